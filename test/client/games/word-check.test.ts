import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../../../src/client/api.ts";
import { PAUSE_MS, WordChecks } from "../../../src/client/games/word-check.ts";
import { fail, ok } from "../../../src/core/result.ts";
import type { WordChecked } from "../../../src/protocol/requests.ts";

/** A server that answers when it is told to. */
function slowServer() {
  const open: { word: string; resolve: (answer: Awaited<Answer<WordChecked>>) => void }[] = [];
  const asked: string[] = [];
  return {
    asked,
    checks: new WordChecks((_language, word) => {
      asked.push(word);
      return new Promise((resolve) => open.push({ word, resolve }));
    }),
    async answers(word: string, valid: boolean | "not at all"): Promise<void> {
      const at = open.findIndex((each) => each.word === word);
      const [call] = open.splice(at, 1);
      call!.resolve(valid === "not at all" ? fail("unreachable") : ok({ word, valid, classes: ["lemma"] }));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("[C6] the check while one types", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("asks when typing pauses, not at each key", () => {
    const { checks, asked } = slowServer();
    for (const text of ["MO", "MOT", "MOTS"]) {
      checks.ask("fr", [text]);
      vi.advanceTimersByTime(PAUSE_MS - 1);
    }
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(["MOTS"]);
  });

  it("asks each word once, whether its answer is there or on its way", async () => {
    const { checks, asked, answers } = slowServer();
    checks.ask("fr", ["MOT", "ROI"]);
    vi.advanceTimersByTime(PAUSE_MS);
    checks.ask("fr", ["MOT", "ROI"]);
    vi.advanceTimersByTime(PAUSE_MS);
    await answers("MOT", true);
    checks.ask("fr", ["MOT"]);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(asked).toEqual(["MOT", "ROI"]);
    expect(checks.answer("fr", "MOT")).toMatchObject({ valid: true });
  });

  it("takes no late answer for another word's, whatever the order they come in", async () => {
    const { checks, answers } = slowServer();
    for (const text of ["MOT", "MOTX"]) {
      checks.ask("fr", [text]);
      vi.advanceTimersByTime(PAUSE_MS);
    }
    await answers("MOTX", false);
    expect(checks.answer("fr", "MOTX")).toMatchObject({ valid: false });
    expect(checks.answer("fr", "MOT")).toBeNull();
    await answers("MOT", true);
    expect(checks.answer("fr", "MOTX")).toMatchObject({ valid: false });
    expect(checks.answer("fr", "MOT")).toMatchObject({ valid: true });
    expect(checks.answer("en", "MOT")).toBeNull();
  });

  it("keeps the answers of two lexicons of one language apart", async () => {
    const { checks, asked, answers } = slowServer();
    checks.ask("fr", ["MOT"], "older");
    vi.advanceTimersByTime(PAUSE_MS);
    await answers("MOT", false);
    expect(checks.answer("fr", "MOT", "older")).toMatchObject({ valid: false });
    expect(checks.answer("fr", "MOT", "newer")).toBeNull();
    checks.ask("fr", ["MOT"], "newer");
    vi.advanceTimersByTime(PAUSE_MS);
    expect(asked).toEqual(["MOT", "MOT"]);
  });

  it("says nothing when the server is out of reach, and asks again at the next pause", async () => {
    const { checks, asked, answers } = slowServer();
    checks.ask("fr", ["MOT"]);
    vi.advanceTimersByTime(PAUSE_MS);
    await answers("MOT", "not at all");
    expect(checks.answer("fr", "MOT")).toBeNull();
    checks.ask("fr", ["MOT"]);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(asked).toEqual(["MOT", "MOT"]);
    await answers("MOT", true);
    expect(checks.answer("fr", "MOT")).toMatchObject({ valid: true });
  });

  it("asks nothing for what was taken off the screen again", () => {
    const { checks, asked } = slowServer();
    checks.ask("fr", ["MOT"]);
    checks.ask("fr", []);
    vi.advanceTimersByTime(10 * PAUSE_MS);
    expect(asked).toEqual([]);
  });
});
