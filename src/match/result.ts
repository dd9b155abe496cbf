import type { Language } from "../core/language.ts";
import type { Inside } from "./effects.ts";
import type { MatchState } from "./state.ts";

/** What is kept of a finished match. */
export interface MatchResult {
  readonly match: string;
  readonly game: string;
  readonly language: Language;
  readonly reason: string;
  readonly finishedAt: number;
  /** Made to be rated; whether it is, is decided when it is recorded. Left out before there were ratings. */
  readonly rated?: boolean;
  readonly players: readonly {
    readonly id: string;
    readonly seat: number;
    readonly rank: number;
    readonly score: number | null;
    /** A bot played on for them to the end: in the rating they come last. */
    readonly left?: true;
  }[];
  readonly bots?: readonly { readonly level: number; readonly rank: number }[];
}

/** Null while the match is not over. */
export function resultOf(state: MatchState): MatchResult | null {
  const { progress, header, seats, at } = state;
  if (progress.stage !== "finished") return null;
  const { ranking, scores, reason } = progress.outcome;
  const players = seats.flatMap(({ members, standIn }, seat) =>
    members.map(({ id }) => ({
      id,
      seat,
      rank: ranking[seat]!,
      score: scores?.[seat] ?? null,
      ...(standIn === undefined ? {} : { left: true as const }),
    })),
  );
  return {
    match: header.id,
    game: header.game,
    language: header.language,
    rated: header.rated ?? false,
    reason,
    finishedAt: at,
    players,
    bots: seats.flatMap(({ members, bot }, seat) =>
      members.length === 0 && bot !== null ? { level: bot, rank: ranking[seat]! } : [],
    ),
  };
}

/** Once the last move's frames are out. */
const AFTER_END_MS = 250;
/** When the alarm would do what memory did not come to do. */
const WATCH_MS = 30_000;
/** Until it is recorded, ever slower: a queue may lose a message, the match does not. */
const RESEND_MS = 60_000;
/** After a try that failed. */
const RETRY_MS = 5000;
const RESEND_MOST_MS = 3_600_000;

/**
 * A match that is over has a result to send and news to tell. Memory does so by itself a moment later: an alarm for it
 * would be one more write on the last move's way. One that is armed anyway keeps watch, should memory be lost.
 */
export class ResultOutbox {
  private readonly outside: Pick<Inside<unknown>, "kept" | "do">;
  private isSending = false;
  private notBefore = 0;
  /** From when on the alarm is to see to it; null while memory has nothing of the kind before it. */
  watchedFrom: number | null = null;

  constructor(outside: Pick<Inside<unknown>, "kept" | "do">) {
    this.outside = outside;
  }

  /** The match is over. */
  owe(now: number): void {
    this.watchedFrom = now + WATCH_MS;
    this.outside.do({ type: "after-end", ms: AFTER_END_MS });
  }

  dueAt({ progress }: MatchState): number | null {
    if (progress.stage !== "finished" || this.isSending) return null;
    const unsent = this.outside.kept.unsent();
    return unsent && Math.max(unsent.due, this.notBefore);
  }

  send(state: MatchState, now: number): void {
    this.watchedFrom = null;
    const due = this.dueAt(state);
    const result = due !== null && due <= now ? resultOf(state) : null;
    if (result === null) return;
    this.isSending = true;
    this.outside.do({ type: "send-result", result });
  }

  sent(isSent: boolean, now: number): void {
    this.isSending = false;
    this.notBefore = isSent ? 0 : now + RETRY_MS;
    const { tries = 0 } = this.outside.kept.unsent() ?? {};
    if (isSent)
      this.outside.do({ type: "resend-result", at: now + Math.min(RESEND_MOST_MS, RESEND_MS * 2 ** tries) });
  }

  forget(): void {
    this.isSending = false;
  }
}
