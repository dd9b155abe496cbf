import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { analyse } from "../../../src/games/overturn/analysis.ts";
import { overturnBot, SHORT } from "../../../src/games/overturn/bot.ts";
import { overturn } from "../../../src/games/overturn/index.ts";
import { legalWords } from "../../../src/games/overturn/search.ts";
import { analysisSchema } from "../../../src/games/overturn/wire.ts";
import { CLASS } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { botMatch, ladder } from "./matches.ts";
import { chanceFor, position } from "./positions.ts";

const french = builtLexicon("fr");
const MATCHES = 12;

describe("the bots", () => {
  // The whole ladder of 200 matches a pair and language is a program: test/bench/overturn-ladder.ts.
  it(`level 3 beats level 1 in at least 11 of ${MATCHES} seeded matches`, () => {
    expect(ladder(3, 1, MATCHES, french)).toBeGreaterThanOrEqual(11);
  });

  it("level 2 sits between them: it mostly beats level 1 and mostly loses to level 3", () => {
    expect(ladder(2, 1, MATCHES, french)).toBeGreaterThanOrEqual(8);
    expect(ladder(3, 2, MATCHES, french)).toBeGreaterThanOrEqual(8);
  });

  it("says words that everybody knows while there are any, level 1 short ones", () => {
    const common = new Set(french.common);
    const { setup, log } = botMatch([1, 3], 4, french);
    let state = overturn.init(setup);
    for (const event of log) {
      if (event.type === "word-made") {
        const known = legalWords(state, event.seat, french).filter(({ word }) => common.has(word));
        if (known.length > 0) expect(common).toContain(event.word);
        const shortest = Math.min(...known.map(({ word }) => word.length));
        if (event.seat === 0 && known.length > 0)
          expect(event.word.length).toBeLessThanOrEqual(Math.max(SHORT, shortest));
      }
      state = overturn.apply(state, event);
    }
    expect(log.length).toBeGreaterThan(10);
  });

  it("level 3 looks one answer ahead: it leaves a longer word that can be answered, level 2 takes it", () => {
    // ROIS lays four rings, of which SA then turns one. OSE lays three, and no word is left to answer it.
    const few = lexiconOf("fr", ["ROIS", "SA", "OSE"]);
    const seen = overturn.view(position(`ROISAK${"K".repeat(24)}KKOSEK`), 0);
    const cells = ([2, 3] as const).map((level) =>
      overturnBot.choose(seen, 0, level, chanceFor(1, "bot"), few),
    );
    expect(cells).toEqual([
      { type: "word", cells: [0, 1, 2, 3] },
      { type: "word", cells: [32, 33, 34] },
    ]);
  });

  const shunned = lexiconOf("fr", { ROI: CLASS.lemma | CLASS.shunned });
  it.each([0, 1, 2, 3] as const)(
    "level %i passes rather than say a shunned word, unless it must",
    (level) => {
      const choose = (rings: string) => {
        const state = position("KROKKK KKIKKK", { rings });
        return overturnBot.choose(overturn.view(state, 0), 0, level, chanceFor(1, "bot"), shunned);
      };
      expect(choose("")).toMatchObject({ type: "pass" });
      expect(choose(`${"0".repeat(8)}.${"1".repeat(27)}`)).toMatchObject({ type: "word", cells: [1, 2, 8] });
    },
  );
});

describe("the analysis", () => {
  const { setup, log } = botMatch([1, 3], 9, french, { games: 2 });
  const judged = analyse(setup, [{ type: "match-begun" }, ...log], french);

  it("has every move, with nothing better missed than was there", () => {
    const moves = log.filter(({ type }) => type === "word-made" || type === "ring-given");
    expect(judged).toHaveLength(moves.length);
    expect(analysisSchema.safeParse(judged).success).toBe(true);
    for (const { best, swing, missed } of judged)
      expect(missed).toBe(Math.max(0, (best?.swing ?? swing) - swing));
  });

  it("shows that level 1 misses more than level 3", () => {
    const missedBy = (seat: number) =>
      judged.filter((each) => each.seat === seat).reduce((sum, { missed }) => sum + missed, 0);
    expect(missedBy(0)).toBeGreaterThan(missedBy(1) * 2);
  });

  it("the best word is one that would have been accepted", () => {
    let state = overturn.init(setup);
    let n = 0;
    for (const event of log) {
      if (event.type === "word-made" || event.type === "ring-given") {
        const { best, seat } = judged[n++]!;
        const { cells, zx, qu } = best!;
        const move = { type: "word", cells, ...(zx && { zx }), ...(qu && { qu }) } as const;
        const world = {
          now: 0,
          lagMs: 0,
          words: french,
          chance: () => chanceFor(1, ""),
          seal: () => ({ commitment: "", nonce: "" }),
        };
        expect(overturn.decide(state, seat, move, world)).toMatchObject({ ok: true });
      }
      state = overturn.apply(state, event);
    }
  });
});
