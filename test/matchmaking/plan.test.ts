import { describe, expect, it } from "vitest";
import type { Language } from "../../src/core/language.ts";
import type { MatchHeader } from "../../src/match/events.ts";
import type { Rematch } from "../../src/match/rematch.ts";
import type { MatchState } from "../../src/match/state.ts";
import { voidOutcome } from "../../src/match/void.ts";
import {
  awaitsPeople,
  changedRoom,
  invitedPlan,
  judgeTable,
  openedPlan,
  type Plan,
  type PlanProblem,
  rematchPlan,
  strangersPlan,
  type TableWish,
} from "../../src/matchmaking/plan.ts";
import { placeOf } from "../../src/matchmaking/regions.ts";

const ID = "a".repeat(22);
const ada = { id: "p_ada", name: "Ada" };
const bob = { id: "p_bob", name: "Bob" };
const bot = (level: 1 | 2 | 3) => ({ level });
const wish = (more: Partial<TableWish> = {}): TableWish => ({
  game: "overturn",
  language: "fr",
  bots: [],
  ...more,
});
const opened = (more: Partial<Parameters<typeof openedPlan>[1]> = {}) =>
  openedPlan(ID, { ...wish(), visibility: "public", start: "host", practice: false, ...more }, ada, "weur");
const must = (plan: ReturnType<typeof openedPlan>): Plan => {
  if (!plan.ok) throw new Error(plan.error.detail);
  return plan.value;
};

describe("a table that is asked for", () => {
  it.each<[string, Partial<TableWish>, PlanProblem["code"], RegExp]>([
    ["no such game", { game: "chess" }, "game-unknown", /^Choose one of password, .*lexiduel\.$/],
    ["a game named like a method of objects", { game: "toString" }, "game-unknown", /^Choose one of/],
    [
      "a language that the game does not have",
      { game: "mot-a-mot", language: "it" as Language },
      "body-malformed",
      /^language: Mot à Mot is played in/,
    ],
    ["an option that there is not", { options: { speed: 3 } }, "body-malformed", /speed/],
    ["options that are none", { options: "fast" }, "body-malformed", /./],
    [
      "teams where seats are not shared",
      { game: "buzzle-solitaire", options: { teams: true } },
      "body-malformed",
      /^options\.teams: seats are not shared in Buzzle Solitaire$/,
    ],
    [
      "an agreed word of two words",
      { options: { agreed: ["deux mots"] } },
      "body-malformed",
      /^options\.agreed: "deux mots" is not one word/,
    ],
    [
      "too many seats",
      { seats: 9 },
      "seats-out-of-range",
      /^Overturn has 2 to \d seats, the first one yours\.$/,
    ],
    ["too few seats", { seats: 1 }, "seats-out-of-range", /^Overturn has 2 to/],
    ["bots on every seat", { seats: 2, bots: [bot(1), bot(2)] }, "seats-out-of-range", /the first one yours/],
  ])("%s is refused", (_, more, code, detail) => {
    expect(judgeTable(wish(more))).toMatchObject({
      ok: false,
      error: { code, detail: expect.stringMatching(detail) },
    });
  });

  it("has as many seats as the game needs, or as there are bots and a person", () => {
    const seats = (more: Partial<TableWish>) => judgeTable(wish({ game: "buzzle", ...more }));
    expect(seats({})).toMatchObject({ ok: true, value: { seats: 2 } });
    expect(seats({ bots: [bot(1), bot(1), bot(1)] })).toMatchObject({ ok: true, value: { seats: 4 } });
  });

  it("has the game's defaults where nothing was said, and agreed words folded, each once", () => {
    expect(judgeTable(wish())).toMatchObject({
      ok: true,
      value: { options: { clock: { kind: "none" }, agreed: [] } },
    });
    expect(judgeTable(wish({ options: { agreed: ["été", "ETE"] } }))).toMatchObject({
      value: { options: { agreed: ["ETE"] } },
    });
  });
});

