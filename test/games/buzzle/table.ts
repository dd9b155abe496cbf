import type { BuzzleMove, BuzzleView } from "../../../src/games/buzzle/index.ts";
import type { SideView } from "../../../src/games/buzzle/view.ts";
import { optionsSchema } from "../../../src/games/buzzle/wire.ts";
import type { GameEvent, Seat, Viewer } from "../../../src/games/game.ts";
import { CLASS, type Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { buzzleKit, WORDS } from "../../contracts/kits/buzzle.ts";
import { seedOf, Table } from "../../contracts/play.ts";

/** Words of every class, for what may be a secret and what may not. */
export const words = lexiconOf("fr", {
  ...Object.fromEntries(WORDS.map((word) => [word, CLASS.lemma])),
  BUVEZ: CLASS.conjugated,
  BLEUE: CLASS.inflected,
  ELEVE: CLASS.lemma,
  HALTE: CLASS.lemma,
  TABLE: CLASS.lemma,
  AAAAA: CLASS.lemma,
  MALTE: CLASS.proper,
  ZZZZZ: CLASS.lemma | CLASS.shunned,
  OOOOO: CLASS.lemma,
  IIIII: CLASS.lemma,
});

export class BuzzleTable extends Table {
  seen(viewer: Viewer = null): BuzzleView {
    return this.view(viewer) as unknown as BuzzleView;
  }

  side(seat: Seat, viewer: Viewer = null): SideView {
    return this.seen(viewer).sides[seat]!;
  }

  get turn(): Seat | null {
    return this.seen().turn;
  }

  scores(): number[] {
    return this.seen().sides.map(({ score }) => score);
  }

  /** The code of the refusal, or null when the move was accepted. */
  tryMove(seat: Seat, move: BuzzleMove): string | null {
    const verdict = this.move(seat, move);
    return verdict.ok ? null : verdict.error.code;
  }

  /** Moves, and must be allowed to. */
  play(seat: Seat, ...moves: BuzzleMove[]): void {
    for (const move of moves) {
      const verdict = this.move(seat, move);
      if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${verdict.error.message}`);
    }
  }

  get lastEvents(): readonly GameEvent[] {
    return this.log.at(-1)!.events;
  }
}

export function tableFor(seats: number, wish: object = {}, seed = 1, lexicon: Lexicon = words): BuzzleTable {
  const options = optionsSchema.parse(wish);
  return new BuzzleTable({ ...buzzleKit, words: lexicon }, { name: "by hand", seats, options }, seedOf(seed));
}

/** A match with these secrets in which seat 0 starts: seeds are tried until the draw says so. */
export function begun(secrets: readonly string[], wish: object = {}, lexicon: Lexicon = words): BuzzleTable {
  for (let seed = 1; ; seed++) {
    const table = tableFor(secrets.length, wish, seed, lexicon);
    secrets.forEach((word, seat) => {
      table.play(seat, { type: "secret", word });
    });
    if (table.turn === 0) return table;
  }
}

/** Proposals to seat 1, written `box+piece`: `1I 1i 2C`. */
export const proposals = (text: string, target: Seat = 1): BuzzleMove[] =>
  text.split(" ").map((each) => ({ type: "propose", target, box: Number(each[0]), piece: each[1]! }));
