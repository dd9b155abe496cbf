import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joined, type Parts } from "../../src/protocol/joined.ts";
import { entriesOf, forgetting, partsText, wholeText } from "../../src/protocol/parts.ts";

type View = Record<string, unknown>;

/** What is sent of a change; null where the whole view is. */
function sent(before: View, after: View, levels?: number): Parts | null {
  const text = partsText(entriesOf(before), entriesOf(after), levels);
  return text === null ? null : (JSON.parse(`{${text}}`) as Parts);
}

/** What the other side then holds, as text. */
function held(before: View, after: View, levels?: number): string {
  const parts = sent(before, after, levels);
  return JSON.stringify(parts === null ? after : joined(structuredClone(before), parts));
}

/** So much that stays the same that parts are always shorter than the whole. */
const LONG = { rest: "x".repeat(400) };

describe("the parts of a view that changed", () => {
  it.each<[string, View, View, Parts]>([
    ["nothing", { a: 1 }, { a: 1 }, { parts: {} }],
    ["a key", { a: 1, b: 2 }, { a: 1, b: 3 }, { parts: { b: 3 } }],
    [
      "an element of an array",
      { sides: ["a long one", "another long one"] },
      { sides: ["a long one", "b"] },
      { parts: { "sides.1": "b" } },
    ],
    [
      "an element of an object",
      { boxes: { a: "a long one", b: "another long one" } },
      { boxes: { a: "a long one", b: null } },
      { parts: { "boxes.b": null } },
    ],
    [
      "what is new at the end of an array",
      { log: ["a long one, a long one"] },
      { log: ["a long one, a long one", 2, 3] },
      { parts: { "log.1": 2, "log.2": 3 } },
    ],
    [
      "a shorter array, whole",
      { log: ["a long one, a long one", 2, 3] },
      { log: ["a long one, a long one", 2] },
      { parts: { log: ["a long one, a long one", 2] } },
    ],
    [
      "what vanished of an object, and what is new there",
      { boxes: { a: "a long one, a long one", b: 1 } },
      { boxes: { a: "a long one, a long one", c: 2 } },
      { parts: { "boxes.c": 2 }, gone: ["boxes.b"] },
    ],
    ["a key that vanished, and a new one", { a: 1, c: 2 }, { c: 2, d: 3 }, { parts: { d: 3 }, gone: ["a"] }],
    ["another kind of thing, whole", { a: ["a long one"] }, { a: { 0: "b" } }, { parts: { a: { 0: "b" } } }],
    [
      "what its elements would not make shorter, whole",
      { awaiting: [0] },
      { awaiting: [1] },
      { parts: { awaiting: [1] } },
    ],
    [
      "no deeper than an element",
      { sides: [{ name: "a long one", score: 1 }, "a long one, a long one"] },
      { sides: [{ name: "a long one", score: 2 }, "a long one, a long one"] },
      { parts: { "sides.0": { name: "a long one", score: 2 } } },
    ],
    [
      "keys and texts with quotes, brackets and dots of their own",
      { a: { 'x".y': "a long one ]},", "\\b": '"[\\"' } },
      { a: { 'x".y': "a long one ]},", "\\b": '"{\\"' } },
      { parts: { "a.\\b": '"{\\"' } },
    ],
  ])("[W151] are %s", (_, before, after, parts) => {
    expect(sent({ ...LONG, ...before }, { ...LONG, ...after })).toEqual(parts);
    expect(held({ ...LONG, ...before }, { ...LONG, ...after })).toBe(JSON.stringify({ ...LONG, ...after }));
  });

  it("[W151] go as deep as is asked for, and are followed to any depth", () => {
    const side = (score: number) => ({
      score,
      boxes: [{ laid: "a long one" }, { laid: "another long one" }],
    });
    const before = { ...LONG, sides: [side(1), side(1)] };
    const after = { ...LONG, sides: [side(2), { score: 1, boxes: [{ laid: "a long one" }, { laid: "b" }] }] };
    expect(sent(before, after, 4)).toEqual({
      parts: { "sides.0.score": 2, "sides.1.boxes.1": { laid: "b" } },
    });
    for (const levels of [1, 2, 3, 4, 5]) expect(held(before, after, levels)).toBe(JSON.stringify(after));
  });

  it("[W151] are the whole view where that is shorter, or where the name of a key holds a dot", () => {
    expect(sent({ a: 1 }, { a: 2 })).toBeNull();
    expect(sent({ ...LONG, a: 1, "b.c": 1 }, { ...LONG, a: 1, "b.c": 2 })).toBeNull();
    expect(sent({ ...LONG, "b.c": 1 }, { ...LONG })).toBeNull();
  });

  it("[W151] keep the order of keys, also where they change places", () => {
    const before = { ...LONG, a: 1, b: 2 };
    expect(sent(before, { ...LONG, b: 2, a: 1 })).toEqual({ parts: { a: 1 }, gone: ["a"] });
    expect(held(before, { ...LONG, b: 2, a: 1 })).toBe(JSON.stringify({ ...LONG, b: 2, a: 1 }));
  });

  it("give a key whole of which nothing is known any more, changed or not", () => {
    const view = { ...LONG, seats: ["a long one", "another long one"] };
    const parts = partsText(forgetting(entriesOf(view), "seats"), entriesOf(view));
    expect(JSON.parse(`{${parts}}`)).toEqual({ parts: { seats: view.seats } });
  });

  it("[W151] leave what did not change as it is in hand", () => {
    const before = { ...LONG, sides: [{ a: 1 }, { b: "a long one, a long one" }], last: { word: "A" } };
    const after = { ...before, sides: [{ a: 2 }, before.sides[1]!] };
    const view = joined(before, sent(before, after)!)!;
    expect(view).toEqual(after);
    expect(view.sides[1]).toBe(before.sides[1]);
    expect(view.last).toBe(before.last);
    expect(before.sides[0]).toEqual({ a: 1 });
  });

  it.each<[string, Parts]>([
    ["an element of what is none", { parts: { "phase.0": 1 } }],
    ["an element of what is not there", { parts: { "nothing.0": 1 } }],
    ["an element behind a hole", { parts: { "sides.3": 1 } }],
    ["an element that is no number", { parts: { "sides.x": 1 } }],
    ["a key that is not there, gone", { parts: {}, gone: ["nothing"] }],
    ["an element that is not there, gone", { parts: {}, gone: ["boxes.b"] }],
    ["an element of an array, gone", { parts: {}, gone: ["sides.0"] }],
  ])("[W152] fit no other view: %s", (_, parts) => {
    expect(joined({ phase: "turn", sides: [1, 2], boxes: { a: 1 } }, parts)).toBeNull();
  });
});

