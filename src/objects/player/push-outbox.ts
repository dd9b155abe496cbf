import { earliest } from "../../core/earliest.ts";
import { gameNamed } from "../../games/registry.ts";
import {
  endOfQuiet,
  NOTHING_SENT,
  type Push,
  type PushesSent,
  planPushes,
  type Waiting,
} from "../../match/push.ts";
import type { Pushed, PushOutcome } from "../../players/push-post.ts";
import type { PushMessage } from "../../protocol/push.ts";
import type { PushWish } from "../../protocol/terms.ts";
import type { PushDevice, PushDevices } from "./push-devices.ts";

/**
 * Tells a player's browsers what waits. What is to be sent is written in the turn in which it is decided, together with
 * what then counts as told; the object's alarm carries it out. A crash in between sends it, or sends it again, and then
 * under the same topic and tag: nobody sees two. What is no longer true when its turn comes is not sent.
 */
const SENT = "push-sent";
const OUT = "push-out:";
const FIRST_RETRY_MS = 30_000;
const LAST_RETRY_MS = 3_600_000;
const MOST_TRIES = 8;
const AT_ONCE = 20;
const DAY_MS = 86_400_000;
/** A turn without a deadline, and what has begun, is news for so long. */
const NEWS_MS = 3_600_000;

/** Something that waits, with what a message says of it. */
export type PushFact = Omit<Waiting, "reminded"> & {
  readonly game: string;
  readonly with: readonly string[];
};

/** One message for one browser. It holds no name: these are read when it is sent. */
interface Intent {
  readonly push: Push;
  readonly device: string;
  readonly at: number;
  /** Not before. */
  readonly due: number;
  readonly tries: number;
  /** Of somebody who was found: the match is soon among the others, and is news all the same. */
  readonly found?: { readonly game: string; readonly until: number };
}

type Kept = readonly [key: string, intent: Intent];

export type PostPush = (device: PushDevice, message: Pushed) => Promise<PushOutcome>;

export class PushOutbox {
  private readonly kv: SyncKvStorage;
  private readonly devices: PushDevices;
  private readonly facts: () => readonly PushFact[];
  private readonly post: PostPush;

  constructor(kv: SyncKvStorage, devices: PushDevices, facts: () => readonly PushFact[], post: PostPush) {
    this.kv = kv;
    this.devices = devices;
    this.facts = facts;
    this.post = post;
  }

  /**
   * Decides what is to be told now. `lookedAt`: see `planPushes`. Gives when the alarm is to ring; null where nobody wants
   * to be told.
   */
  look(now: number, lookedAt: number | null): number | null {
    const devices = this.devices.all(now);
    if (devices.length === 0) {
      this.clear();
      return null;
    }
    const facts = this.facts();
    const before = this.kv.get<PushesSent>(SENT) ?? NOTHING_SENT;
    const plan = planPushes(this.wanted(facts), before, this.devices.quietHours, now, lookedAt);
    if (JSON.stringify(plan.sent) !== JSON.stringify(before)) this.kv.put(SENT, plan.sent);
    for (const push of plan.pushes)
      for (const { id } of devices) {
        const key = OUT + crypto.randomUUID();
        this.kv.put(key, { push, device: id, at: now, due: now, tries: 0, ...foundOf(push, facts) });
      }
    return earliest(plan.again, this.devices.endAt(now), ...this.out().map(([, { due }]) => due));
  }

  /** Sends what is due. Never throws. Afterwards `look` says when to go on. */
  async carryOut(now: number, isLooking: boolean): Promise<void> {
    const due = this.out().filter((each) => each[1].due <= now);
    const facts = this.facts();
    await Promise.all(due.slice(0, AT_ONCE).map((kept) => this.send(kept, facts, now, isLooking)));
  }

  /** Nothing is under way to a browser that is not told any more. */
  clear(): void {
    const known = new Set(this.devices.all(Date.now()).map(({ id }) => id));
    for (const [key, { device }] of this.out()) if (!known.has(device)) this.kv.delete(key);
    if (known.size === 0) this.kv.delete(SENT);
  }

