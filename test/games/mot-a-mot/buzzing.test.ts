import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { isRight } from "../../../src/games/mot-a-mot/answers.ts";
import { rankBuzzes } from "../../../src/games/mot-a-mot/buzz.ts";
import { clueProblem } from "../../../src/games/mot-a-mot/clue-check.ts";
import { motAMot } from "../../../src/games/mot-a-mot/index.ts";
import { MotAMotTable } from "./round.ts";

describe("buzzing", () => {
  it("[M20] starts with the first clue of each entry", () => {
    const table = new MotAMotTable(4).auction(9);
    const [seeker, other] = table.seekers;
    expect(table.refusal(seeker!, { type: "buzz" })).toBe("buzz-before-clue");
    table.clue();
    expect(table.refusal(seeker!, { type: "buzz" })).toBeNull();
    table.right(seeker!);
    expect(table.refusal(other!, { type: "buzz" })).toBe("buzz-before-clue");
  });

  it("[M20] is not for speakers, nor before somebody speaks", () => {
    const table = new MotAMotTable(4);
    expect(table.refusal(table.seekers[0]!, { type: "buzz" })).toBe("no-buzz-now");
    table.auction(9).clue();
    for (const seat of table.speakers) expect(table.refusal(seat, { type: "buzz" })).toBe("not-seeker");
  });

  it.each([
    [
      "the first to arrive",
      [
        [0, 0],
        [10, 0],
      ],
      [0, 1],
    ],
    [
      "the far one, who pressed sooner",
      [
        [0, 5],
        [60, 75],
      ],
      [1, 0],
    ],
    [
      "the near one all the same",
      [
        [0, 75],
        [60, 75],
      ],
      [0, 1],
    ],
    [
      "the first to arrive of two equal ones",
      [
        [0, 20],
        [30, 50],
      ],
      [0, 1],
    ],
    [
      "three in line",
      [
        [0, 10],
        [40, 60],
        [20, 10],
      ],
      [1, 0, 2],
    ],
  ] as const)("[M21] %s", (_, buzzes, order) => {
    const ranked = rankBuzzes(buzzes.map(([after, lagMs], seat) => ({ seat, at: 1000 + after, lagMs })));
    expect(ranked.map(({ seat }) => seat)).toEqual(order);
  });

  /** Buzzes as the match would judge them, with a measured lag. */
  function buzzWithLag(table: MotAMotTable, seat: number, lagMs: number): void {
    const { table: match } = table;
    const verdict = motAMot.decide(
      table.state,
      seat,
      { type: "buzz" },
      { ...match.world(), raceLagMs: lagMs },
    );
    if (!verdict.ok) throw new Error(verdict.error.code);
    match.record(verdict.value);
  }

  it("[M21] within 150 ms the order is by corrected arrival, told with its figures; losers are not locked", () => {
    const table = new MotAMotTable(6).auction(9).clue();
    const [near, far, third] = table.seekers;
    buzzWithLag(table, near!, 5);
    table.later(60);
    buzzWithLag(table, far!, 70);
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(90);
    expect(table.last).toMatchObject([
      {
        type: "floor-given",
        seat: far,
        order: [
          { seat: far, arrivedMs: 60, lagMs: 70, correctedMs: -10 },
          { seat: near, arrivedMs: 0, lagMs: 5, correctedMs: -5 },
        ],
      },
    ]);
    expect(table.view(third!).speech?.floor?.order).toHaveLength(2);
    table.answer(far!, "qqq");
    expect(table.view(null).speech?.locked).toEqual([{ seat: far, clue: true, other: true }]);
    expect(table.refusal(near!, { type: "buzz" })).toBeNull();
  });

  it("[M21] who buzzes after the window is too late; who buzzes twice has buzzed", () => {
    const table = new MotAMotTable(6).auction(9).clue();
    const [first, second] = table.seekers;
    table.do(first!, { type: "buzz" });
    expect(table.refusal(first!, { type: "buzz" })).toBe("buzz-twice");
    table.wait();
    expect(table.refusal(second!, { type: "buzz" })).toBe("buzz-late");
    expect(table.refusal(first!, { type: "buzz" })).toBe("buzz-twice");
    table.answer(first!, "qqq");
    expect(table.refusal(second!, { type: "buzz" })).toBeNull();
  });

  it("[M21] with nobody else to buzz there is no window", () => {
    const table = new MotAMotTable(3).auction(9).clue();
    table.do(table.seekers[0]!, { type: "buzz" });
    expect(table.phase).toMatchObject({ floor: { stage: "held", seat: table.seekers[0] } });
  });
});

