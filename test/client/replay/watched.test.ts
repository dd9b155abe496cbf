import { beforeAll, describe, expect, it } from "vitest";
import { after as buzzle } from "../../../src/client/games/buzzle/after.ts";
import { buzzleTexts } from "../../../src/client/games/buzzle-family/texts/index.ts";
import { after as solitaire } from "../../../src/client/games/buzzle-solitaire/after.ts";
import type { Speaker } from "../../../src/client/games/client-game.ts";
import type { GameAfter } from "../../../src/client/games/game-after.ts";
import { after as lexiduel } from "../../../src/client/games/lexiduel/after.ts";
import { workedReplay } from "../../../src/client/games/lexiduel/worked.ts";
import { after as motAMot } from "../../../src/client/games/mot-a-mot/after.ts";
import { after as overturn } from "../../../src/client/games/overturn/after.ts";
import { after as password } from "../../../src/client/games/password/after.ts";
import { after as quickBuzzle } from "../../../src/client/games/quick-buzzle/after.ts";
import { WatchedMatch } from "../../../src/client/replay/watched.ts";
import { eventsFor, viewFor } from "../../../src/match/view.ts";
import { verify } from "../../../src/proof/verify.ts";
import { lexiduelKit } from "../../contracts/kits/lexiduel.ts";
import { overturnKit } from "../../contracts/kits/overturn.ts";
import { finished, KITS, notary, playedOut, sealed } from "../../match/finished.ts";

/** What the page folds with, for each game. */
const AFTER: Readonly<Record<string, GameAfter>> = {
  buzzle,
  "quick-buzzle": quickBuzzle,
  "buzzle-solitaire": solitaire,
  overturn,
  "mot-a-mot": motAMot,
  password,
  lexiduel,
};
const speaker = (language: Speaker["language"]): Speaker => ({
  language,
  wordsLanguage: "fr",
  you: 0,
  name: (seat) => `player-${seat}`,
});

beforeAll(() => buzzleTexts.learn());

describe.each(KITS.map((kit) => [kit.rules.id, kit] as const))("%s, watched again", (id, kit) => {
  const after = AFTER[id]!;

  it("[T0a] [C15] shows every viewer at every step what that viewer was sent then, but for what ran on a clock", () => {
    for (const [seed, setup] of kit.setups.entries()) {
      const table = playedOut(kit, seed + 10, setup);
      const match = new WatchedMatch(after, sealed(kit, table));
      let state = null;
      for (const step of match.steps) {
        match.go(match.steps.indexOf(step));
        for (let seat = -1; seat < setup.seats; seat++) {
          const viewer = seat < 0 ? null : seat;
          match.seat.value = viewer;
          const then = viewFor(kit.rules, step.state, viewer, table.players);
          expect(match.view.value).toMatchObject({
            ...then,
            deadline: null,
            timers: [],
            clocks: match.view.value?.clocks,
          });
          const told = eventsFor(kit.rules, table.log.slice(0, step.commit.seq), viewer);
          const isFirstPart = match.steps[match.at.value + 1]?.commit.seq === step.commit.seq;
          expect(match.story.value).toEqual(isFirstPart ? told.slice(0, match.story.value.length) : told);
        }
        state = step.state;
      }
      expect(state).toEqual(table.state);
      expect(match.view.value?.outcome).not.toBeNull();
    }
  });

  it("[C15] cannot be moved, and stays between its ends", async () => {
    const match = new WatchedMatch(after, finished(kit, 2));
    match.go(-5);
    expect(match.at.value).toBe(0);
    match.go(9999);
    expect(match.at.value).toBe(match.last);
    expect(await match.move()).toMatchObject({ ok: false });
    expect(match.sending.value).toBe(true);
  });

  it("[C15] has a story with a count for every step and seat, in every language", () => {
    const { steps } = new WatchedMatch(after, finished(kit, 3));
    for (const language of ["fr", "en", "de"] as const) {
      const { counted, series, moments } = after.tale(steps, speaker(language));
      expect(counted).not.toBe("");
      expect(series).toHaveLength(steps.length);
      for (const counts of series) expect(counts).toHaveLength(kit.setups[0]!.seats);
      for (const { label, text } of moments) expect(`${label} ${text}`).not.toMatch(/undefined|NaN|^ | $/);
    }
  });

  it("[W93] is verified by the rules that the page has", async () => {
    const checks = await verify(after.rules, finished(kit, 4), notary);
    expect(checks.filter(({ result }) => result !== "yes")).toEqual([]);
  });
});

describe("a match of two games", () => {
  it.each([lexiduelKit, overturnKit])(
    "[C15] shows the first board as it ended before the second is laid",
    (kit) => {
      const setup = kit.setups.find(({ options }) => "games" in options && options.games === 2)!;
      const match = new WatchedMatch(AFTER[kit.rules.id]!, finished(kit, 5, setup));
      const isEnd = ({ events }: (typeof match.steps)[number]) =>
        events.some(({ type }) => type === "game-ended");
      const cleared = match.steps.findIndex(isEnd);
      const [stood, laid] = [match.steps[cleared - 1]!, match.steps[cleared]!];
      expect(laid.commit.seq).toBe(stood.commit.seq);
      match.go(cleared - 1);
      const view = match.view.value as unknown as { game: number };
      expect(view.game).toBe(1);
      expect(match.story.value.at(-1)!.type).not.toBe("game-ended");
      match.go(cleared);
      expect((match.view.value as unknown as { game: number }).game).toBe(2);
      expect(match.story.value.at(-1)!.type).toBe("game-ended");
      // Each event is told by one step alone, and the end of the match is one step.
      expect(
        match.steps.flatMap(({ events }) => events).filter(({ type }) => type === "game-ended"),
      ).toHaveLength(2);
      expect(match.steps.at(-1)!.commit.seq).not.toBe(match.steps.at(-2)!.commit.seq);
    },
  );
});

describe("Lexiduel's worked game", () => {
  it("[C15] is watched like any other match, 75 to 70 at its end", async () => {
    const match = new WatchedMatch(lexiduel, await workedReplay());
    match.go(match.last);
    expect(match.steps).toHaveLength(34);
    expect(match.view.value?.outcome).toMatchObject({ winners: [0], scores: [75, 70] });
    const { series, moments } = lexiduel.tale(match.steps, speaker("fr"));
    expect(series.at(-1)).toEqual([75, 70]);
    expect(moments.map(({ label }) => label)).toContain("Mot le plus long");
  });

  it("has its notation", async () => {
    expect(lexiduel.record!(await workedReplay())).toMatch(
      /^\[language fr\]\n\[rounds 16\]\n1\. C3 right MER/,
    );
  });
});
