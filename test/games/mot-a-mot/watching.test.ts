import { describe, expect, it } from "vitest";
import { viewSchema } from "../../../src/games/mot-a-mot/wire.ts";
import { eventsFor } from "../../../src/match/view.ts";
import { motAMotKit } from "../../contracts/kits/mot-a-mot.ts";
import { MotAMotTable } from "./round.ts";

/** What somebody who does not play sees: all that is said at the table, and never a card that is still played. */
const NOBODY = null;

const told = (table: MotAMotTable) =>
  eventsFor(motAMotKit("fr", [5], 1).rules, table.table.log.slice(-1), NOBODY);
const gameView = (table: MotAMotTable) => {
  const {
    seats: _,
    awaiting: __,
    deadline: ___,
    clocks: ____,
    counts: _____,
    outcome: ______,
    timers: _______,
    ...own
  } = table.table.view(NOBODY);
  return viewSchema.parse(own);
};
/** No entry of the card but those that were found. */
function expectHidden(table: MotAMotTable): void {
  const { found, entries } = table.round;
  const hidden = entries.filter((_, entry) => !found.some((each) => each.entry === entry));
  const shown = JSON.stringify([gameView(table), told(table)]);
  for (const { text } of hidden) expect(shown).not.toContain(`"${text}"`);
  expect(gameView(table).round?.card).toBeNull();
}

describe("a spectator of a vote", () => {
  function contested(): MotAMotTable {
    const table = new MotAMotTable(5).auction(9);
    const [seeker] = table.seekers;
    return table.find(seeker!).clue().do(seeker!, { type: "contest", clue: 1 });
  }

  it("sees the clue, who contests it, until when, and each vote as it is cast; not the card", () => {
    const table = contested();
    const [seeker, other] = table.seekers;
    expect(told(table)).toMatchObject([{ type: "contested", seat: seeker, clue: 1 }]);
    const until = table.table.now + 10_000;
    expect(gameView(table).vote).toEqual({ clue: 1, by: seeker, votes: [], until });
    table.do(other!, { type: "vote", cancel: true });
    expect(told(table)).toMatchObject([{ type: "voted", seat: other, cancel: true }]);
    expect(gameView(table).vote?.votes).toEqual([{ seat: other, cancel: true }]);
    expectHidden(table);
  });

  it("sees the verdict with its count, and that the three are not paid", () => {
    const table = contested();
    const [seeker, other] = table.seekers;
    table.do(other!, { type: "vote", cancel: true }).wait();
    expect(told(table)).toMatchObject([
      { type: "vote-closed", clue: 1, cancelled: true, votes: 1, against: 1 },
    ]);
    expect(gameView(table)).toMatchObject({
      vote: null,
      verdicts: [{ clue: 1, by: seeker, cancelled: true }],
    });
    expectHidden(table);
    table.right(other!).find(other!).do(table.giver, { type: "stop" });
    expect(gameView(table).result).toMatchObject({ result: "found", paid: 0 });
  });

  it("[M34] sees that tokens which were paid have gone back", () => {
    const table = new MotAMotTable(5).auction(3);
    const [seeker] = table.seekers;
    table.find(seeker!).find(seeker!).find(seeker!);
    expect(gameView(table)).toMatchObject({ result: { paid: 3 } });
    expect(gameView(table).tokens[table.giver]?.speaker).toBe(3);
    table.do(seeker!, { type: "contest", clue: 1 }).do(seeker!, { type: "vote", cancel: true }).wait();
    expect(gameView(table)).toMatchObject({ result: { paid: 0 } });
    expect(gameView(table).tokens[table.giver]?.speaker).toBe(0);
  });
});

describe("a spectator of the Finale", () => {
  it("sees who chooses, until when, which camps are open and who is where", () => {
    const table = new MotAMotTable(5).toCamps();
    const [first, ...rest] = table.choosing;
    expect(gameView(table).camps).toMatchObject({
      waiting: [first, ...rest],
      open: ["speakers", "seekers"],
      until: table.table.now + 15_000,
    });
    table.do(first!, { type: "camp", camp: "seekers" });
    expect(told(table)).toMatchObject([{ type: "camp-chosen", seat: first, camp: "seekers", by: "choice" }]);
    expect(gameView(table).camps).toMatchObject({ waiting: rest, seekers: [first], speakers: [] });
  });

  it("sees bids with their tokens, clues and buzzes, and no card before the round is over", () => {
    const table = new MotAMotTable(4).auction(3);
    const [seeker] = table.seekers;
    table.find(seeker!).find(seeker!).find(seeker!).goOn();
    const rich = table.speakerTokens.indexOf(3);
    table.toCamps();
    while (table.phase.name === "camps") {
      const next = table.phase.waiting[0]!;
      const camp = next === rich || table.phase.camps.seekers.length === 2 ? "speakers" : "seekers";
      table.do(next, { type: "camp", camp });
    }
    expectHidden(table);
    expect(gameView(table).round).toMatchObject({ finale: true, lead: null, card: null });
    const other = table.speakers.find((seat) => seat !== rich)!;
    table.bid(rich, 6, 2);
    expect(gameView(table).auction?.bids).toEqual([{ seat: rich, clues: 6, tokens: 2 }]);
    table.do(other, { type: "pass" });
    expect(gameView(table)).toMatchObject({ speech: { giver: rich, budget: 8, spent: 0 } });
    expect(gameView(table).tokens[rich]?.speaker).toBe(1);
    table.clue().buzz(table.seekers[0]!);
    expect(gameView(table).speech).toMatchObject({
      clues: [{ entry: table.state.numbers[0] }],
      floor: { seat: table.seekers[0] },
    });
    expectHidden(table);
  });

  it("sees the titles and the whole card at the end", () => {
    const table = new MotAMotTable(4).toFinale().auction(3);
    const [seeker] = table.seekers;
    table.find(seeker!).find(seeker!).find(seeker!);
    expect(gameView(table).round?.card).toHaveLength(10);
    table.goOn();
    expect(gameView(table)).toMatchObject({
      phase: "finished",
      end: { reason: "finale", speakers: [table.giver], seekers: [seeker] },
    });
  });
});
