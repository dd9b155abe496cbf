import fc from "fast-check";
import { expect, it } from "vitest";
import { canonical } from "../../src/core/canonical.ts";

it("[W94] canonical JSON sorts members by code unit and has no white space, as in RFC 8785", () => {
  const value = {
    "\u20ac": "Euro",
    "\r": 1,
    "1": true,
    a: [56, { d: null, b: 1e21 }],
    absent: undefined,
    "\ud83d\ude00": 0.1,
  };
  expect(canonical(value)).toBe(
    '{"\\r":1,"1":true,"a":[56,{"b":1e+21,"d":null}],"\u20ac":"Euro","\ud83d\ude00":0.1}',
  );
});

it("canonical JSON is the same for the same value, however it was written, and reads back as that value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonical(value);
      expect(canonical(JSON.parse(JSON.stringify(value, null, 2)))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it("what is no JSON value has no canonical text", () => {
  expect(() => canonical(Number.NaN)).toThrow("No JSON value");
  expect(() => canonical(() => 1)).toThrow("No JSON value");
});
