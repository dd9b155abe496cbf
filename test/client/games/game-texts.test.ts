import { describe, expect, it } from "vitest";
import { gameTexts } from "../../../src/client/games/game-texts.ts";
import { language, learn } from "../../../src/client/language.ts";
import type { Language } from "../../../src/core/language.ts";

/** A game whose texts are the language's name, and which languages were asked for. */
function greeting(fetch: (wanted: Language) => Promise<string> = async (wanted) => wanted) {
  const asked: Language[] = [];
  const loader = (wanted: Language) => () => {
    asked.push(wanted);
    return fetch(wanted);
  };
  const loaders = { fr: loader("fr"), en: loader("en"), de: loader("de") };
  return { asked, texts: gameTexts(loaders) };
}

describe("[C3] a game's texts", () => {
  it("are fetched in the page's language only, and once", async () => {
    await learn("fr");
    const { asked, texts } = greeting();
    expect(() => texts.words.value).toThrow(/before they are learnt/);
    await texts.learn();
    await texts.learn();
    expect(texts.words.value).toBe("fr");
    expect(asked).toEqual(["fr"]);
  });

  it("are there before the page changes its language", async () => {
    await learn("fr");
    const { texts } = greeting();
    await texts.learn();
    const seen: string[] = [];
    const stop = texts.words.subscribe((words) => seen.push(words));
    await learn("de");
    stop();
    expect(seen).toEqual(["fr", "de"]);
  });

  it("of a game that comes while the language changes are waited for too", async () => {
    await learn("fr");
    const { texts } = greeting();
    const change = learn("en");
    await texts.learn();
    await change;
    expect(texts.words.value).toBe("en");
  });

  it("are not fetched in another language for a game nobody opened", async () => {
    const { asked } = greeting();
    await learn("de");
    expect(asked).toEqual([]);
  });

  it("that cannot be fetched leave the page in the language it has", async () => {
    await learn("fr");
    const { texts } = greeting((wanted) =>
      wanted === "en" ? Promise.reject(new Error("offline")) : Promise.resolve(wanted),
    );
    await texts.learn();
    await expect(learn("en")).rejects.toThrow("offline");
    expect(language.value).toBe("fr");
    expect(texts.words.value).toBe("fr");
  });
});
