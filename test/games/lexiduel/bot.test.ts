import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { chanceOf } from "../../../src/core/chance.ts";
import { analyse } from "../../../src/games/lexiduel/analysis.ts";
import { apply } from "../../../src/games/lexiduel/apply.ts";
import { bestGain } from "../../../src/games/lexiduel/best.ts";
import { scoreOf } from "../../../src/games/lexiduel/board.ts";
import { lexiduelBot } from "../../../src/games/lexiduel/bot.ts";
import { legalMoves } from "../../../src/games/lexiduel/generate.ts";
import { lexiduel } from "../../../src/games/lexiduel/index.ts";
import { afterPlacing, moverOf } from "../../../src/games/lexiduel/position.ts";
import {
  eventsOf,
  formatRecord,
  parseRecord,
  recordsFrom,
  replayRecord,
} from "../../../src/games/lexiduel/record.ts";
import { swingOn } from "../../../src/games/lexiduel/weigh.ts";
import { optionsSchema } from "../../../src/games/lexiduel/wire.ts";
import { classesOf } from "../../../src/games/lexiduel/words.ts";
import { CLASS, type Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { seedOf } from "../../contracts/play.ts";
import { FEW_WORDS } from "./few-words.ts";
import { contest } from "./ladder.ts";
import { randomPosition, workedTurns } from "./positions.ts";

const vocabulary = { words: FEW_WORDS, classes: classesOf({ interjections: false }) };
const seeds = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe("weighing", () => {
  it("gives what counting the whole board before and after gives", () => {
    for (const seed of seeds(20)) {
      const position = randomPosition(vocabulary, seed * 2, chanceOf(seedOf(seed), 0, "weigh"));
      const swing = swingOn(position);
      const sign = moverOf(position) === "blue" ? 1 : -1;
      const balance = (board: string) => sign * (scoreOf(board)[0] - scoreOf(board)[1]);
      let most = 0;
      for (const move of legalMoves(position, vocabulary)) {
        const gain = balance(afterPlacing(position, move, move).board) - balance(position.board);
        expect(swing(move.squares, move.line, move.captures)).toBe(gain);
        most = Math.max(most, gain);
      }
      expect(bestGain(position, vocabulary)?.swing ?? 0, `seed ${seed}`).toBe(most);
    }
  });
});

describe("bots", () => {
  const options = optionsSchema.parse({});

  it.each([1, 2, 3] as const)("level %i keeps shunned words for when there is nothing else", (level) => {
    const choose = (words: Record<string, number>) => {
      const lexicon = lexiconOf("fr", words);
      const view = lexiduel.view(lexiduel.init({ seats: 2, language: "fr", options }), 0);
      const move = lexiduelBot.choose(view, 0, level, chanceOf(seedOf(1), 0, "bot"), lexicon);
      return move?.type === "place" ? move.letters.map(({ letter }) => letter).join("") : move?.type;
    };
    const con = CLASS.lemma | CLASS.shunned;
    expect(choose({ CON: con, MER: CLASS.lemma })).toBe("MER");
    expect(choose({ CON: con })).toBe("CON");
  });

  it.each([
    [3, 1],
    [3, 2],
    [2, 1],
  ] as const)("level %i beats level %i", (strong, weak) => {
    expect(contest([strong, weak], seeds(6), builtLexicon("fr"), 12).won).toBeGreaterThanOrEqual(4);
  });

  it("level 3 chooses the same in a process that has searched before and in one that has not", () => {
    const setup = { seats: 2, language: "fr", options } as const;
    const state = eventsOf(workedTurns().slice(0, 20)).reduce(apply, lexiduel.init(setup));
    const choose = (words: Lexicon) =>
      lexiduelBot.choose(lexiduel.view(state, 0), 0, 3, chanceOf(seedOf(1), 0, "bot"), words);
    const words = builtLexicon("fr");
    const first = choose(words);
    expect([choose(words), choose(words), choose(builtLexicon("fr"))]).toEqual([first, first, first]);
    expect(first).toMatchObject({ type: "place" });
  });
});

describe("analysis", () => {
  /** The worked game's events, as its match would have logged them. */
  const events = eventsOf(workedTurns());
  const setup = { seats: 2, language: "fr", options: optionsSchema.parse({}) } as const;

  it("tells the points after each turn and a better move where there was one", () => {
    const { turns } = analyse(setup, events, FEW_WORDS);
    expect(turns).toHaveLength(32);
    expect(turns.at(-1)).toMatchObject({ game: 1, round: 16, seat: 1, scores: [75, 70] });
    expect(turns[9]).toMatchObject({ played: "C1 down LIMON", gain: 7, scores: [8, 6] });
    for (const { gain, best } of turns) if (best) expect(best.gain).toBeGreaterThan(gain);
    expect(turns.some(({ best }) => best !== null)).toBe(true);
  });

  it("exports the match as a record that plays to the same board", () => {
    const [record] = recordsFrom(setup, events);
    const again = parseRecord(formatRecord(record!));
    expect(again).toEqual({ ok: true, value: record });
    const replayed = replayRecord(record!, () => true);
    expect(replayed.ok && replayed.value.at(-1)!.after).toEqual(workedTurns().at(-1)!.after);
  });
});
