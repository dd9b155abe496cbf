import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBase64Url, fromHex, toBase64Url, toHex } from "../../src/core/bytes.ts";
import { isId, makeId } from "../../src/core/ids.ts";

describe("bytes as text", () => {
  it("agree with the platform's own encodings and come back", () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString("hex"));
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
        expect(fromHex(toHex(bytes))).toEqual(bytes);
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });

  it("text that is none is not decoded", () => {
    expect(fromBase64Url("a+b")).toBeNull();
    expect(fromBase64Url("é")).toBeNull();
    expect(() => fromHex("0")).toThrow();
    expect(() => fromHex("0G")).toThrow();
  });
});

describe("ids", () => {
  it("[W4] are 128 bits in the shape that routes accept", () => {
    for (let byte = 0; byte < 256; byte++) expect(isId(makeId((bytes) => bytes.fill(byte)))).toBe(true);
  });

  it.each([
    "",
    "short",
    "AAAAAAAAAAAAAAAAAAAAAB",
    "AAAAAAAAAAAAAAAAAAAAAAA",
    "AAAAAAAAAAAAAAAAAAAA/A",
    "../../etc/passwd......",
  ])("%j is none", (text) => expect(isId(text)).toBe(false));
});
