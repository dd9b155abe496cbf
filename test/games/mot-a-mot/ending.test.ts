import { describe, expect, it } from "vitest";
import { MotAMotTable } from "./round.ts";

describe("the end of a round", () => {
  it("[M28] after the last clue there are ten seconds for a last answer", () => {
    const table = new MotAMotTable(4).auction(3).clue().clue().clue();
    const since = table.table.now;
    expect(table.refusal(table.giver, { type: "clue", word: "zig" })).toBe("clues-spent");
    table.wait();
    expect(table.table.now - since).toBe(10_000);
    expect(table.phase).toMatchObject({ name: "result", result: "failed" });
  });

  it("[M28] it is over at once when every seeker is locked", () => {
    const table = new MotAMotTable(4).auction(3).clue().clue().clue();
    const [a, b] = table.seekers;
    table.wrong(a!);
    expect(table.phase.name).toBe("speaking");
    expect(table.wrong(b!).phase).toMatchObject({ name: "result", result: "failed" });
  });

  it("[M27] an entry found with the last clue leaves the next without one: failure", () => {
    const table = new MotAMotTable(5).auction(3).clue().clue().clue();
    table.right(table.seekers[0]!);
    expect(table.phase).toMatchObject({ name: "result", result: "failed" });
    expect(table.speakerTokens.filter((tokens) => tokens === 1)).toHaveLength(2);
    expect(table.speakerTokens[table.giver]).toBe(0);
    expect(table.seekerTokens[table.seekers[0]!]).toBe(1);
  });

  it("[M29] all three found: three speaker tokens", () => {
    const table = new MotAMotTable(4).auction(3);
    const [a, b] = table.seekers;
    table.find(a!).find(b!).find(b!);
    expect(table.phase).toMatchObject({ name: "result", result: "found" });
    expect(table.speakerTokens[table.giver]).toBe(3);
    expect([table.seekerTokens[a!], table.seekerTokens[b!]]).toEqual([1, 2]);
  });

  it("[M30] bid 9, three found with 6 clues: 3 left for bonus entries", () => {
    const table = new MotAMotTable(4).auction(9);
    const [a] = table.seekers;
    table.clue().find(a!).clue().find(a!).clue().find(a!);
    expect(table.phase.name).toBe("choosing-bonus");
    expect(table.round.budget - table.round.spent).toBe(3);
  });

  function atBonus(clues = 9): { table: MotAMotTable; seeker: number; other: number; bonus: number } {
    const table = new MotAMotTable(5).auction(clues);
    const [seeker, other] = table.seekers;
    table.find(seeker!).find(seeker!).find(seeker!);
    const bonus = table.round.entries.findIndex((_, entry) => !table.state.numbers.includes(entry));
    return { table, seeker: seeker!, other: other!, bonus };
  }

  it("[M30] a bonus found: a token for the speaker and one for the finder", () => {
    const { table, seeker, bonus } = atBonus();
    table.do(table.giver, { type: "bonus", entry: bonus }).find(seeker);
    expect(table.speakerTokens[table.giver]).toBe(4);
    expect(table.seekerTokens[seeker]).toBe(4);
    expect(table.phase.name).toBe("choosing-bonus");
    expect(table.refusal(table.giver, { type: "bonus", entry: bonus })).toBe("bonus-found");
  });

  it("[M30] a bonus not found: nothing for anybody", () => {
    const { table, bonus } = atBonus(5);
    table.do(table.giver, { type: "bonus", entry: bonus }).clue().clue().wait();
    expect(table.phase).toMatchObject({ name: "result", result: "found" });
    expect(table.speakerTokens.reduce((a, b) => a + b)).toBe(3);
  });

  it("[M30] a bonus is one of the other seven and stays until found", () => {
    const { table, bonus } = atBonus();
    const entry = table.state.numbers[1]!;
    expect(table.refusal(table.giver, { type: "bonus", entry })).toBe("bonus-played");
    expect(table.refusal(table.giver, { type: "bonus", entry: 10 })).toBe("bonus-no-such-entry");
    expect(table.refusal(table.speakers[1]!, { type: "bonus", entry: bonus })).toBe("not-giver");
    table.do(table.giver, { type: "bonus", entry: bonus });
    expect(table.refusal(table.giver, { type: "bonus", entry: bonus + 1 })).toBe("bonus-chosen");
  });

  it("[M31] stop is legal in the bonus part only", () => {
    const early = new MotAMotTable(5).auction(9).clue();
    expect(early.refusal(early.giver, { type: "stop" })).toBe("no-bonus-now");
    const { table } = atBonus();
    table.do(table.giver, { type: "stop" });
    expect(table.phase).toMatchObject({ name: "result", result: "found" });
    expect(table.refusal(table.giver, { type: "bonus", entry: 0 })).toBe("bonus-late");
  });

  it("[M31] a bonus may be given up, but not while somebody answers", () => {
    const { table, seeker, other, bonus } = atBonus();
    table.do(table.giver, { type: "bonus", entry: bonus }).clue().buzz(seeker);
    expect(table.refusal(table.giver, { type: "stop" })).toBe("floor-held");
    table.answer(seeker, "qqq");
    expect(table.refusal(other, { type: "stop" })).toBe("no-bonus-now");
    expect(table.do(table.giver, { type: "stop" }).phase.name).toBe("result");
  });

  it("[M31] fifteen seconds to choose, then it stops", () => {
    const { table } = atBonus();
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(15_000);
    expect(table.phase.name).toBe("result");
  });

  it("[M32] the pause lasts ten seconds, or until all are ready", () => {
    const table = new MotAMotTable(4);
    for (let i = 0; i < 4; i++) table.do(table.speakers[i % 2]!, { type: "pass" });
    const since = table.table.now;
    expect(table.phase.name).toBe("result");
    table.do(0, { type: "ready" });
    expect(table.refusal(0, { type: "ready" })).toBe("already-ready");
    table.wait();
    expect(table.table.now - since).toBe(10_000);
    expect(table.round.no).toBe(2);
    expect(table.refusal(0, { type: "ready" })).toBe("not-between-rounds");
    expect(table.skipRound().round.no).toBe(3);
  });
});

