import { describe, expect, it } from "vitest";
import {
  answerRematch,
  isOpen,
  optionsAgain,
  type Rematch,
  turnedSeats,
  unanswered,
} from "../../src/match/rematch.ts";
import type { MatchState } from "../../src/match/state.ts";

const person = (id: string) => ({ members: [{ id, name: id }], bot: null });
const finished = (seats: unknown[], clock: object = { kind: "none" }) =>
  ({
    header: { seats: seats.length, options: { clock } },
    seats,
    progress: { stage: "finished" },
  }) as unknown as MatchState;

const TWO = finished([person("ada"), person("bob")]);
const THREE = finished([person("ada"), person("bob"), person("mia")]);
const DAY_MS = 86_400_000;

/** What becomes of an offer when these answer in turn. */
function answers(state: MatchState, ...said: [string, boolean][]): Rematch | null {
  let offer: Rematch | null = null;
  for (const [player, accept] of said) {
    const after = answerRematch(state, offer, player, accept, 0, () => "new");
    if (!after.ok) throw new Error(after.error);
    offer = after.value;
  }
  return offer;
}

describe("[W88] [W90] the same again", () => {
  const cases: [string, Rematch | null, unknown][] = [
    [
      "one press is an offer",
      answers(TWO, ["ada", true]),
      { by: "ada", yes: ["ada"], match: null, until: DAY_MS },
    ],
    ["the second makes the match", answers(TWO, ["ada", true], ["bob", true]), { match: "new" }],
    ["two presses of one are one", answers(TWO, ["ada", true], ["ada", true]), { yes: ["ada"], match: null }],
    [
      "pressing after it is made changes nothing",
      answers(TWO, ["ada", true], ["bob", true], ["ada", true]),
      { match: "new" },
    ],
    ["nothing to decline is nothing", answers(TWO, ["ada", false]), null],
    [
      "after a refusal another offer is a new one",
      answers(TWO, ["ada", true], ["bob", false], ["bob", true]),
      { by: "bob", yes: ["bob"], no: [] },
    ],
    ["three wait for the third", answers(THREE, ["ada", true], ["bob", true]), { match: null }],
    [
      "of three one may decline",
      answers(THREE, ["ada", true], ["bob", false], ["mia", true]),
      { match: "new" },
    ],
    [
      "alone with bots it is made at once",
      answers(finished([person("ada"), { members: [], bot: 3 }]), ["ada", true]),
      { match: "new" },
    ],
    [
      "by correspondence it waits as long as a move",
      answers(finished([person("ada"), person("bob")], { kind: "days", days: 3 }), ["ada", true]),
      { until: 3 * DAY_MS },
    ],
  ];
  it.each(cases)("%s", (_, offer, expected) =>
    expected === null ? expect(offer).toBeNull() : expect(offer).toMatchObject(expected as object),
  );

  it("[W88] is asked of those who have not answered, until its time is up or it cannot be", () => {
    const offer = answers(THREE, ["ada", true])!;
    expect(unanswered(THREE, offer)).toEqual(["bob", "mia"]);
    expect(isOpen(THREE, offer, DAY_MS - 1)).toBe(true);
    expect(isOpen(THREE, offer, DAY_MS)).toBe(false);
    expect(isOpen(TWO, answers(TWO, ["ada", true], ["bob", false]), 1)).toBe(false);
  });

  it("[W88] only after the end and only among those who played", () => {
    const playing = { ...TWO, progress: { stage: "playing" } } as MatchState;
    expect(answerRematch(playing, null, "ada", true, 0, () => "")).toEqual({
      ok: false,
      error: "match-not-finished",
    });
    expect(answerRematch(TWO, null, "zoe", true, 0, () => "")).toEqual({ ok: false, error: "not-seated" });
  });

  it("[W89] [W90] turns the sides, and a bot takes the place of who declined", () => {
    expect(turnedSeats(TWO, answers(TWO, ["ada", true])!)).toEqual([person("bob"), person("ada")]);
    const offer = answers(THREE, ["ada", true], ["bob", false], ["mia", true])!;
    expect(turnedSeats(THREE, offer)).toEqual([{ members: [], bot: 2 }, person("mia"), person("ada")]);
  });

  it("[W88] is not the puzzle of the day again", () => {
    const options = { clock: { kind: "none" }, teams: false, length: 4 } as const;
    const daily = { ...options, daily: true };
    expect(optionsAgain(daily)).toEqual({ ...options, daily: false });
    expect(optionsAgain(options)).toEqual(options);
  });
});
