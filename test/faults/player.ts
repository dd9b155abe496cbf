import { chanceOf } from "../../src/core/chance.ts";
import type { AnyBot, GameView, Seat } from "../../src/games/game.ts";
import { gameNamed } from "../../src/games/registry.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { MatchLink } from "../../src/link/match-link.ts";
import { portOf } from "../../src/link/port.ts";
import type { ServerFrame, ViewFrame } from "../../src/protocol/frames.ts";

/**
 * Somebody who plays at random over a real socket, with the client's own link: it comes back by itself,
 * sends again what was not answered, and keeps a list of everything the server has acknowledged.
 */
export interface Acknowledged {
  readonly id: string;
  readonly seq: number;
}

export class RandomPlayer {
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  view: ViewFrame | null = null;
  seq = 0;
  private readonly line: MatchLink;
  private readonly bot: AnyBot;
  private readonly words: Lexicon;
  private readonly seat: Seat;
  private readonly interrupts: boolean;
  private readonly seed: Uint8Array;
  private thinking = false;
  private turns = 0;
  /** After so many turns of its own it resigns, so that no match goes on for ever. */
  patience: number;

  constructor(
    url: string,
    match: string,
    token: string,
    game: string,
    seat: Seat,
    words: Lexicon,
    seed: Uint8Array,
    patience: number,
  ) {
    this.bot = gameNamed(game)!.bot;
    this.seat = seat;
    this.interrupts = game === "mot-a-mot"; // who seeks there buzzes without being awaited
    this.words = words;
    this.seed = seed;
    this.patience = patience;
    const address = `${url.replace("http", "ws")}/api/matches/${match}/socket`;
    this.line = new MatchLink(address, () => token, portOf(globalThis), {
      frame: (frame) => this.hear(frame),
      status: () => {},
      wantsPings: () => true,
    });
    this.line.connect();
  }

  get over(): boolean {
    return this.view !== null && this.view.outcome !== null;
  }

  leave(): void {
    this.line.close();
  }

  private hear(frame: ServerFrame): void {
    if (frame.type === "accepted") this.acknowledged.push({ id: frame.id, seq: frame.seq });
    if (frame.type === "refused") this.refused.push(frame.code);
    if (frame.type !== "welcome" && frame.type !== "update") return;
    this.view = frame.view;
    this.seq = Math.max(this.seq, frame.seq);
    void this.think();
  }

  private async think(): Promise<void> {
    if (this.thinking || this.over || this.view === null) return;
    if (this.view.phase === "waiting" || this.view.seats[this.seat]?.out) return;
    this.thinking = true;
    const move = this.choose(this.view);
    // One at a time: what was refused as too late is thought over with the newer view.
    if (move !== null) await this.line.submit(move);
    this.thinking = false;
    if (move !== null) setTimeout(() => void this.think(), 20);
  }

  private choose(view: ViewFrame): unknown {
    if (this.turns++ > this.patience) return { type: "resign" };
    if (!view.awaiting.includes(this.seat) && !this.interrupts) return null;
    const chance = chanceOf(this.seed, this.turns, `fault|${this.seat}`);
    return this.bot.choose(view as unknown as GameView, this.seat, 0, chance, this.words);
  }
}
