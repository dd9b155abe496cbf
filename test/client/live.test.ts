import type { VNode } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, LiveRegion } from "../../src/client/ui/live.tsx";

/** What stands in the one queue that is read aloud. */
const spoken = (): string[] => {
  const { children } = LiveRegion().props as { children: VNode<{ children: string }>[] };
  return children.map(({ props }) => props.children);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("the queue of what is said", () => {
  it("[C34] keeps every sentence until it was read, in order: none replaces another", () => {
    announce("Bob prend place.");
    announce("La partie commence.");
    announce("À vous.");
    expect(spoken()).toEqual(["Bob prend place.", "La partie commence.", "À vous."]);
    vi.advanceTimersByTime(60_000);
    expect(spoken()).toEqual([]);
  });

  it("[C34] says one happening once, though two parts of the page tell of it; and again when it happens again", () => {
    announce("Bob passe.");
    announce("Bob passe.");
    expect(spoken()).toEqual(["Bob passe."]);
    vi.advanceTimersByTime(2000);
    announce("Bob passe.");
    expect(spoken()).toEqual(["Bob passe.", "Bob passe."]);
  });
});
