import type { Page } from "playwright-core";
import { fr as buzzleTexts } from "../../src/client/games/buzzle-family/texts/fr.ts";
import type { BuzzleMove } from "../../src/games/buzzle/moves.ts";
import { isPose } from "../../src/games/buzzle-family/alphabet.ts";
import type { SolitaireMove } from "../../src/games/buzzle-solitaire/decide.ts";
import type { LexiduelMove, PlaceMove } from "../../src/games/lexiduel/moves.ts";
import type { MotAMotMove } from "../../src/games/mot-a-mot/moves.ts";
import type { OverturnMove } from "../../src/games/overturn/moves.ts";
import { lettersAt } from "../../src/games/overturn/paths.ts";
import type { PasswordMove } from "../../src/games/password/moves.ts";
import type { QuickBuzzleMove } from "../../src/games/quick-buzzle/decide.ts";
import { heardBoard } from "./overturn-table.ts";
import { PATIENCE_MS } from "./visitor.ts";

/** Everything at a table done by keys alone, move by move: what somebody does who neither points nor touches. */

/** So many stops no page of ours has. */
const MOST_STOPS = 140;

/** Tab, until the focus is on the first that fits; what says Enter or types comes after it. */
export async function reach(page: Page, selector: string, name?: RegExp): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate(
      ([fits, source]) => {
        const at = document.activeElement;
        const text = at?.getAttribute("aria-label") ?? at?.textContent ?? "";
        return at?.matches(fits) === true && (source === null || new RegExp(source, "u").test(text));
      },
      [selector, name?.source ?? null] as const,
    );
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} ${name ?? ""} is not reached by keys`);
}

/** That, and Enter on it. */
export async function press(page: Page, selector: string, name?: RegExp): Promise<void> {
  await reach(page, selector, name);
  await page.keyboard.press("Enter");
}

/** One stop for all of them, and the arrows from each to the next. */
async function pressAmong(page: Page, keys: string, text: string): Promise<void> {
  await reach(page, keys);
  await page.keyboard.press("Home");
  const last = await page.locator(keys).count();
  for (let i = 0; i < last; i++) {
    // What is known of a letter stands behind it.
    const read = await page.evaluate(() => document.activeElement?.textContent);
    if (read?.startsWith(text)) break;
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
}

async function write(page: Page, selector: string, word: string): Promise<void> {
  await reach(page, selector);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
}

const secret = (page: Page): Promise<void> => press(page, "form button.is-filled", /Cacher ce mot/);
/** However the page sets its spaces. */
const reading = (text: string): RegExp => new RegExp(text.replaceAll(" ", "\\s"), "u");

export async function playPassword(page: Page, move: PasswordMove): Promise<void> {
  // What can be asked is seen once the dice have come to rest.
  if (move.type === "ask") await page.locator(".asking").waitFor();
  if (move.type === "secret") await secret(page);
  else if (move.type === "roll") await press(page, ".roll");
  else if (move.type === "guess") await write(page, ".guess input", move.word);
  else if (move.letter === undefined) await press(page, ".asking-whole");
  else if ((await page.locator(".asking .letter-key").count()) === 0)
    await press(page, ".asking .sort", new RegExp(`\\b${move.letter}\\b`));
  else await pressAmong(page, ".asking .letter-key", move.letter);
}

export async function playBuzzle(page: Page, move: BuzzleMove): Promise<void> {
  switch (move.type) {
    case "secret":
      return secret(page);
    case "guess":
      return write(page, ".bz-guess input", move.word);
    case "propose":
      await press(page, ".bz-box", new RegExp(`^\\D*${move.box}\\b`));
      await reach(page, ".bz-tray-piece");
      return page.keyboard.press(move.piece);
    case "position": {
      await press(page, ".bz-box", new RegExp(`^\\D*${move.box}\\b`));
      if (!isPose(move.pose)) throw new Error(`${move.pose} is no pose`);
      return press(page, ".bz-pose-key", reading(`${buzzleTexts.poses[move.pose]}( \\(|$)`));
    }
    default:
      throw new Error(`There is no race here: ${move.type}`);
  }
}

export async function playQuickBuzzle(page: Page, move: QuickBuzzleMove): Promise<void> {
  if (move.type === "solve") await write(page, ".bz-builder input", move.word);
}

/** A word of the chosen group, and then enough. */
export async function playSolitaire(page: Page, move: SolitaireMove): Promise<void> {
  if (move.type !== "make") throw new Error(`A group has no word: ${move.type}`);
  await press(page, ".bz-group", new RegExp(`^Groupe ${move.group}\\b`));
  await write(page, ".bz-builder input", move.word);
  await page.locator(".bz-score", { hasText: "1 mot" }).first().waitFor();
  await press(page, "button", /^S’arrêter là$/);
  await press(page, "button", /^Oui/);
}

export async function playOverturn(page: Page, move: OverturnMove): Promise<void> {
  if (move.type === "pass") {
    await press(page, ".overturn-pass");
    await reach(page, ".overturn-grid button");
    await page.keyboard.press("Space");
    await press(page, ".overturn-form .is-filled");
    return;
  }
  const heard = await heardBoard(page);
  const decided = { ...heard, zx: heard.zx ?? move.zx ?? null, qu: heard.qu ?? move.qu ?? null };
  const word = move.cells.map((cell) => lettersAt(decided, cell)).join("");
  await write(page, "#overturn-word", word);
}

export async function playLexiduel(page: Page, move: LexiduelMove): Promise<void> {
  if (move.type === "place") return pose(page, move);
  await press(page, ".lx-acts button");
  await press(page, ".lx-acts button", /^Oui/);
}

/** Arrows to the square, space for the line, one's own letters, Enter. */
async function pose(page: Page, { letters, line }: PlaceMove): Promise<void> {
  const inOrder = letters.toSorted((a, b) => a.row - b.row || a.col - b.col);
  const first = inOrder[0]!;
  const isRight = letters.length > 1 ? letters.every(({ row }) => row === first.row) : line !== "down";
  await reach(page, ".lx-surface");
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < first.row; i++) await page.keyboard.press("ArrowDown");
  for (let i = 0; i < first.col; i++) await page.keyboard.press("ArrowRight");
  const isAcross = await page.locator(".lx-turn svg[data-line='right']").count();
  if (isRight !== isAcross > 0) await page.keyboard.press("Space");
  await page.keyboard.type(inOrder.map(({ letter }) => letter).join(""));
  await page.locator(".lx-line .is-filled:enabled").waitFor({ timeout: PATIENCE_MS });
  await page.keyboard.press("Enter");
}

export async function playMotAMot(page: Page, move: MotAMotMove): Promise<void> {
  switch (move.type) {
    case "bid":
      return press(page, ".mam-key"); // the lowest there is: nobody bids below it
    case "pass":
      return press(page, ".mam-pass");
    case "clue":
      return write(page, ".mam-clue-form input", move.word);
    case "buzz":
      await reach(page, ".mam-buzzer");
      return page.keyboard.press("Space");
    case "answer":
      return write(page, ".mam-answer input", move.word);
    case "ready":
      return press(page, ".mam-go .is-filled");
    case "camp":
      return press(page, ".mam-camp button");
    case "stop":
      return press(page, ".mam-stage button", /^J’en reste là$/);
    case "bonus":
      return press(page, ".mam-bonus-list button", new RegExp(`^${move.entry} `));
    case "contest":
    case "vote":
      return press(page, ".mam-vote button");
  }
}

/**
 * Runs in the page: notes every time that the focus is nowhere for so long that no phase can be the reason. It counts
 * in the page's own time, which a busy machine slows like everything else of the page.
 */
export function watchFocus(): void {
  const TICK_MS = 100;
  const MOST_TICKS = 8;
  const watched = globalThis as unknown as { focusLost: string[] };
  watched.focusLost = [];
  let [isByKeys, ticks, last] = [false, 0, ""];
  addEventListener("keydown", () => {
    isByKeys = true;
  });
  setInterval(() => {
    const at = document.activeElement;
    if (at && at !== document.body) {
      ticks = 0;
      last = `${at.tagName}.${at.className} ${at.textContent?.slice(0, 40)}`;
    } else if (!isByKeys || !document.querySelector("main :is(h1, h2)") || document.querySelector(".loading"))
      ticks = 0;
    else if (++ticks === MOST_TICKS) watched.focusLost.push(`${location.pathname}, after ${last}`);
  }, TICK_MS);
}

export const focusLost = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { focusLost: string[] }).focusLost);
