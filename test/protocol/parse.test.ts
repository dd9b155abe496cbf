import fc from "fast-check";
import { expect, it } from "vitest";
import { moveFrameSchema } from "../../src/protocol/frames.ts";
import { parseClientFrame } from "../../src/protocol/parse.ts";

it("[W40] whatever arrives is a frame, a refusal by its id or an error with a code: never a throw", () => {
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

it("[W44] a move keeps its id even when nothing else of it is legible", () => {
  expect(parseClientFrame('{"type":"move","id":"m1","extra":1}')).toEqual({
    ok: false,
    error: { moveId: "m1" },
  });
  expect(parseClientFrame('{"type":"move","id":"a b"}')).toEqual({
    ok: false,
    error: { code: "frame/move-id" },
  });
});

it("[W39] a move is read as its schema reads it", () => {
  const member = fc.constantFrom("type", "id", "move", "extra", "__proto__", "toString");
  const value = fc.oneof(fc.constantFrom("move", "m1", "a b", ""), fc.jsonValue());
  const frames = fc
    .array(fc.tuple(member, value), { maxLength: 5 })
    .map((members) => [["type", "move"], ["id", "m1"], ...members] as [string, unknown][])
    .map((members) => `{${members.map(([name, each]) => `"${name}":${JSON.stringify(each)}`).join(",")}}`);
  fc.assert(
    fc.property(frames, (raw) => {
      const read = moveFrameSchema.safeParse(JSON.parse(raw));
      const parsed = parseClientFrame(raw);
      expect(parsed.ok && parsed.value.type === "move").toBe(read.success);
      if (parsed.ok && read.success) expect(parsed.value).toEqual(read.data);
    }),
    { numRuns: 5000 },
  );
});
