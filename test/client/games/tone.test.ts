import { describe, expect, it } from "vitest";
import { toneOf } from "../../../src/client/games/tone.ts";

const [ME, OTHER, THIRD] = [0, 1, 2];

describe("[C55] good and bad news", () => {
  it("what I find is good, what I miss is bad", () => {
    expect(toneOf({ seat: ME, target: OTHER }, true, ME)).toBe("good");
    expect(toneOf({ seat: ME, target: OTHER }, false, ME)).toBe("bad");
  });

  it("what others find of my word is bad, what they miss is good", () => {
    expect(toneOf({ seat: OTHER, target: ME }, true, ME)).toBe("bad");
    expect(toneOf({ seat: OTHER, target: ME }, false, ME)).toBe("good");
  });

  it("what passes between others, or under a spectator's eyes, is neither", () => {
    expect(toneOf({ seat: OTHER, target: THIRD }, true, ME)).toBeNull();
    expect(toneOf({ seat: ME, target: OTHER }, true, null)).toBeNull();
  });
});
