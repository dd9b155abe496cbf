import { expect, it, vi } from "vitest";
import { remembering } from "../../src/games/remembering.ts";

const add = (state: { sum: number }, event: { by: number }) => ({ sum: state.sum + event.by });

it("the same fact in the same state is folded once, and gives the same value", () => {
  const fold = vi.fn(add);
  const apply = remembering(fold);
  const [start, event] = [{ sum: 1 }, { by: 2 }];
  const after = apply(start, event);
  expect(after).toEqual({ sum: 3 });
  expect(apply(start, event)).toBe(after);
  expect(fold).toHaveBeenCalledTimes(1);
});

it("another fact or another state is folded, however alike it is", () => {
  const apply = remembering(add);
  const [start, event] = [{ sum: 1 }, { by: 2 }];
  apply(start, event);
  expect(apply({ sum: 5 }, event)).toEqual({ sum: 7 });
  expect(apply(start, { by: 3 })).toEqual({ sum: 4 });
});

it("what was forgotten is folded anew, to the same", () => {
  const apply = remembering(add);
  const [start, event] = [{ sum: 1 }, { by: 2 }];
  apply(start, event);
  for (let by = 0; by < 100; by++) expect(apply(start, { by })).toEqual({ sum: 1 + by });
  expect(apply(start, event)).toEqual({ sum: 3 });
});
