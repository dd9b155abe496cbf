import { describe, expect, it } from "vitest";
import type { Lesson } from "../../../src/client/learn/lesson.ts";
import { loadLesson } from "../../../src/client/learn/library.ts";
import { LessonRun } from "../../../src/client/learn/run.ts";
import type { LocalPort } from "../../../src/client/local/store.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { GAMES } from "../../../src/games/registry.ts";

/** Time goes on by itself between two looks at the clock, as it does while somebody reads. */
function leisurely(): LocalPort {
  let now = 1_000_000;
  return { now: () => (now += 5000), random: (bytes) => bytes.fill(3) };
}

const ME = { id: "learner", name: "Moi" };
const take = (lesson: Lesson, from = 0): LessonRun => new LessonRun(lesson, ME, leisurely(), from);
const shown = (run: LessonRun): string => JSON.stringify({ ...run.match.value.view.value, deadline: null });
/** What nobody is asked for, and no rule of any game forbids in itself. */
const NONSENSE = { type: "resign" };

describe.each(Object.keys(GAMES))("[C13] the lesson of %s", (game) => {
  it.each(LANGUAGES)("can be finished by its own answers in %s", async (language) => {
    const run = take(await loadLesson(game, language));
    expect(run.steps.length).toBeGreaterThanOrEqual(5);
    expect(run.steps.length).toBeLessThanOrEqual(8);
    for (let at = 0; at < run.steps.length; at++) {
      expect(run.at.value).toBe(at);
      expect(run.stepState.value).toBe("asking");
      for (const text of ["title", "ask", "done", "wrong"] as const)
        expect(run.step[text].trim()).not.toBe("");
      await run.show();
      expect(`${run.step.title}: ${run.stepState.value}`).toBe(`${run.step.title}: done`);
      run.next();
    }
    expect(run.stepState.value).toBe("over");
  });

  it.each(LANGUAGES)(
    "answers a move that is not asked for and stays where it is, in %s",
    async (language) => {
      const run = take(await loadLesson(game, language));
      for (let at = 0; at < run.steps.length; at++) {
        const before = shown(run);
        await run.match.value.move(NONSENSE);
        expect(run.miss.value?.kind).toMatch(/refused|other/);
        expect([run.at.value, run.stepState.value]).toEqual([at, "asking"]);
        expect(shown(run)).toBe(before);
        run.next();
        expect(run.at.value).toBe(at);
        await run.show();
        run.next();
      }
    },
  );

  it("goes on where it was left", async () => {
    const lesson = await loadLesson(game, "fr");
    const through = take(lesson);
    for (let at = 0; at < through.steps.length; at++) {
      expect(shown(take(lesson, at)).replace(/\d{7,}|[0-9a-f]{64}/g, "")).toBe(
        shown(through).replace(/\d{7,}|[0-9a-f]{64}/g, ""),
      );
      await through.show();
      through.next();
    }
  });
});
