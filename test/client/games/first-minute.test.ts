import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../../src/client/games/registry.ts";
import { loadLesson } from "../../../src/client/learn/library.ts";
import { LessonRun } from "../../../src/client/learn/run.ts";
import { LocalMatch } from "../../../src/client/local/store.ts";
import { actNow } from "../../../src/client/match/act-now.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { gameNamed } from "../../../src/games/registry.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import type { Commit } from "../../../src/match/events.ts";

/** What every game says in the first minute holds for its board and its rules. */
describe.each(GAMES.map((game) => [game.id, game] as const))("%s", (id, game) => {
  it("[C31] says in each language what winning means, what to do, how points come, and three things to learn", async () => {
    const { texts, targets } = await game.loadFirstMinute();
    for (const language of LANGUAGES) {
      const { goal, acts, wait, points, end, tips } = texts[language];
      expect(Object.keys(acts).sort()).toEqual(Object.keys(targets).sort());
      for (const sentence of [goal, wait, points, end, ...tips, ...Object.values(acts)])
        expect(sentence).toMatch(/^[\p{Lu}].*[.!?”“»]$/u);
      expect(goal.length, goal).toBeLessThanOrEqual(120);
      for (const act of Object.values(acts)) expect(act.length, act).toBeLessThanOrEqual(150);
    }
  });

  it("[C31] lights places that its board draws, and shows a drawing that its rules have", async () => {
    const { targets, picture } = await game.loadFirstMinute();
    const root = new URL("../../../src/client/games/", import.meta.url);
    const own = globSync([`${id}/**/*.tsx`, "buzzle-family/**/*.tsx"], { cwd: root }).map((file) =>
      readFileSync(new URL(file, root), "utf8"),
    );
    for (const target of Object.values(targets))
      for (const [, name] of target.matchAll(/\.([\w-]+)/g))
        expect(
          own.some((source) => source.includes(`${name}`)),
          name,
        ).toBe(true);
    const figures = readFileSync(new URL(`${id}/rules/figures.tsx`, root), "utf8");
    expect(figures).toMatch(new RegExp(`^  ${picture}:`, "m"));
  });

  it("[C31] names something to do at every step of its lesson", async () => {
    const [first, lesson] = [await game.loadFirstMinute(), await loadLesson(id, "fr")];
    let now = 1_000_000;
    const port = { now: () => (now += 5000), random: (bytes: Uint8Array) => bytes.fill(3) };
    const run = new LessonRun(lesson, { id: "learner", name: "Moi" }, port);
    for (const { step } of run.steps) {
      expect(actNow(run.match.value, first), step.title).not.toBeNull();
      await run.show();
      run.next();
    }
  });

  const recorded = new URL(`../../e2e/aloud/${id}.log.json`, import.meta.url);
  it.skipIf(!existsSync(recorded))(
    "[C31] names something to do whenever a recorded match waits for one, and nothing once it is over",
    async () => {
      const first = await game.loadFirstMinute();
      const log: Commit[] = JSON.parse(readFileSync(recorded, "utf8"));
      const port = { now: () => log[0]!.at, random: (bytes: Uint8Array) => bytes };
      const { rules } = gameNamed(id)!;
      const plan = { rules, words: lexiconOf("fr", []), log: log.slice(0, 2), player: "player-0" };
      const match = new LocalMatch(plan, port);
      let asked = 0;
      for (const { seq, events } of log.slice(2)) {
        if (match.view.value?.awaiting.includes(0)) {
          asked++;
          expect(actNow(match, first), `before ${seq}`).not.toBeNull();
        }
        match.commit(events);
      }
      expect(asked).toBeGreaterThan(0);
      if (match.view.value?.outcome) expect(actNow(match, first)).toBeNull();
    },
  );
});
