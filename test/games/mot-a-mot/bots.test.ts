import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../src/core/chance.ts";
import { motAMotBot } from "../../../src/games/mot-a-mot/bot.ts";
import { deckOf } from "../../../src/games/mot-a-mot/deck.ts";
import { type MotAMotView, motAMot } from "../../../src/games/mot-a-mot/index.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { seedOf } from "../../contracts/play.ts";
import { mean, median, seekAlone } from "./ladder.ts";
import { MotAMotTable } from "./round.ts";
import { playBots } from "./simulation.ts";

const words = lexiconOf("fr", ["MOT"]);
const choose = (view: MotAMotView, seat: number, level: 0 | 1 | 2 | 3, n = 1) =>
  motAMotBot.choose(view, seat, level, chanceOf(seedOf(n), 0, "bot"), words);

describe("bots", () => {
  it.each([3, 4, 5, 6, 7, 8])("%i of them alone play matches to the end", (seats) => {
    for (let seed = 1; seed <= 4; seed++) {
      const levels = Array.from({ length: seats }, (_, seat) => ([1, 2, 3] as const)[(seat + seed) % 3]!);
      const played = playBots("fr", levels, seed);
      expect(played.over, `seed ${seed}`).toBe(true);
      expect(played.minutes, `seed ${seed}`).toBeLessThan(60);
    }
  });

  it.each(["en", "de"] as const)("play in %s too", (language) => {
    expect(playBots(language, [3, 3, 3, 3], 7).over).toBe(true);
  });

  it.each([
    [1, 2],
    [2, 3],
  ] as const)("win more the better they are: level %i has fewer tokens than level %i", (low, high) => {
    const tokens = { [low]: 0, [high]: 0 };
    for (let seed = 1; seed <= 6; seed++) {
      const levels = Array.from({ length: 6 }, (_, seat) => ((seat + seed) % 2 === 0 ? low : high));
      const { state } = playBots("fr", levels, seed);
      for (const [seat, { speaker, seeker }] of state.tokens.entries())
        tokens[levels[seat]!]! += speaker + seeker;
    }
    expect(tokens[high]! / tokens[low]!).toBeGreaterThan(1.4);
  });

  describe.each(motAMot.languages)("in %s, with fair clues in any order", (language) => {
    const entries = chanceOf(seedOf(7), 0, "entries").shuffle(deckOf(language)).slice(0, 120);
    const [one, two, three] = ([1, 2, 3] as const).map((level) =>
      entries.map((entry, n) => {
        const clues = chanceOf(seedOf(n), 1, "clues").shuffle(entry.clues);
        return seekAlone(language, entry, clues, level, n);
      }),
    );

    it("find within two to four, the better the sooner", () => {
      const all = [one!, two!, three!];
      for (const each of all) {
        expect(median(each)).toBeGreaterThanOrEqual(2);
        expect(median(each)).toBeLessThanOrEqual(4);
      }
      const [slow, usual, quick] = all.map(mean);
      expect(slow! - usual!).toBeGreaterThan(0.5);
      expect(usual! - quick!).toBeGreaterThan(0.4);
    });

    it("are wrong now and then, a beginner more often, and never say the same again", () => {
      const wrong = [one!, two!, three!].map(
        (all) => all.flatMap((sought) => sought.wrong).length / all.length,
      );
      expect(wrong[0]).toBeGreaterThan(0.2);
      expect(wrong[1]).toBeGreaterThan(0.08);
      expect(wrong[0]! > wrong[1]! && wrong[1]! > wrong[2]!).toBe(true);
      for (const sought of [...one!, ...two!, ...three!])
        expect(new Set(sought.wrong).size).toBe(sought.wrong.length);
    });
  });

  it("hear the clues: a seeker names what they bring to mind, and not what was wrong already", () => {
    const table = new MotAMotTable(3).auction(9);
    const entry = { text: table.text(table.round.current!), seeker: table.seekers[0]! };
    for (const level of [3] as const) {
      for (let i = 0; i < 3; i++) {
        const move = choose(table.view(table.giver), table.giver, level, i + 1);
        if (move?.type !== "clue") throw new Error("A speaker speaks");
        table.clue(move.word);
      }
    }
    table.buzz(entry.seeker);
    const answer = choose(table.view(entry.seeker), entry.seeker, 3);
    expect(answer).toEqual({ type: "answer", word: entry.text });
  });

  it("a seeker's choice does not depend on the card: its view has none", () => {
    const table = new MotAMotTable(4).auction(9).clue("bateau");
    const view = table.view(table.seekers[0]!);
    expect(JSON.stringify(view)).not.toContain(table.text(table.round.current!));
  });

  it("seekers without an idea decline, and with the last clue gone they try their luck", () => {
    const table = new MotAMotTable(3).auction(3).clue();
    const [seeker] = table.seekers;
    expect(choose(table.view(seeker!), seeker!, 3)).toBeNull();
    table.clue().clue();
    expect(choose(table.view(seeker!), seeker!, 3)).toEqual({ type: "buzz" });
  });

  it("underbid only when they dare", () => {
    const table = new MotAMotTable(5);
    const [a, b] = table.speakers;
    expect(choose(table.view(a!), a!, 3)).toMatchObject({ type: "bid" });
    table.bid(a!, 4);
    expect(choose(table.view(b!), b!, 3)).toEqual({ type: "pass" });
  });

  describe("leave people their time", () => {
    const pace = (table: MotAMotTable, seat: number, level: 1 | 2 | 3 = 3): number[] =>
      Array.from({ length: 50 }, (_, n) => {
        const ms = motAMotBot.paceMs!(table.view(seat), seat, level, chanceOf(seedOf(n), 0, "pace"));
        return ms ?? 0;
      });
    const meanOf = (all: readonly number[]): number => all.reduce((a, b) => a + b) / all.length;

    it("to read the card before the first bid, and to bid lower before the count is at 0", () => {
      const table = new MotAMotTable(5);
      expect(Math.min(...pace(table, table.speakers[0]!))).toBeGreaterThanOrEqual(4000);
      table.bid(table.speakers[0]!, 4);
      expect(Math.max(...pace(table, table.speakers[1]!))).toBeLessThanOrEqual(2000);
    });

    it("to think about a clue before the next, unless nobody may buzz", () => {
      const table = new MotAMotTable(3).auction(9).clue();
      expect(Math.min(...pace(table, table.giver))).toBeGreaterThanOrEqual(5000);
      table.wrong(table.seekers[0]!);
      expect(Math.max(...pace(table, table.giver))).toBe(0);
    });

    it("to buzz: the better the level, the sooner", () => {
      const table = new MotAMotTable(5).auction(9).clue();
      const [first, second, third] = ([1, 2, 3] as const).map((level) =>
        meanOf(pace(table, table.seekers[0]!, level)),
      );
      expect(Math.min(...pace(table, table.seekers[0]!))).toBeGreaterThanOrEqual(2000);
      expect(first! > second! && second! > third!).toBe(true);
    });
  });
});
