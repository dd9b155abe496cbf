import { describe, expect, it } from "vitest";
import {
  bidKeys,
  bidsOpen,
  bonusTokens,
  cluesFor,
  cluesTaken,
  mayContest,
  situationOf,
  voteIsMine,
} from "../../../src/client/games/mot-a-mot/situation.ts";
import { MotAMotTable } from "../../games/mot-a-mot/round.ts";

/** What the page offers is what the rules would take: each situation is reached by playing. */
const kind = (table: MotAMotTable, seat: number | null) => situationOf(table.view(seat), seat, false).kind;

describe("[C8] what one can do now", () => {
  it("in the auction", () => {
    const table = new MotAMotTable(5);
    const [a, b, c] = table.speakers;
    expect(kind(table, table.seekers[0]!)).toBe("overhear");
    expect(situationOf(table.view(a!), a!, false)).toEqual({ kind: "bid", below: 31 });
    table.bid(a!, 7).do(b!, { type: "pass" });
    expect(kind(table, a!)).toBe("bid-made");
    expect(kind(table, b!)).toBe("passed");
    expect(situationOf(table.view(c!), c!, false)).toEqual({ kind: "bid", below: 7 });
  });

  it("while somebody speaks", () => {
    const table = new MotAMotTable(6).auction(5);
    const [x, y] = table.seekers;
    expect(kind(table, table.giver)).toBe("clue");
    expect(kind(table, table.speakers[1]!)).toBe("fellow-speaker");
    expect(kind(table, x!)).toBe("before-clue");
    table.clue();
    expect(kind(table, x!)).toBe("buzz");
    table.do(x!, { type: "buzz" });
    expect([kind(table, x!), kind(table, y!), kind(table, table.giver)]).toEqual([
      "collecting",
      "buzz",
      "floor-held",
    ]);
    table.wait();
    expect([kind(table, x!), kind(table, y!)]).toEqual(["answer", "other-floor"]);
    table.answer(x!, "qqq");
    expect(situationOf(table.view(x!), x!, false)).toEqual({ kind: "locked", clue: true, other: true });
    expect(kind(table, null)).toBe("watch");
  });

  it("after the last clue, in the bonus, after the round and before the Finale", () => {
    const table = new MotAMotTable(4).auction(4);
    const [x] = table.seekers;
    table.find(x!).find(x!).find(x!);
    expect([kind(table, table.giver), kind(table, x!)]).toEqual(["choose-bonus", "bonus-awaited"]);
    const bonus = table.round.entries.findIndex((_, entry) => !table.state.numbers.includes(entry));
    table.do(table.giver, { type: "bonus", entry: bonus }).clue();
    expect([kind(table, table.giver), kind(table, x!)]).toEqual(["clues-spent", "buzz"]);
    table.wait();
    expect(kind(table, x!)).toBe("result");
    expect(kind(table.goOn().toCamps(), x!)).toBe("camps");
  });

  it("nothing once one has left", () => {
    const table = new MotAMotTable(4).auction(4);
    expect(situationOf(table.view(0), 0, true).kind).toBe("out");
  });
});

describe("the keys of the auction", () => {
  const view = new MotAMotTable(5).view(null);
  it.each([
    [31, 0, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
    [6, 0, [3, 4, 5]],
    [4, 0, [3]],
    [3, 0, []],
    [4, 1, [2, 3]],
    [4, 2, [1, 2, 3]],
    [2, 5, [1]],
    [1, 5, []],
  ])("[M36] below %i with %i tokens", (below, pledged, keys) => {
    expect(bidKeys(bidsOpen(view, below, pledged))).toEqual(keys);
  });

  it("[M45] end at nine for a speaker without rivals, tokens included", () => {
    const alone = { ...view, auction: { ...view.auction!, most: 9 } };
    expect(bidKeys(bidsOpen(alone, 31, 0)).at(-1)).toBe(9);
    expect(bidKeys(bidsOpen(alone, 31, 2)).at(-1)).toBe(7);
  });
});

describe("clues and votes", () => {
  it("[C8] numbers clues through the round and offers a contest only where the rules take it", () => {
    const table = new MotAMotTable(5).auction(5);
    const [x, y] = table.seekers;
    table.clue("zik").find(x!).clue("zok");
    const view = table.view(y!);
    expect(cluesFor(view, view.speech!.current)).toEqual([{ clue: 3, word: "zok" }]);
    for (const clue of [1, 2, 3, 4])
      expect(mayContest(view, clue, y!)).toBe(table.refusal(y!, { type: "contest", clue }) === null);
    expect(mayContest(view, 1, table.giver)).toBe(false);
    table.do(y!, { type: "contest", clue: 1 });
    expect(mayContest(table.view(x!), 2, x!)).toBe(false);
    expect([x!, table.giver, null].map((seat) => voteIsMine(table.view(seat), seat))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("what bonus entries brought", () => {
  it("[M34] is a token each, but for those with a cancelled clue", () => {
    const table = new MotAMotTable(5).auction(9);
    const [seeker, other] = table.seekers;
    table.find(seeker!).find(seeker!).find(seeker!);
    const [first, second] = table.round.entries.flatMap((_, i) =>
      table.state.numbers.includes(i) ? [] : [i],
    );
    expect(bonusTokens(table.view(null))).toBe(0);
    table.do(table.giver, { type: "bonus", entry: first! }).find(seeker!);
    table.do(table.giver, { type: "bonus", entry: second! }).find(seeker!);
    expect(bonusTokens(table.view(null))).toBe(2);
    table.do(other!, { type: "contest", clue: 4 }).do(other!, { type: "vote", cancel: true }).wait();
    expect(bonusTokens(table.view(null))).toBe(1);
    expect(table.speakerTokens[table.giver]).toBe(4);
  });
});

describe("[C49] how many clues the three words took", () => {
  it("counts those given for the three, and no bonus; nothing where the three were not found", () => {
    const table = new MotAMotTable(4).auction(5);
    const [x] = table.seekers;
    expect(cluesTaken(table.view(x!))).toBe(0);
    table.clue().find(x!).find(x!).find(x!);
    table.do(table.giver, { type: "stop" });
    expect(cluesTaken(table.view(table.speakers[1]!))).toBe(4);
  });
});
