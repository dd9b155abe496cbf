import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FRAME_MESSAGES,
  isFrameMessage,
  NAMESPACE,
  PHASES,
  RESULTS,
  VERSION,
} from "../../src/embed/messages.ts";
import { frameMessageSchema, hostMessageSchema } from "../../src/embed/schema.ts";

const message = (type: string, data: unknown, more: object = {}) => ({
  ns: NAMESPACE,
  v: VERSION,
  type,
  data,
  ...more,
});

const SAMPLES = [
  message("hello", { versions: [1] }),
  message("ready", {}),
  message("resize", { height: 720 }),
  ...PHASES.map((phase) => message("state", { phase })),
  message("turn", { mine: true }),
  message("match.started", { matchId: "m" }),
  ...RESULTS.map((result) => message("match.ended", { matchId: "m", result, replayUrl: "https://x.test/" })),
  message("auth.needed", { reason: "start" }),
  message("error", { code: "no_hello", retryable: false }),
  message("resume", { token: "t" }),
  message("answer", { code: "" }, { id: "1" }),
];

/** Anything at all, and messages with one thing wrong. */
const odd = fc.oneof(
  fc.anything(),
  fc
    .tuple(fc.constantFrom(...SAMPLES), fc.constantFrom("ns", "v", "id", "type", "data"), fc.anything())
    .map(([sample, field, value]) => ({ ...sample, [field]: value })),
  fc
    .tuple(fc.constantFrom(...SAMPLES), fc.string(), fc.anything())
    .map(([sample, field, value]) => ({ ...sample, data: { ...(sample.data as object), [field]: value } })),
  fc.tuple(fc.constantFrom(...SAMPLES), fc.nat(3), fc.anything()).map(([sample, i, value]) => {
    const [name] = Object.keys(sample.data as object).slice(i);
    return name === undefined ? sample : { ...sample, data: { ...(sample.data as object), [name]: value } };
  }),
);

describe("[W145] the loader's guard", () => {
  it("takes every message there is, as the schema does", () => {
    expect(new Set(SAMPLES.map(({ type }) => type))).toEqual(new Set(Object.keys(FRAME_MESSAGES)));
    for (const sample of SAMPLES) {
      expect(isFrameMessage(sample), sample.type).toBe(true);
      expect(frameMessageSchema.safeParse(sample).success, sample.type).toBe(true);
    }
  });

  it("never throws, also where a value will not become text", () => {
    for (const type of [{ toString: [] }, Object.create(null), Symbol("ready"), null])
      expect(isFrameMessage({ ...SAMPLES[0], type })).toBe(false);
  });

  it("agrees with the schema about everything else", () => {
    fc.assert(
      fc.property(odd, (value) => {
        expect(isFrameMessage(value)).toBe(frameMessageSchema.safeParse(value).success);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("[W145] what a page may ask of the frame", () => {
  it("is a command of the schema and nothing more", () => {
    expect(hostMessageSchema.safeParse(message("join", { match: "m" }, { id: "1" })).success).toBe(true);
    expect(hostMessageSchema.safeParse(message("join", { match: "m", word: "x" })).success).toBe(false);
    expect(hostMessageSchema.safeParse(message("theme", { theme: "pink" })).success).toBe(false);
    expect(hostMessageSchema.safeParse(message("move", { word: "chat" })).success).toBe(false);
    expect(hostMessageSchema.safeParse({ ...message("leave", {}), v: 2 }).success).toBe(false);
  });
});