  private async send(
    [key, intent]: Kept,
    facts: readonly PushFact[],
    now: number,
    isLooking: boolean,
  ): Promise<void> {
    const device = this.devices.all(now).find(({ id }) => id === intent.device);
    const told = device && !isLooking ? this.messageOf(intent, facts, device, now) : null;
    if (!device || told === null) return void this.kv.delete(key);
    const quiet = this.devices.quietHours;
    const quietUntil = quiet && !intent.found ? endOfQuiet(quiet, now) : null;
    if (quietUntil !== null) return this.putOff(key, intent, quietUntil);
    const outcome = await this.post(device, told);
    if (this.kv.get(key) === undefined) return; // signed out, or gone, meanwhile
    if (outcome.kind === "gone") this.devices.remove(device.id, now);
    if (outcome.kind !== "later" || intent.tries + 1 >= MOST_TRIES) return void this.kv.delete(key);
    const wait = Math.max(backoffMs(intent.tries), outcome.afterMs ?? 0);
    this.putOff(key, { ...intent, tries: intent.tries + 1 }, now + wait);
    // A service that asks for patience means all that goes to it.
    if (outcome.afterMs !== null)
      for (const [other, each] of this.out())
        if (each.device === device.id && each.due < now + wait) this.putOff(other, each, now + wait);
  }

  private putOff(key: string, intent: Intent, due: number): void {
    this.kv.put(key, { ...intent, due });
  }

  /** Null when it is not true any more. */
  private messageOf(
    { push, found }: Intent,
    facts: readonly PushFact[],
    { language }: PushDevice,
    now: number,
  ): Pushed | null {
    if (push.type === "digest") {
      const count = facts.filter(({ kind, days }) => kind === "turn" && days).length;
      return count > 0 ? pushed({ kind: "digest", language, count }, "digest", now + DAY_MS, now) : null;
    }
    const { kind, match } = push;
    const waits = kind === "half" || kind === "nine-tenths" ? "turn" : kind;
    const fact = facts.find((each) => each.match === match && each.kind === waits);
    const until = found ? found.until : (fact?.until ?? now + NEWS_MS);
    if (until <= now || (!fact && !found) || (fact?.seen && kind === "turn")) return null;
    const said = {
      ...{ kind, language, match, until: found ? found.until : (fact?.until ?? null) },
      game: gameNamed(found?.game ?? fact?.game ?? "")?.facts.texts[language].name ?? "Palabre",
      with: [...(fact?.with ?? [])],
    };
    return pushed(said, match, until, now);
  }

  /** What somebody chose to hear of. */
  private wanted(facts: readonly PushFact[]): Waiting[] {
    const { wishes } = this.devices.wish;
    return facts
      .filter(({ kind }) => wishes[WISH_OF[kind]])
      .map(({ game: _, with: __, ...fact }) => ({ ...fact, reminded: fact.days && wishes.reminders }));
  }

  private out(): Kept[] {
    return [...this.kv.list<Intent>({ prefix: OUT })];
  }
}

const WISH_OF: Record<Waiting["kind"], PushWish> = {
  turn: "turn",
  invited: "invitations",
  begun: "found",
  found: "found",
};

function foundOf(push: Push, facts: readonly PushFact[]): Pick<Intent, "found"> {
  if (push.type === "digest" || push.kind !== "found") return {};
  const fact = facts.find(({ kind, match }) => kind === "found" && match === push.match);
  return fact && fact.until !== null ? { found: { game: fact.game, until: fact.until } } : {};
}

function pushed(message: PushMessage, topic: string, until: number, now: number): Pushed {
  const { kind } = message;
  return {
    text: JSON.stringify(message),
    ttlSeconds: Math.ceil((Math.min(until, now + 2 * DAY_MS) - now) / 1000),
    isUrgent: kind === "found" || kind === "begun" || kind === "nine-tenths",
    topic: topic.slice(0, 32),
  };
}

/** Twice as long each time, and never for everybody at once. */
const backoffMs = (tries: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries) * (1 + Math.random() / 5);