describe("a match that somebody opens", () => {
  it("seats its host first and its bots last, and leaves what is between free", () => {
    const { seating, ...plan } = must(opened({ game: "buzzle", seats: 4, bots: [bot(1), bot(3)] }));
    expect(seating).toEqual([
      { members: [ada], bot: null },
      { members: [], bot: null },
      { members: [], bot: 1 },
      { members: [], bot: 3 },
    ]);
    expect(plan).toMatchObject({ id: ID, region: "weur", visibility: "public", start: "host", seats: 4 });
    expect(plan).not.toHaveProperty("practice");
  });

  it("is for practice only among bots, and never the puzzle of the day", () => {
    expect(must(opened({ bots: [bot(2)], practice: true }))).toHaveProperty("practice", true);
    expect(opened({ practice: true })).toMatchObject({ ok: false, error: { code: "body-malformed" } });
    const daily = { game: "buzzle-solitaire", options: { daily: true } };
    expect(opened({ ...daily, practice: true })).toMatchObject({ ok: false });
    expect(opened({ game: "buzzle-solitaire", practice: true })).toMatchObject({ ok: true });
  });

  it("begins at once and is watched by nobody when it is the puzzle of the day", () => {
    const plan = must(opened({ game: "buzzle-solitaire", options: { daily: true } }));
    expect(plan).toMatchObject({ start: "full", visibility: "private" });
  });

  it.each<[string, Partial<Parameters<typeof openedPlan>[1]>, boolean]>([
    ["a seat is free", { start: "full" }, true],
    ["the host begins it", { bots: [bot(1)], start: "host" }, true],
    ["everybody sits and it begins by itself", { bots: [bot(1)], start: "full" }, false],
  ])("has a code or none: %s", (_, more, expected) => {
    expect(awaitsPeople(must(opened(more)))).toBe(expected);
  });
});

it("a partner's room has no code: its seats are kept for whoever holds their links", () => {
  const plan = invitedPlan(ID, { ...wish({ bots: [bot(2)] }), visibility: "private" }, "enam", 1000);
  expect(plan).toMatchObject({ value: { reservedUntil: 1000, start: "full", region: "enam" } });
  expect(must(plan).seating).toEqual([
    { members: [], bot: null },
    { members: [], bot: 2 },
  ]);
  expect(awaitsPeople(must(plan))).toBe(false);
});

describe("what strangers play", () => {
  const paris = placeOf({ latitude: 48.9, longitude: 2.4 });
  const people = [
    { ...ada, place: paris, rated: true },
    { ...bob, via: "Le Site", place: paris, rated: true },
  ];
  const plan = strangersPlan(ID, { game: "mot-a-mot", language: "fr", pace: "quick" }, people, 1);

  it("is public, counts, begins by itself near them, with a clock and a bot of the middle", () => {
    expect(plan).toMatchObject({
      ...{ visibility: "public", start: "full", strangers: true, rated: true, region: "weur", seats: 3 },
      options: { clock: { kind: "turn", seconds: 60 } },
    });
    expect(plan.seating).toEqual([
      { members: [ada], bot: null },
      { members: [{ ...bob, via: "Le Site" }], bot: null },
      { members: [], bot: 2 },
    ]);
    expect(awaitsPeople(plan)).toBe(false);
  });

  it("[W164] [W165] waits twenty seconds for them, and is asked for where one of them is at another table", () => {
    expect(plan.gathering).toBe("confirmed");
    const sitting = { game: "overturn", language: "fr", pace: "quick" } as const;
    expect(strangersPlan(ID, sitting, people, 0, true).gathering).toBe("asked");
  });

  it("[W161] is calmer where they like it so", () => {
    const calm = strangersPlan(ID, { game: "overturn", language: "fr", pace: "calm" }, people, 0);
    expect(calm.options.clock).toEqual({ kind: "turn", seconds: 180 });
  });

  it("counts for nobody with a guest among them", () => {
    const guest = { ...bob, place: paris };
    expect(
      strangersPlan(ID, { game: "overturn", language: "fr", pace: "quick" }, [people[0]!, guest], 0),
    ).toHaveProperty("rated", false);
  });
});

