import { describe, expect, it } from "vitest";
import { loadLesson } from "../../../src/client/learn/library.ts";
import { LessonRun } from "../../../src/client/learn/run.ts";
import type { LocalPort } from "../../../src/client/local/store.ts";
import { LANGUAGES } from "../../../src/core/language.ts";

const still: LocalPort = { now: () => 1_000_000, random: (bytes) => bytes.fill(3) };
const ELSEWHERE = { fr: "Käse", en: "fromage", de: "cheese" } as const;

describe("[C13] the lesson of Mot à Mot plays with two cards of its own", () => {
  it.each(LANGUAGES)("and refuses what their words are called elsewhere, in %s", async (language) => {
    const run = new LessonRun(await loadLesson("mot-a-mot", language), { id: "learner", name: "" }, still, 5);
    const answer = await run.match.value.move({ type: "clue", word: ELSEWHERE[language] });
    expect(answer).toMatchObject({ refusal: { code: "mot-a-mot/clue-is-translation" } });
    expect(run.miss.value?.kind).toBe("refused");
  });
});
