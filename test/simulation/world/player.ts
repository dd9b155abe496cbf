import type { Language } from "../../../src/core/language.ts";
import type { GameView, Seat } from "../../../src/games/game.ts";
import { entryOf } from "../../../src/games/registry.ts";
import type { Status } from "../../../src/link/link.ts";
import { MatchLink } from "../../../src/link/match-link.ts";
import { CHAT_PHRASES } from "../../../src/protocol/chat.ts";
import type { ServerFrame, ViewFrame } from "../../../src/protocol/frames.ts";
import type { Dice } from "../platform/dice.ts";
import type { History } from "../platform/history.ts";
import type { Device } from "./device.ts";
import { wordsFor } from "./words.ts";

export interface Sitting {
  readonly match: string;
  /** Null for who only watches. */
  readonly seat: Seat | null;
  readonly game: string;
  readonly language: Language;
  readonly token: () => string | null;
  readonly manners: Manners;
}

/** How somebody behaves at a table, each as a probability. */
export interface Manners {
  /** In each turn: thinks so long that the match falls asleep meanwhile. */
  readonly dawdles: number;
  /** In each turn: moves in the very moment in which the time is up. */
  readonly hesitates: number;
  /** In each turn: closes the page and opens it again after a while; or for good. */
  readonly stepsOut: number;
  readonly walksOut: number;
  /** Resigns at the first turn. */
  readonly regrets: number;
  /** In each turn: says something. */
  readonly chats: number;
  /** When somebody else is away: wants the seat at once, and again when it may be claimed. */
  readonly claims: number;
}

export const PLAIN: Manners = {
  ...{ dawdles: 0, hesitates: 0, stepsOut: 0, walksOut: 0 },
  ...{ regrets: 0, chats: 0, claims: 0 },
};
/** Who has more time than this does not wait for its end. */
const LONGEST_HESITATION_MS = 70_000;

/** Games in which a seat may act without being awaited. */
const INTERRUPTED = new Set(["mot-a-mot"]);

type Ending = "over" | "ended" | "walked out";

/** Somebody at a table, with our own client's link and the game's own bot at its simplest. */
export class MatchPlayer {
  /** Their page has seen the end, was told not to come back, or they have left for good. */
  readonly done: Promise<Ending>;
  view: ViewFrame | null = null;
  private viewedAt = 0;
  /** The match that this one goes on in, once there is one. */
  rematch: string | null = null;
  private readonly link: MatchLink;
  private readonly device: Device;
  private readonly dice: Dice;
  private readonly history: History;
  private readonly sitting: Sitting;
  private finish: (how: Ending) => void = () => {};
  private isThinking = false;
  private turns = 0;
  /** After so many turns of its own it resigns, so that no match goes on for ever. */
  private readonly patience: number;
  private isOver = false;
  private isClaiming = false;
  /** As the match says: who was looking for another game may have been sent to a match of before. */
  private game: string;
  private hasBegun: () => void = () => {};
  /** The match has begun, or is over for them. */
  readonly begun: Promise<void>;

  constructor(device: Device, dice: Dice, history: History, sitting: Sitting) {
    this.device = device;
    this.dice = dice;
    this.history = history;
    this.sitting = sitting;
    this.game = sitting.game;
    this.patience = 20 + dice.int(60);
    this.done = new Promise((resolve) => {
      this.finish = (how) => {
        this.hasBegun();
        resolve(how);
      };
    });
    this.begun = new Promise((resolve) => {
      this.hasBegun = resolve;
    });
    const address = device.socketAddress(`/api/matches/${sitting.match}/socket`);
    this.link = new MatchLink(address, sitting.token, device.port, {
      frame: (frame) => this.hear(frame),
      status: (status) => this.changed(status),
      wantsPings: () => true,
    });
    history.add("opens", device.name, `${sitting.match} ${sitting.seat ?? "-"}`);
    this.link.connect();
  }

  /** Sits at a match that has begun and is not over. */
  get isPlaying(): boolean {
    const { view } = this;
    return this.sitting.seat !== null && !this.isOver && view !== null && view.phase !== "waiting";
  }

  leave(): void {
    this.isOver = true;
    this.history.add("leaves", this.device.name, this.sitting.match);
    this.link.close();
    this.finish("walked out");
  }

  /** Their device has its line back. */
  wake(): void {
    this.link.wake();
  }

  /** Closes the page and opens it again. */
  async stepOut(ms: number): Promise<void> {
    this.history.add("steps out", this.device.name, this.sitting.match);
    this.link.close();
    await this.device.wait(ms);
    if (!this.isOver) this.link.connect();
  }

  say(text: string): void {
    this.history.add("says", this.device.name, `${this.sitting.match} ${text}`);
    this.link.say({ type: "chat", to: "table", text });
  }

