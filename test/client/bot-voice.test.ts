import { describe, expect, it } from "vitest";
import { cast as de } from "../../src/client/bots/lines/de.ts";
import { cast as en } from "../../src/client/bots/lines/en.ts";
import { cast as fr } from "../../src/client/bots/lines/fr.ts";
import { OCCASIONS } from "../../src/client/bots/occasions.ts";
import { endFor, lineFor, occasionOf, type Spoken, talkerAmong } from "../../src/client/bots/voice.ts";
import { de as german } from "../../src/client/i18n/de.ts";
import { en as english } from "../../src/client/i18n/en.ts";
import { fr as french } from "../../src/client/i18n/fr.ts";
import { seatName } from "../../src/client/match/names.ts";
import { NEWS_TEXTS } from "../../src/client/news/texts.ts";
import { BOT_CHARACTERS, BOT_NAMES } from "../../src/core/bot-names.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import { BOT_LEVELS } from "../../src/games/game.ts";

const CASTS = { fr, en, de };
const SHELLS = { fr: french, en: english, de: german };
const LONGEST = 64;

describe("[C110] bots", () => {
  it.each(LANGUAGES)("have a name that says what they are, wherever they are named, in %s", (language) => {
    for (const level of BOT_LEVELS) {
      const name = BOT_NAMES[language][level];
      expect(name).toMatch(/\b(robot|bot)\b/i);
      expect(name).toContain(BOT_CHARACTERS[language][level]);
      const seats = [{ seat: 0, members: [], bot: level }];
      expect(seatName(seats, 0, SHELLS[language])).toBe(name);
      expect(NEWS_TEXTS[language].bot(level)).toBe(name);
    }
  });

  it.each(LANGUAGES)("have a style and short lines for every occasion, no two alike, in %s", (language) => {
    const { style, strength, lines } = CASTS[language];
    expect(new Set([...Object.values(style), ...Object.values(strength)]).size).toBe(6);
    const all = BOT_LEVELS.flatMap((level) => OCCASIONS.flatMap((occasion) => [...lines[level][occasion]]));
    expect(new Set(all).size).toBe(all.length);
    for (const line of all) expect([...line].length, line).toBeLessThanOrEqual(LONGEST);
    for (const level of BOT_LEVELS)
      for (const occasion of OCCASIONS) expect(lines[level][occasion].length).toBeGreaterThan(0);
  });
});

describe("[C111] what a bot says", () => {
  const quiet: Spoken = { match: "m", parts: [] };
  const talker = { seat: 1, level: 2 } as const;

  it("is one line at the beginning, one on the way, one at the end, however much happens", () => {
    let spoken = quiet;
    const heard: string[] = [];
    for (let seq = 0; seq < 500; seq++) {
      for (const occasion of OCCASIONS) {
        const said = lineFor(spoken, occasion, seq, en.lines[2][occasion]);
        if (!said) continue;
        spoken = said.spoken;
        heard.push(said.line);
      }
    }
    expect(heard).toHaveLength(3);
    expect(spoken.parts).toEqual(["begin", "middle", "end"]);
  });

  it("is the same for everybody at the table, and changes from match to match", () => {
    const at = (match: string) => lineFor({ ...quiet, match }, "begin", 0, en.lines[1].begin)?.line;
    expect(at("one")).toBe(at("one"));
    expect(new Set(Array.from({ length: 20 }, (_, i) => at(`match ${i}`))).size).toBe(2);
  });

  it("follows from what was told to all, and is never about what went wrong for somebody else", () => {
    expect(occasionOf(talker, 0, "good")).toBe("yours");
    expect(occasionOf(talker, 1, "good")).toBe("mine");
    expect(occasionOf(talker, 1, "doubt")).toBe("doubt");
    expect(occasionOf(talker, 0, "doubt")).toBeNull();
    expect(occasionOf(talker, 0, null)).toBeNull();
    expect([[1], [0], [0, 1]].map((winners) => endFor(talker, winners))).toEqual(["won", "lost", "drawn"]);
  });

  it("comes from one bot at a table, and from nobody where there is none", () => {
    const seats = [null, 3, 1].map((bot, seat) => ({ seat, bot }));
    expect(talkerAmong(seats)).toEqual({ seat: 1, level: 3 });
    expect(talkerAmong(seats.slice(0, 1))).toBeNull();
  });
});

describe("[C111] a feat is told by each game from what all are told", () => {
  const feats = import.meta.glob<{ feat: (event: never) => string | null }>(
    "../../src/client/games/*/feats.ts",
  );
  it.each([
    ["overturn", { type: "word-made", seat: 0, cells: [1, 2, 3, 4, 5, 6], laid: [], turned: [] }, "good"],
    ["overturn", { type: "word-made", seat: 0, cells: [1, 2, 3], laid: [], turned: [1, 2, 3] }, "good"],
    ["overturn", { type: "word-made", seat: 0, cells: [1, 2, 3], laid: [], turned: [] }, null],
    ["lexiduel", { type: "letters-placed", seat: 0, letters: "RUE", captures: [1, 2, 3] }, "good"],
    ["lexiduel", { type: "turn-passed", seat: 0, reason: "chosen" }, "doubt"],
    ["password", { type: "guessed", seat: 0, target: 1, word: "RUE", right: true }, "good"],
    ["password", { type: "asked", seat: 0, target: 1, yes: true }, null],
    ["buzzle", { type: "guessed", seat: 0, target: 1, word: "RUE", right: false }, "doubt"],
    ["quick-buzzle", { type: "solved", seat: 0, word: "RUE" }, "good"],
    ["mot-a-mot", { type: "answered", seat: 0, right: false }, "doubt"],
  ])("in %s: %o is %s", async (game, event, what) => {
    const { feat } = await feats[`../../src/client/games/${game}/feats.ts`]!();
    expect(feat(event as never)).toBe(what);
  });
});
