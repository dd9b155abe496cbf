import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ServedMatch } from "../../src/client/match/store.ts";
import { type Chance, chanceOf } from "../../src/core/chance.ts";
import { foretell as solitaire } from "../../src/games/buzzle-solitaire/foretell.ts";
import type { Foretell } from "../../src/games/foretold.ts";
import { COMMON_KEYS } from "../../src/games/game.ts";
import { foretell as lexiduel } from "../../src/games/lexiduel/foretell.ts";
import { foretell as overturn } from "../../src/games/overturn/foretell.ts";
import type { MoveAnswer } from "../../src/link/outbox.ts";
import type { Kit } from "../contracts/kit.ts";
import { solitaireKit } from "../contracts/kits/buzzle-solitaire.ts";
import { lexiduelKit } from "../contracts/kits/lexiduel.ts";
import { overturnKit } from "../contracts/kits/overturn.ts";
import { seedOf } from "../contracts/play.ts";
import { FarMatch } from "./far-match.ts";

/** One move in so many is none that the rules or the dictionary take. */
const WRONG = 15;

beforeAll(() => {
  const nowhere = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal("document", { ...nowhere, visibilityState: "visible" });
  vi.stubGlobal("location", { href: "http://here/" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterAll(() => void vi.unstubAllGlobals());

interface Played {
  /** Ten thousand in all; fewer where its bot thinks longer. */
  readonly moves: number;
  readonly kit: Kit;
  readonly foretell: Foretell;
  /** A move that looks like this one and is probably none. */
  readonly spoil: (move: never, chance: Chance) => unknown;
  /** What of a view the mover cannot know. */
  readonly cut?: (view: never) => unknown;
}

const GAMES: Record<string, Played> = {
  overturn: {
    moves: 4000,
    kit: overturnKit,
    foretell: overturn,
    spoil: (move: { cells?: number[] }) => ({
      ...move,
      ...(move.cells && { cells: move.cells.toReversed() }),
    }),
  },
  lexiduel: {
    moves: 1500,
    kit: lexiduelKit,
    foretell: lexiduel,
    spoil: (move: { letters?: { letter: string }[] }, chance) => ({
      ...move,
      ...(move.letters && {
        letters: move.letters.map((each) => ({ ...each, letter: chance.pick([..."AEINRST"]) })),
      }),
    }),
  },
  "buzzle-solitaire": {
    moves: 4500,
    kit: solitaireKit,
    foretell: solitaire,
    spoil: (move: { word?: string }) => ({
      ...move,
      ...(move.word && { word: [...move.word].reverse().join("") }),
    }),
    cut: ({ groups, ...view }: { groups: { exhausted: boolean }[] }) => ({
      ...view,
      groups: groups.map(({ exhausted: _, ...group }) => group),
    }),
  },
};

/** What the game itself shows, as text. */
function ownOf(view: object, cut: Played["cut"]): string {
  const own = Object.entries(view).filter(([key]) => !(COMMON_KEYS as readonly string[]).includes(key));
  return JSON.stringify(cut ? cut(Object.fromEntries(own) as never) : Object.fromEntries(own));
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

class Tally {
  moves = 0;
  foretold = 0;
  refused = 0;
  takenBack = 0;
  breaks = 0;
}

async function playMatch(played: Played, seed: number, tally: Tally): Promise<void> {
  const { kit, foretell, spoil, cut } = played;
  const chance = chanceOf(seedOf(seed), 0, "far");
  const match = new FarMatch(kit, kit.setups[seed % kit.setups.length]!, seedOf(seed), chance);
  const store = new ServedMatch("m", () => null, match.port);
  store.foretell(foretell);
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let i = 0; !isSo(); i++) {
      if (i > 5000 || !match.step()) throw new Error(`Seed ${seed}: it never comes to rest`);
      await settle();
    }
  };
  /** Once nothing is under way any more. */
  const rest = async (): Promise<void> => {
    await until(() => store.status.value.kind === "live" && match.flying === 0);
    expect(store.view.value, `seed ${seed}: at rest what is shown is what was said`).toBe(
      store.confirmed.value,
    );
    expect(ownOf(store.view.value!, undefined), `seed ${seed}`).toBe(ownOf(match.view(0), undefined));
  };

  for (let i = 0; i < 400 && !match.isOver && tally.moves < played.moves; i++) {
    await rest();
    const view = match.view(0);
    const [turn] = view.awaiting;
    if (turn === undefined) break;
    const offered = kit.bot.choose(match.view(turn), turn, 0, chanceOf(seedOf(seed), i, "bot"), kit.words);
    if (turn !== 0) {
      match.move(turn, offered);
      continue;
    }
    const move = chance.int(WRONG) === 0 ? spoil(offered as never, chance) : offered;
    let answer: MoveAnswer | null = null;
    const shownBefore = JSON.stringify(store.view.value);
    const seqs = new Set(match.made.keys());
    void store.move(move).then((given) => {
      answer = given;
    });
    tally.moves += 1;
    const ahead = store.view.value === store.confirmed.value ? null : store.view.value;
    if (ahead) tally.foretold += 1;
    let seen = ahead;
    const aheadText = ahead && ownOf(ahead, cut);
    await until(() => {
      // Whatever comes in between, the picture is the one that was there, the move, or what the server said.
      const shown = store.view.value!;
      if (shown !== seen && shown !== store.confirmed.value) expect(ownOf(shown, cut)).toBe(aheadText);
      seen = shown;
      return answer !== null;
    });
    const isTaken = (answer as MoveAnswer | null)?.ok === true;
    const own = [...match.made].filter(([seq, { facts }]) => !seqs.has(seq) && facts.length > 0);
    if (!isTaken) {
      tally.refused += 1;
      if (ahead) tally.takenBack += 1;
      expect(store.view.value).toBe(store.confirmed.value);
      if (own.length === 0 && store.status.value.kind === "live")
        expect(ownOf(store.view.value!, cut)).toBe(ownOf(JSON.parse(shownBefore), cut));
    } else if (ahead) {
      // The first commit of the game since then is this move: nobody else may move meanwhile.
      const [, { before, facts }] = own[0]!;
      const after = kit.rules.apply(before, facts[0]!);
      expect(aheadText, `seed ${seed}: what was foretold is what came`).toBe(
        ownOf(kit.rules.view(after, 0), cut),
      );
      if (facts.length === 1)
        expect(ahead.awaiting, `seed ${seed}`).toEqual(kit.rules.waits(after).flatMap(({ seats }) => seats));
    }
  }
  await rest();
  tally.breaks += match.breaks;
  store.leave();
}

describe("one's own move before its answer", () => {
  it.each(Object.keys(GAMES))(
    "[C90] %s: what is shown ahead is what then comes, or is taken back, through thousands of moves with delays and broken lines",
    async (name) => {
      const tally = new Tally();
      const played = GAMES[name]!;
      const { moves } = played;
      for (let seed = 1; tally.moves < moves; seed++) await playMatch(played, seed, tally);
      expect(tally.foretold).toBeGreaterThan(moves * 0.8);
      expect(tally.takenBack).toBeGreaterThan(moves / 200);
      expect(tally.breaks).toBeGreaterThan(moves / 50);
    },
    120_000,
  );
});
