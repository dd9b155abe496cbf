import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { chanceOf } from "../../../src/core/chance.ts";
import type { DeckEntry } from "../../../src/games/mot-a-mot/card.ts";
import { deckOf } from "../../../src/games/mot-a-mot/deck.ts";
import { drawEntries } from "../../../src/games/mot-a-mot/draw.ts";
import { isFamily } from "../../../src/games/mot-a-mot/family.ts";
import { motAMot } from "../../../src/games/mot-a-mot/index.ts";
import { foldPieces, lettersOf } from "../../../src/games/mot-a-mot/pieces.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { seedOf } from "../../contracts/play.ts";
import { MotAMotTable } from "./round.ts";

const words = builtLexicon("fr");
const chance = (n: number) => chanceOf(seedOf(n), n, "card-0");
const entry = (text: string, more: Partial<DeckEntry> = {}): DeckEntry => ({
  ...{ text, accepts: [], soundsLike: [], kind: text, clues: [] },
  ...more,
});
/** Twenty entries that have nothing to do with each other. */
const PLAIN = "abcdefghijklmnopqrst".split("").map((letter) => entry(`${letter}xz`));
const fresh = { seen: [], inThisMatch: 0 };

describe.each(motAMot.languages)("cards in %s", (language) => {
  const deck = deckOf(language);
  const lexicon = builtLexicon(language);
  const cards = Array.from({ length: 400 }, (_, n) => {
    const seen = chance(n).shuffle(deck.map((_, number) => number));
    return drawEntries(deck, { seen: seen.slice(0, n), inThisMatch: 0 }, chance(n + 1000), lexicon);
  });

  it("[M49] have no kind above 30 % behind any number", () => {
    const shares = Array.from({ length: 10 }, (_, place) => {
      const counts = new Map<string, number>();
      for (const card of cards) {
        const { kind } = deck[card[place]!]!;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      }
      return Math.max(...counts.values()) / cards.length;
    });
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.3);
  });

  it("[M49] bring every entry of the deck", () => {
    const drawn = new Set(cards.flat());
    expect(drawn.size / deck.length).toBeGreaterThan(0.97);
  });

  it("[M8] hold no two entries of one family, or that share an answer, or of which one is the other's clue", () => {
    const clashes = cards.flatMap((card) =>
      card.flatMap((a, i) =>
        card.slice(i + 1).flatMap((b) => {
          const [one, other] = [deck[a]!, deck[b]!];
          const pieces = [foldPieces(one.text), foldPieces(other.text)] as const;
          const kin = pieces[0].some((x) => x.length > 3 && pieces[1].some((y) => isFamily(x, y, lexicon)));
          const said = (from: DeckEntry, to: DeckEntry) =>
            [from.text, ...from.accepts, ...from.clues].some((word) =>
              [to.text, ...to.accepts].map(lettersOf).includes(lettersOf(word)),
            );
          return kin || said(one, other) || said(other, one) ? [`${one.text} / ${other.text}`] : [];
        }),
      ),
    );
    expect(clashes).toEqual([]);
  });
});

describe("a card", () => {
  it("[M49] is drawn from the half that this table has met least recently", () => {
    const half = PLAIN.map((_, number) => number).slice(0, 10);
    for (let n = 0; n < 20; n++) {
      const card = drawEntries(PLAIN, { seen: half, inThisMatch: 0 }, chance(n), words);
      expect(card.filter((number) => half.includes(number))).toEqual([]);
    }
    // Met long ago, then the other half: the first half may come again.
    const all = PLAIN.map((_, number) => number);
    expect(drawEntries(PLAIN, { seen: all, inThisMatch: 0 }, chance(1), words).sort()).toEqual(half);
  });

  it("[M8] repeats nothing of its match, although that is more than half of the deck", () => {
    const deck = [...PLAIN, ...PLAIN.map(({ text }) => entry(`${text}w`))];
    const seen = deck.map((_, number) => number).slice(0, 30);
    const card = drawEntries(deck, { seen, inThisMatch: 30 }, chance(2), words);
    expect(Math.min(...card)).toBe(30);
  });

  it("[M49] has at most three of a kind", () => {
    const deck = PLAIN.map((each, n) => ({ ...each, kind: n < 12 ? "living" : each.kind }));
    for (let n = 0; n < 20; n++) {
      const card = drawEntries(deck, fresh, chance(n), words);
      expect(card.filter((number) => number < 12).length).toBeLessThanOrEqual(3);
    }
  });

  it("[M8] has no two entries that give each other away", () => {
    const pairs = [
      [entry("cheval"), entry("chevalier")],
      [
        entry("Louis Armstrong", { accepts: ["Armstrong"] }),
        entry("Neil Armstrong", { accepts: ["Armstrong"] }),
      ],
      [entry("loup", { clues: ["berger"] }), entry("berger")],
    ];
    for (const pair of pairs)
      for (let n = 0; n < 20; n++) {
        const deck = [...pair, ...PLAIN.slice(0, 10)];
        const card = drawEntries(deck, fresh, chance(n), words);
        expect(card.filter((number) => number < 2).length, pair[0]!.text).toBeLessThan(2);
      }
  });

  it("takes what is left of a deck that is too small for all that, and says when there are not ten", () => {
    const ten = PLAIN.slice(0, 10).map((each) => ({ ...each, kind: "one" }));
    expect(drawEntries(ten, { seen: [1, 2, 3], inThisMatch: 3 }, chance(1), words)).toHaveLength(10);
    expect(() => drawEntries(ten.slice(1), fresh, chance(1), words)).toThrow("10 entries");
  });
});

describe("a table that plays again", () => {
  const options = new MotAMotTable(4).state.options;

  it("[M49] hands on what it has met, and the next match does without", () => {
    const first = new MotAMotTable(4).toFinale();
    const seen = motAMot.seen!(first.state);
    expect(seen).toEqual(first.state.seen);
    const again = motAMot.init({ seats: 4, language: "fr", options, seen });
    expect(motAMot.seen!(again)).toEqual(seen);
    const world = {
      ...{ now: 0, words: lexiconOf("fr", ["MOT"]), lagMs: 0 },
      chance: (purpose: string) => chanceOf(seedOf(5), 1, purpose),
      seal: () => ({ commitment: "", nonce: "" }),
    };
    const drawn = motAMot
      .begin(again, world)
      .flatMap((event) => (event.type === "card-drawn" ? event.from! : []));
    expect(drawn).toHaveLength(10);
    expect(drawn.filter((number) => seen.includes(number))).toEqual([]);
  });

  it("[M49] remembers a thousand entries at most", () => {
    const met = Array.from({ length: 3000 }, (_, n) => n);
    const state = motAMot.init({ seats: 4, language: "fr", options, seen: met });
    expect(motAMot.seen!(state)).toEqual(met.slice(-1000));
  });

  it("[M8] matches that drew whole cards go on: their cards count, and name no entries", () => {
    const begun = motAMot.init({ seats: 4, language: "fr", options });
    const old = { type: "card-drawn", speakers: [0, 1], until: 9, card: 7, entries: [] } as const;
    const round = { type: "round-started", round: 1, finale: false, lead: 0, speakers: [0, 1] } as const;
    const state = motAMot.apply(motAMot.apply(begun, round), old);
    expect(state).toMatchObject({ cards: 1, drawn: 0, seen: [] });
    expect(JSON.stringify(motAMot.disclose(old, 0))).not.toContain("7");
  });
});