describe("the floor", () => {
  it("[M22] is for one proposal, and for who holds it", () => {
    const table = new MotAMotTable(6).auction(9).clue();
    const [first, second] = table.seekers;
    expect(table.refusal(first!, { type: "answer", word: "mot" })).toBe("no-floor");
    table.buzz(first!);
    expect(table.refusal(second!, { type: "answer", word: "mot" })).toBe("no-floor");
    expect(table.refusal(first!, { type: "answer", word: " - " })).toBe("answer-empty");
    table.answer(first!, "qqq");
    expect(table.refusal(first!, { type: "answer", word: "mot" })).toBe("no-floor");
  });

  it("[M22] is over after its time; an answer then is too late", () => {
    const table = new MotAMotTable(6, { floorSeconds: 12 }).auction(9).clue();
    const [first] = table.seekers;
    table.buzz(first!);
    const since = table.table.now;
    table.wait();
    expect(table.table.now - since).toBe(12_000);
    expect(table.refusal(first!, { type: "answer", word: "mot" })).toBe("answer-late");
    expect(table.refusal(first!, { type: "buzz" })).toBe("locked-until-clue");
  });

  it("[M23] right: a seeker token, and on to the next entry", () => {
    const table = new MotAMotTable(4).auction(9);
    const [seeker] = table.seekers;
    table.find(seeker!);
    expect(table.seekerTokens[seeker!]).toBe(1);
    expect(table.round.current).toBe(table.state.numbers[1]);
  });

  /** The other entries of the cards, beside the one that is sought. */
  const OTHERS = [{ text: "pétrolien", accepts: [] }];
  const right = (word: string, text: string, accepts: readonly string[], language: "fr" | "en" | "de") =>
    isRight(word, { text, accepts }, builtLexicon(language), OTHERS);

  it.each([
    ["Pablo Picasso", ["Picasso"], "picasso", true],
    ["Pablo Picasso", ["Picasso"], "PABLO  PICASSO", true],
    ["Pablo Picasso", ["Picasso"], "Pablo", false],
    ["oeuf", [], "Œuf", true],
    ["oeuf", [], "les œufs", true],
    ["oeuf", [], "un oeuf", true],
    ["os", [], "o", false],
    ["os", [], "l'os", true],
    ["dédale", [], "Dedales", true],
    ["arc-en-ciel", [], "arc en ciel", true],
    ["cheval", [], "chevaux", true],
    ["démodée", ["démodé"], "démodé", true],
    ["pétrolier", [], "pétrole", false],
    ["la", [], "la", true],
    ["rêver", [], "revers", false],
    ["rêver", [], "rêve", false],
    ["généreux", [], "généreuse", true],
    ["tricoter", [], "tricotait", true],
    ["danser", [], "danse", false],
    ["brosse à dents", [], "brosses à dents", true],
    ["souris", [], "souri", false],
    ["cygne", ["signe"], "signe", true],
    ["pétrolier", [], "petrollier", true],
    ["pétrolier", [], "pertolier", true],
    ["pétrolier", [], "petrolir", true],
    ["pétrolier", [], "petrlir", false],
    ["Pablo Picasso", ["Picasso"], "picaso", true],
    ["Pablo Picasso", ["Picasso"], "pablo picaso", true],
    ["pétrolier", [], "petrolien", false],
    ["montre", [], "monstre", false],
    ["valise", [], "balise", false],
    ["lampe", [], "lampa", false],
    ["Paris", [], "Pari", false],
    ["Londres", [], "Londre", true],
  ])("[M24] %s %j: %s is right: %s", (text, accepts, word, expected) => {
    expect(right(word, text, accepts, "fr")).toBe(expected);
  });

  it.each([
    ["en", "cherry", "the cherries", true],
    ["en", "box", "boxes", true],
    ["en", "New York", "new-york", true],
    ["en", "cherry", "cherub", false],
    ["en", "glasses", "glass", false],
    ["en", "elephant", "elefant", false],
    ["en", "elephant", "elephnat", true],
    ["en", "elephant", "elephants", true],
    ["en", "dance", "dances", true],
    ["de", "Apfel", "Äpfel", true],
    ["de", "Haus", "die Häuser", true],
    ["de", "Krokodil", "Krokodiel", true],
    ["de", "Kirsche", "Kirche", false],
  ] as const)("[M24] in %s %s: %s is right: %s", (language, text, word, expected) => {
    expect(right(word, text, [], language)).toBe(expected);
  });

  it("[M24] what sounds like an entry is as good as the entry, also as a clue; its relatives are none", () => {
    const world = { words: builtLexicon("fr"), isTranslation: () => false };
    const cygne = [{ text: "cygne", accepts: ["signe"], soundsLike: ["signe"] }];
    expect(clueProblem("signe", cygne, world)?.reason).toBe("entry");
    expect(clueProblem("signature", cygne, world)).toBeNull();
  });
});