  private changed(status: Status): void {
    if (status.kind !== "ended") return;
    this.history.add("link ended", this.device.name, `${this.sitting.match} ${status.code} ${status.reason}`);
    this.isOver = true;
    this.finish("ended");
  }

  private hear(frame: ServerFrame): void {
    if (frame.type === "pong") return;
    this.history.add("hears", this.device.name, `${this.sitting.match} ${JSON.stringify(frame)}`);
    if (frame.type === "rematch" && frame.match !== null) this.rematch = frame.match;
    if (frame.type === "presence") this.mind(frame.away);
    if (frame.type !== "welcome" && frame.type !== "update") return;
    this.view = frame.view;
    this.viewedAt = frame.now;
    if (frame.type === "welcome") this.game = frame.table.game;
    if (frame.view.phase !== "waiting") this.hasBegun();
    if (frame.view.outcome !== null) {
      if (!this.isOver) this.finish("over");
      this.isOver = true;
      return;
    }
    this.think();
  }

  private think(): void {
    if (this.isThinking || this.isOver || !this.view || !this.mayAct(this.view)) return;
    this.isThinking = true;
    const { manners } = this.sitting;
    const isSlow = this.dice.happens(manners.dawdles);
    const leftMs = this.dice.happens(manners.hesitates) ? this.leftMs(this.view) : null;
    const ms =
      leftMs !== null
        ? Math.max(0, leftMs + this.dice.between(-400, 1200))
        : isSlow
          ? 15_000 + this.dice.until(20_000)
          : 300 + this.dice.until(2500);
    void this.device.wait(ms).then(async () => {
      if (!this.isOver && this.dice.happens(manners.chats))
        this.link.say({ type: "chat", to: "table", phrase: this.dice.pick(CHAT_PHRASES) });
      if (!this.isOver && this.dice.happens(manners.stepsOut))
        await this.stepOut(this.dice.until(this.dice.happens(0.5) ? 5000 : 40_000));
      if (!this.isOver && this.dice.happens(manners.walksOut)) this.leave();
      const move = this.isOver || !this.view ? null : this.choose(this.view);
      if (move !== null) {
        this.history.add("moves", this.device.name, `${this.sitting.match} ${JSON.stringify(move)}`);
        // One at a time: what was refused as too late is thought over with the newer view.
        await this.link.submit(move);
      }
      this.isThinking = false;
      if (move !== null) this.think();
    });
  }

  /** Until the time of this turn is up; null where that takes too long, or no time runs. */
  private leftMs({ deadline }: ViewFrame): number | null {
    const leftMs = deadline === null ? Number.POSITIVE_INFINITY : deadline - this.viewedAt;
    return leftMs < LONGEST_HESITATION_MS ? leftMs : null;
  }

  /** Somebody is away. Who wants the seat asks too early, and then when it may be had. */
  private mind(away: readonly { readonly seat: Seat; readonly until: number | null }[]): void {
    const [gone] = away.filter(({ seat }) => seat !== this.sitting.seat);
    if (!gone || this.isClaiming || this.isOver || this.sitting.seat === null) return;
    if (!this.dice.happens(this.sitting.manners.claims)) return;
    this.isClaiming = true;
    const type = (this.view?.seats.length ?? 2) > 2 && this.dice.happens(0.7) ? "takeover" : "claim";
    void (async () => {
      for (const ms of [500, 12_000, 20_000, 60_000]) {
        await this.device.wait(ms);
        if (this.isOver || !this.view?.seats[gone.seat]?.away) break;
        const answer = await this.link.submit({ type, seat: gone.seat });
        if (answer.ok) break;
      }
      this.isClaiming = false;
    })();
  }

  private mayAct(view: ViewFrame): boolean {
    const { seat } = this.sitting;
    if (seat === null || view.phase === "waiting" || view.seats[seat]?.out) return false;
    return view.awaiting.includes(seat) || INTERRUPTED.has(this.game);
  }

  private choose(view: ViewFrame): unknown {
    const { seat, language } = this.sitting;
    const words = wordsFor(this.game, language);
    if (seat === null || !this.mayAct(view)) return null;
    const isRegretted = this.turns === 0 && this.dice.happens(this.sitting.manners.regrets);
    if (this.turns++ > this.patience || isRegretted) return { type: "resign" };
    const chance = {
      int: (bound: number) => this.dice.int(bound),
      pick: <T>(items: readonly T[]) => this.dice.pick(items),
      shuffle: <T>(items: readonly T[]) => shuffled(items, this.dice),
    };
    return entryOf(this.game).bot.choose(view as unknown as GameView, seat, 0, chance, words);
  }
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = dice.int(i + 1);
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}
