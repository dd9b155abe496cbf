/**
 * How long things are kept, all in one table. `docs/data.md` says what each is and why; what is not here stays for as
 * long as its owner does. Objects see to their own by their alarms, rows of D1 are seen to by the daily trigger
 * (`players/expiry.ts`).
 */
const DAY_MS = 86_400_000;

export const RETENTION = {
  /** A guest or a partner's user who is not seen for so long is deleted, as if they had asked for it. */
  guestUnseenMs: 400 * DAY_MS,
  /** A guest's or an account's token that is older is replaced when it is used, so that nobody who comes back is lost. */
  tokenRenewalMs: 30 * DAY_MS,
  /** Talk and snapshots of a finished match, after its last commit. Its log and replay stay. */
  talkMs: 90 * DAY_MS,
  /** A whole match that one person played alone or against bots, or that was never finished, after its last commit. */
  unsharedMatchMs: 400 * DAY_MS,
  /** What was said in a room that ended before it began. */
  roomTalkMs: 30 * DAY_MS,
  /** What a player was told of an administrator's decision, after its measure has ended. */
  noticeMs: 180 * DAY_MS,
  /** A browser that is told of turns, after a page there last asked for it. */
  pushDeviceMs: 180 * DAY_MS,
  /** A report, after it was settled or objected to; longer than what it led to may hold. */
  settledReportMs: 400 * DAY_MS,
  /** A report that nobody settled. */
  openReportMs: 400 * DAY_MS,
  /** What a partner was sent, or was to be sent, after the last try. */
  deliveryMs: 30 * DAY_MS,
  /** What a queue gave up on, after it was last given up on. */
  deadLetterMs: 90 * DAY_MS,
  /** The answer to a partner's call with an Idempotency-Key. */
  replyMs: DAY_MS,
  /** A room's code. After a month it may lead to another room; after this it leads nowhere. */
  roomCodeMs: 90 * DAY_MS,
} as const;