describe("any two views", () => {
  /** None ends in a backslash: once it has met such a key, V8's `JSON.parse` (Node 24.21) takes `"\""` for it. */
  const key = fc
    .oneof(
      fc.constantFrom("a", "b", "sides", "0", "1", "10", "__proto__", "constructor", "", "é", '"', "\\a"),
      fc.string({ maxLength: 4 }),
    )
    .filter((name) => !name.endsWith("\\"));
  const leaf = fc.oneof(
    fc.constantFrom("a long one, a long one", '"}],{[', null, true, 0, ""),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.dictionary(key, fc.boolean(), { maxKeys: 2, noNullPrototype: true }),
  );
  const element = fc.oneof(
    leaf,
    fc.array(leaf, { maxLength: 5 }),
    fc.dictionary(key, leaf, { maxKeys: 5, noNullPrototype: true }),
  );
  const viewOf = (name: fc.Arbitrary<string>) =>
    fc.dictionary(name, element, { maxKeys: 7, noNullPrototype: true }).map((view) => ({ ...view, ...LONG }));
  /** As it comes off the wire: keys in the order that JSON gives them. */
  const read = (view: View): View => JSON.parse(JSON.stringify(view)) as View;

  it("[W151] give, joined, byte for byte the later one", () => {
    fc.assert(
      fc.property(viewOf(key), viewOf(key), fc.integer({ min: 1, max: 4 }), (before, after, levels) => {
        expect(held(read(before), read(after), levels)).toBe(JSON.stringify(read(after)));
      }),
      { numRuns: 3000 },
    );
  });

  it("[W151] of which one grew out of the other, too, and mostly by parts", () => {
    const undotted = key.filter((name) => !name.includes("."));
    let byParts = 0;
    fc.assert(
      fc.property(viewOf(undotted), undotted, key, leaf, fc.boolean(), (view, at, inside, value, removes) => {
        const before = read(view);
        const after = read(before);
        const place = Object.hasOwn(after, at) ? after[at] : undefined;
        if (Array.isArray(place)) removes ? place.pop() : place.splice(1, 1, value);
        else if (typeof place === "object" && place !== null)
          removes ? Reflect.deleteProperty(place, inside) : define(place, inside, value);
        else removes ? Reflect.deleteProperty(after, at) : define(after, at, value);
        if (sent(before, read(after)) !== null) byParts += 1;
        expect(held(before, read(after))).toBe(JSON.stringify(read(after)));
      }),
      { numRuns: 3000 },
    );
    expect(byParts).toBeGreaterThan(2000);
  });

  it("are written whole as JSON writes them", () => {
    fc.assert(
      fc.property(viewOf(key), (view) => {
        expect(wholeText(entriesOf(view))).toBe(JSON.stringify(view));
      }),
    );
    expect(wholeText([])).toBe("{}");
  });

  /** Also a key that an assignment would take for something else. */
  function define(on: object, name: string, value: unknown): void {
    Object.defineProperty(on, name, { value, enumerable: true, configurable: true, writable: true });
  }
});