describe("the lock", () => {
  const locked = (table: MotAMotTable, seat: number) => table.refusal(seat, { type: "buzz" });

  it("[M26] 4 players: wrong, one more clue, and without waiting for the other one may try again", () => {
    const table = new MotAMotTable(4).auction(9).clue();
    const [seeker] = table.seekers;
    table.wrong(seeker!);
    expect(locked(table, seeker!)).toBe("locked-until-clue");
    table.clue();
    expect(locked(table, seeker!)).toBeNull();
  });

  it("[M26] 3 players: the same", () => {
    const table = new MotAMotTable(3).auction(9).clue();
    table.wrong(table.seekers[0]!);
    expect(locked(table, table.seekers[0]!)).toBe("locked-until-clue");
    expect(locked(table.clue(), table.seekers[0]!)).toBeNull();
  });

  it.each([[5], [6]])(
    "[M25] %i players: wrong, one more clue, no other seeker has tried: still locked",
    (seats) => {
      const table = new MotAMotTable(seats).auction(9).clue();
      const [seeker, other] = table.seekers;
      table.wrong(seeker!).clue();
      expect(locked(table, seeker!)).toBe("locked-until-other");
      table.wrong(other!);
      expect(locked(table, seeker!)).toBeNull();
    },
  );

  it("[M25] the other's try may come before the clue, and may be a time-out", () => {
    const table = new MotAMotTable(5).auction(9).clue();
    const [seeker, other] = table.seekers;
    table.wrong(seeker!).buzz(other!).wait();
    expect(locked(table, seeker!)).toBe("locked-until-clue");
    expect(locked(table.clue(), seeker!)).toBeNull();
  });

  it("[M25] a try before one's own does not count", () => {
    const table = new MotAMotTable(6).auction(9).clue();
    const [seeker, other] = table.seekers;
    table.wrong(other!).wrong(seeker!).clue();
    expect(locked(table, seeker!)).toBe("locked-until-other");
    expect(locked(table, other!)).toBeNull();
  });

  it("[M25] a new entry does not unlock, but the other's right answer counts as a try", () => {
    const table = new MotAMotTable(6).auction(9).clue();
    const [seeker, other] = table.seekers;
    table.wrong(seeker!).right(other!);
    expect(table.view(null).speech?.locked).toEqual([{ seat: seeker, clue: true, other: false }]);
    expect(locked(table.clue(), seeker!)).toBeNull();
  });

  it("[M25] a clue that was not given in time does not unlock", () => {
    const table = new MotAMotTable(4).auction(9).clue();
    table.wrong(table.seekers[0]!).wait();
    expect(table.last[0]?.type).toBe("clue-missed");
    expect(locked(table, table.seekers[0]!)).toBe("locked-until-clue");
  });

  it("[M25] does not wait for seekers who have left", () => {
    const table = new MotAMotTable(5).auction(9).clue();
    const [seeker, other] = table.seekers;
    table.wrong(seeker!).clue();
    table.table.move(other!, { type: "resign" });
    expect(locked(table, seeker!)).toBeNull();
  });
});
