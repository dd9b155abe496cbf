import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { connect } from "./browser.ts";
import { type VisitOptions, type Visitor, visit } from "./visitor.ts";

/** The server of the worker that runs this file. */
export const serverUrl = (): string => inject("urls")[Number(process.env.VITEST_POOL_ID) - 1]!;

/** A test file's way to the pages: in the browser that all files share. */
export interface Site {
  readonly url: string;
  /** Somebody new opens a page: a path of ours or a whole address. */
  come(path: string, options?: VisitOptions): Promise<Visitor>;
}

/**
 * Everybody who came leaves after each test, so that a test that is tried again finds nobody of its first try in
 * a queue or at a table; and whatever they did, no page broke and none wanted what its policy forbids.
 */
export function openSite(): Site {
  const url = serverUrl();
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await connect(inject("browser"));
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const complaints = visitors.flatMap((visitor) => visitor.complaints);
    await Promise.all(visitors.map(({ context }) => context.close()));
    visitors = [];
    expect(complaints).toEqual([]);
  });
  return {
    url,
    async come(path, options = {}) {
      const visitor = await visit(browser, new URL(path, url).href, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
