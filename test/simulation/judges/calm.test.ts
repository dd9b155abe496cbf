import { expect, test } from "vitest";
import { Calm } from "./calm.ts";

test("somebody whose line blinks does not keep judges from looking: nothing tells when a blink is over", () => {
  const calm = new Calm();
  calm.hear({ at: 1, what: "trouble", who: "d1-away", detail: "" });
  expect(calm.since()).toBe(Number.POSITIVE_INFINITY);
  calm.hear({ at: 2, what: "over", who: "d1-away", detail: "" });
  calm.hear({ at: 3, what: "trouble", who: "blink", detail: "" });
  expect(calm.since()).toBe(2);
});
