import { expect, it } from "vitest";
import type { AnyGame } from "../../../src/games/game.ts";
import type { MotAMotState } from "../../../src/games/mot-a-mot/index.ts";
import { motAMotWith } from "../../../src/games/mot-a-mot/rules.ts";
import { motAMotKit } from "../../contracts/kits/mot-a-mot.ts";
import { seedOf, Table } from "../../contracts/play.ts";

const TEXTS = ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];

it("[M1] the rules draw from the deck that they are bound to, and from no other", () => {
  const deck = TEXTS.map((text) => ({ text, accepts: [], soundsLike: [], kind: "number", clues: [] }));
  const rules = motAMotWith({ deckOf: () => deck, isTranslation: () => false }) as AnyGame;
  const kit = { ...motAMotKit("fr", [4], 1), rules };
  for (let seed = 1; seed <= 5; seed++) {
    const { round } = new Table(kit, kit.setups[0]!, seedOf(seed)).game as MotAMotState;
    expect(round?.entries.map(({ text }) => text).sort()).toEqual([...TEXTS].sort());
  }
});
