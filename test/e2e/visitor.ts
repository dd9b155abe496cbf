import { text } from "node:stream/consumers";
import type { Browser, BrowserContext, Download, Page } from "playwright-core";
import { expect } from "vitest";
import { seriousFor } from "./axe.ts";

/** Somebody at a browser of their own: what they do on our pages, and what must never happen while they do it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and violations of its content security policy. */
  readonly complaints: string[];
}

/** Long, since a machine may be busy with something else: only a failure ever waits to its end. */
export const PATIENCE_MS = 60_000;

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

export interface VisitOptions {
  readonly viewport?: typeof PHONE;
  readonly locale?: string;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
  readonly worker?: true;
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: options.viewport ?? DESK,
    locale: options.locale ?? "fr-FR",
    // Nothing to wait for: the tests look at where things end up.
    reducedMotion: "reduce",
    // Filling a cache in every context would cost each test its time; who tests the worker asks for it.
    serviceWorkers: options.worker ? "allow" : "block",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(keepSockets);
  if (options.before) await context.addInitScript(options.before);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
  });
  await page.goto(url);
  return { page, context, complaints };
}

interface Kept {
  sockets?: WebSocket[];
}

/** Lets a test cut the page's sockets as a bad network would. */
function keepSockets(): void {
  const kept = globalThis as Kept;
  const Native = globalThis.WebSocket;
  kept.sockets = [];
  globalThis.WebSocket = class extends Native {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      kept.sockets?.push(this);
    }
  };
}

export async function loseConnection({ page, context }: Visitor): Promise<void> {
  await context.setOffline(true);
  await page.evaluate(() => {
    for (const socket of (globalThis as Kept).sockets ?? []) socket.close();
  });
}

export const comeBack = ({ context }: Visitor): Promise<void> => context.setOffline(false);

export async function expectNoSidewaysScroll({ page }: Visitor): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(seen!);
}

/** Nothing serious for those who see little, hear the page, or use keys alone; in the light and in the dark. */
export async function expectAccessible({ page }: Visitor): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFor(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** What a page gave to be kept. A browser that is shared by processes has no path for it. */
export const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());