describe("contesting", () => {
  function found(seats = 5): MotAMotTable {
    const table = new MotAMotTable(seats).auction(3);
    return table.find(table.seekers[0]!);
  }
  const votes = (table: MotAMotTable, cancel: readonly boolean[]) => {
    const voters = table.state.tokens.map((_, seat) => seat).filter((seat) => seat !== table.giver);
    for (const [i, each] of cancel.entries()) table.do(voters[i]!, { type: "vote", cancel: each });
  };

  it("[M33] a clue may be contested once its entry is found, not before", () => {
    const table = found().clue();
    const [a] = table.seekers;
    expect(table.refusal(a!, { type: "contest", clue: 2 })).toBe("contest-early");
    expect(table.refusal(a!, { type: "contest", clue: 3 })).toBe("contest-no-such-clue");
    expect(table.refusal(table.giver, { type: "contest", clue: 1 })).toBe("contest-own");
    expect(table.refusal(a!, { type: "contest", clue: 1 })).toBeNull();
  });

  it("[M33] every clue may be contested once the round is over", () => {
    const table = found().clue().clue().wait();
    expect(table.phase.name).toBe("result");
    expect(table.refusal(table.seekers[0]!, { type: "contest", clue: 3 })).toBeNull();
  });

  it("[M33] one contest a player and round, one vote a clue, one vote at a time", () => {
    const table = found();
    const [a, b] = table.seekers;
    table.do(a!, { type: "contest", clue: 1 });
    expect(table.refusal(b!, { type: "contest", clue: 1 })).toBe("contest-during-vote");
    votes(table, [false, false, false, false]);
    expect(table.refusal(b!, { type: "contest", clue: 1 })).toBe("contest-done");
    table.find(b!);
    expect(table.refusal(a!, { type: "contest", clue: 2 })).toBe("contest-twice");
    expect(table.refusal(b!, { type: "contest", clue: 2 })).toBeNull();
  });

  it("[M34] all but the giver vote, once, while there is a vote", () => {
    const table = found();
    const [a] = table.seekers;
    expect(table.refusal(a!, { type: "vote", cancel: true })).toBe("no-vote");
    table.do(a!, { type: "contest", clue: 1 }).do(a!, { type: "vote", cancel: true });
    expect(table.refusal(a!, { type: "vote", cancel: true })).toBe("vote-twice");
    expect(table.refusal(table.giver, { type: "vote", cancel: true })).toBe("vote-own");
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(10_000);
    expect(table.refusal(a!, { type: "vote", cancel: true })).toBe("vote-late");
  });

  it.each([
    [[true, true, true, false], true],
    [[true, true, false, false], false],
    [[true], true],
    [[], false],
  ])("[M34] votes %j cancel: %s", (cast, cancelled) => {
    const table = found();
    table.do(table.seekers[0]!, { type: "contest", clue: 1 });
    votes(table, cast);
    if (table.round.vote) table.wait();
    expect(table.round.verdicts).toMatchObject([{ clue: 1, cancelled }]);
  });

  it("[M34] cancelled before the three are found: they are not paid; finders keep theirs", () => {
    const table = found();
    const [a, b] = table.seekers;
    table.do(a!, { type: "contest", clue: 1 });
    votes(table, [true, true, true, true]);
    table.find(b!).find(b!);
    expect(table.phase).toMatchObject({ result: "found" });
    expect(table.speakerTokens).toEqual([0, 0, 0, 0, 0]);
    expect([table.seekerTokens[a!], table.seekerTokens[b!]]).toEqual([1, 2]);
  });

  it("[M34] cancelled after the round: the three go back, once", () => {
    const table = found();
    const [a, b] = table.seekers;
    table.find(b!).find(b!);
    expect(table.speakerTokens[table.giver]).toBe(3);
    table.do(a!, { type: "contest", clue: 1 });
    votes(table, [true, true, true, true]);
    expect(table.speakerTokens[table.giver]).toBe(0);
    table.do(b!, { type: "contest", clue: 2 });
    votes(table, [true, true, true, true]);
    expect(table.speakerTokens[table.giver]).toBe(0);
  });

  it("[M34] a bonus clue cancelled takes back the one token for that bonus", () => {
    const table = new MotAMotTable(5).auction(9);
    const [a] = table.seekers;
    table.find(a!).find(a!).find(a!);
    const bonus = table.round.entries.findIndex((_, entry) => !table.state.numbers.includes(entry));
    table.do(table.giver, { type: "bonus", entry: bonus }).find(a!);
    table.do(a!, { type: "contest", clue: 4 });
    votes(table, [true, true, true, true]);
    expect(table.speakerTokens[table.giver]).toBe(3);
    expect(table.seekerTokens[a!]).toBe(4);
  });

  it("[M34] a failed round stays failed: the other speakers keep their token", () => {
    const table = found().clue().clue().wait();
    const before = table.speakerTokens;
    table.do(table.seekers[0]!, { type: "contest", clue: 1 });
    votes(table, [true, true, true, true]);
    expect(table.speakerTokens).toEqual(before);
  });

  it("[M34] play goes on beside a vote, and the next round waits for it", () => {
    const table = found();
    const [a, b] = table.seekers;
    table.do(a!, { type: "contest", clue: 1 }).find(b!).find(b!);
    expect(table.phase.name).toBe("result");
    expect(table.refusal(a!, { type: "ready" })).toBe("not-between-rounds");
    table.wait();
    expect(table.round.verdicts).toHaveLength(1);
    expect(table.phase.name).toBe("result");
    expect(table.goOn().round.no).toBe(2);
  });
});
