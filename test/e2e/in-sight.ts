import type { Page } from "playwright-core";
import { expect } from "vitest";

/** A small phone below its browser's bars, and what an open keyboard leaves of it. */
export const SMALL = { width: 360, height: 560 };
export const OVER_KEYBOARD = { width: 360, height: 330 };

/** Waits until all of these are wholly in the window. */
export const expectInSight = (page: Page, ...what: readonly string[]): Promise<void> =>
  expect.poll(() => outOfSight(page, what)).toEqual([]);

const outOfSight = (page: Page, what: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const found = document.querySelectorAll(selector);
        const isSeen = (element: Element): boolean => {
          const { top, bottom, height } = element.getBoundingClientRect();
          return height > 0 && top >= -1 && bottom <= innerHeight + 1;
        };
        return found.length === 0 || ![...found].every(isSeen);
      }),
    [...what],
  );
