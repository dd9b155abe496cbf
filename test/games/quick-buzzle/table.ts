import { expect } from "vitest";
import type { Seat, Viewer } from "../../../src/games/game.ts";
import type { QuickBuzzleMove, QuickBuzzleView } from "../../../src/games/quick-buzzle/index.ts";
import { optionsSchema } from "../../../src/games/quick-buzzle/wire.ts";
import type { Lexicon } from "../../../src/lexicon/lexicon.ts";
import { quickBuzzleKit } from "../../contracts/kits/quick-buzzle.ts";
import { seedOf, Table } from "../../contracts/play.ts";
import { words } from "../buzzle/table.ts";

export class QuickTable extends Table {
  seen(viewer: Viewer): QuickBuzzleView {
    return this.view(viewer) as unknown as QuickBuzzleView;
  }

  tryMove(seat: Seat, move: QuickBuzzleMove): string | null {
    const verdict = this.move(seat, move);
    return verdict.ok ? null : verdict.error.code;
  }
}

/** One race, unless the wish says otherwise. */
export const tableFor = (seats: number, wish: object = {}, lexicon: Lexicon = words): QuickTable =>
  new QuickTable(
    { ...quickBuzzleKit, words: lexicon },
    { name: "by hand", seats, options: optionsSchema.parse({ series: false, ...wish }) },
    seedOf(1),
  );

export function dealt(secrets: readonly string[], wish: object = {}, lexicon: Lexicon = words): QuickTable {
  const table = tableFor(secrets.length, wish, lexicon);
  secrets.forEach((word, seat) => {
    expect(table.tryMove(seat, { type: "secret", word })).toBeNull();
  });
  return table;
}

export const solve = (word: string) => ({ type: "solve", word }) as const;
