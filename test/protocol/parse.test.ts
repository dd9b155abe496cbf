import fc from "fast-check";
import { expect, it } from "vitest";
import { parseClientFrame } from "../../src/protocol/parse.ts";

it("whatever arrives is a frame, a refusal by its id or an error with a code: never a throw", () => {
  const frames = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        type: fc.constantFrom("move", "sync", "chat", "probe", "ping"),
        id: fc.anything(),
        move: fc.anything(),
        seq: fc.anything(),
      })
      .map((frame) => JSON.stringify(frame)),
  );
  fc.assert(
    fc.property(frames, (raw) => {
      const parsed = parseClientFrame(raw);
      if (!parsed.ok) expect(Object.keys(parsed.error)).toHaveLength(1);
    }),
    { numRuns: 5000 },
  );
});

it("a move keeps its id even when nothing else of it is legible", () => {
  expect(parseClientFrame('{"type":"move","id":"m1","extra":1}')).toEqual({
    ok: false,
    error: { moveId: "m1" },
  });
  expect(parseClientFrame('{"type":"move","id":"a b"}')).toEqual({
    ok: false,
    error: { code: "frame/move-id" },
  });
});
