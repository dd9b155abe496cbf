import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { buildScript } from "../../../src/client/build/script.ts";
import { openSite } from "../site.ts";

/**
 * What somebody hears who plays without looking: recorded matches (`*.log.json`) at the real boards. The texts
 * beside this file are meant to be read; a change of theirs is a change of what people hear.
 */
const { come } = openSite();
const GAMES = [
  "password",
  "buzzle",
  "quick-buzzle",
  "buzzle-solitaire",
  "overturn",
  "lexiduel",
  "mot-a-mot",
] as const;
const HERE = fileURLToPath(new URL(".", import.meta.url));
/** Enough to know one's way; a grid of four hundred squares goes on alike. */
const MOST_LINES = 53;

let harness = "";
beforeAll(async () => {
  harness = await buildScript(`${HERE}harness.ts`, {});
});

describe("[C10] [C137] a match read aloud", () => {
  it.each(GAMES)("%s", async (game) => {
    // A page of nothing, where storage throws: what is heard must not hang on it.
    const { page } = await come("data:text/html,<!doctype html><html lang=fr><body></body></html>");
    await page.evaluate(harness);
    const log: unknown = JSON.parse(readFileSync(`${HERE}${game}.log.json`, "utf8"));
    const lines = await listenTo(page, game, log);
    await expect(lines.join("\n")).toMatchFileSnapshot(`${HERE}${game}.txt`);
  });
});

interface Step {
  readonly mine: boolean;
  readonly heard: readonly string[];
  /** What had the focus went, and nothing took it. */
  readonly isLost: boolean;
}
interface Aloud {
  begin(game: string, log: unknown): Promise<void>;
  step(): Promise<Step | null>;
}

async function listenTo(page: Page, game: string, log: unknown): Promise<string[]> {
  await page.evaluate(
    ([id, commits]) => (globalThis as unknown as { aloud: Aloud }).aloud.begin(id as string, commits),
    [game, log] as const,
  );
  const lines = ["— La table, au début —", ...(await tableOf(page)), "", "— Ce qu’on entend —"];
  let isShown = false;
  for (;;) {
    const step = await page.evaluate(() => (globalThis as unknown as { aloud: Aloud }).aloud.step());
    if (step === null) break;
    lines.push(...step.heard.map((sentence) => `« ${sentence} »`));
    expect(step.isLost, "[C33] the focus fell to the body").toBe(false);
    if (step.mine && !isShown) {
      isShown = true;
      lines.push("", "— La table, quand c’est à soi —", ...(await tableOf(page)), "", "— Ce qu’on entend —");
    }
  }
  return [...lines, ""];
}

/** The table as a screen reader walks through it. */
async function tableOf(page: Page): Promise<string[]> {
  const all = (await page.locator("main").ariaSnapshot()).split("\n");
  return all.length > MOST_LINES ? [...all.slice(0, MOST_LINES), "…"] : all;
}