describe("the same again", () => {
  const seats = [ada, bob].map((member) => ({ members: [member], bot: null }));
  const stateOf = (header: Partial<Record<keyof MatchHeader, unknown>>) =>
    ({
      header: {
        game: "overturn",
        language: "fr",
        seats: 2,
        visibility: "private",
        start: "host",
        code: "BCDFG",
        ...header,
      },
      seats,
    }) as unknown as MatchState;
  const offer: Rematch = { by: ada.id, until: 0, yes: [ada.id, bob.id], no: [], match: ID, made: false };

  it("[W165] waits until everybody has come, but not by correspondence, nor for one person among bots", () => {
    const again = (options: object, more = {}) =>
      rematchPlan(ID, { ...stateOf({ options }), ...more }, offer);
    expect(again({ mode: "basic" }).gathering).toBe("asked");
    expect(again({ mode: "basic", clock: { kind: "days", days: 3 } })).not.toHaveProperty("gathering");
    const alone = { seats: [seats[0]!, { members: [], bot: 2 as const }] };
    expect(again({ mode: "basic" }, alone)).not.toHaveProperty("gathering");
  });

  it("turns the seats, begins by itself, and has no code", () => {
    const plan = rematchPlan(
      ID,
      stateOf({ options: { mode: "basic" }, rated: true, strangers: true, region: "afr" }),
      offer,
    );
    expect(plan.seating.map(({ members }) => members[0]!.id)).toEqual([bob.id, ada.id]);
    expect(plan).toMatchObject({
      start: "full",
      visibility: "private",
      rated: true,
      strangers: true,
      region: "afr",
    });
    expect(plan).not.toHaveProperty("code");
    expect(awaitsPeople(plan)).toBe(false);
  });

  it("keeps the clock where the options of an old match do not go together any more", () => {
    const clock = { kind: "turn", seconds: 30 };
    const plan = rematchPlan(ID, stateOf({ options: { clock, gone: 1 } }), offer);
    expect(plan.options).toMatchObject({ clock, mode: "basic" });
    expect(plan.options).not.toHaveProperty("gone");
  });

  it("[M49] remembers what the table has met, where the game tells", () => {
    const finished = (game: string, seen: readonly number[]): MatchState => ({
      ...stateOf({ game, options: {} }),
      progress: { stage: "finished", game: { seen }, outcome: voidOutcome(2) },
    });
    expect(rematchPlan(ID, finished("mot-a-mot", [4, 2]), offer).seen).toEqual([4, 2]);
    expect(rematchPlan(ID, finished("mot-a-mot", []), offer)).not.toHaveProperty("seen");
    expect(rematchPlan(ID, finished("overturn", [4, 2]), offer)).not.toHaveProperty("seen");
  });

  it("of a puzzle of the day is another puzzle", () => {
    const plan = rematchPlan(ID, stateOf({ game: "buzzle-solitaire", options: { daily: true } }), offer);
    expect(plan.options).toMatchObject({ daily: false });
  });

  it("[W264] is a match with bots where the puzzle of the day was for one alone", () => {
    const header = { game: "quick-buzzle", options: { daily: true }, seats: 1 };
    const alone = { ...stateOf(header), seats: seats.slice(0, 1) };
    const plan = rematchPlan(ID, alone, offer);
    expect(plan).toMatchObject({ seats: 2, options: { daily: false } });
    expect(plan.seating.map(({ bot }) => bot)).toEqual([null, 2]);
  });
});

describe("a room that its host changes", () => {
  const room = { game: "buzzle", language: "fr", options: { length: 6 }, seats: 3 } as const;

  it("keeps what was left out, options completed", () => {
    const changed = changedRoom(room, { visibility: "public" });
    expect(changed).toMatchObject({
      ok: true,
      value: { visibility: "public", seats: 3, options: { length: 6 } },
    });
    expect(changed.ok && Object.keys(changed.value).sort()).toEqual(["options", "seats", "visibility"]);
  });

  it("has new options whole, not a difference", () => {
    const changed = changedRoom(room, { options: {} });
    expect(changed).toMatchObject({ value: { options: { length: 5 } } });
  });

  it("never becomes the puzzle of the day", () => {
    const solitaire = { game: "buzzle-solitaire", language: "fr", options: {}, seats: 1 } as const;
    expect(changedRoom(solitaire, { options: { daily: true } })).toMatchObject({
      error: { code: "body-malformed", detail: expect.stringMatching(/^options\.daily/) },
    });
  });
});
