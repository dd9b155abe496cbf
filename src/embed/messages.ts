/**
 * What a partner's page and our frame say to each other. Every message is
 * `{ns: "palabre", v: 1, type, data}`, a command and its answer also carry an `id`. The first two, `hello` and
 * `init`, go by `window.postMessage` to one exact origin; everything after that goes through the port that came
 * with `init`, which nobody else on the page can hear. Never a secret word, a rack or a card in any of them.
 *
 * This file is part of the loader, so it has no dependency and no more bytes than it must.
 */
export const NAMESPACE = "palabre";
export const VERSION = 1;

export const PHASES = ["lobby", "queued", "playing", "ended"] as const;
export const RESULTS = ["won", "lost", "draw", "watched"] as const;
export const AUTH_REASONS = ["start", "expiring", "refused"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const LOCALES = ["fr", "en", "de"] as const;
export const EMBED_MODES = ["quick", "room", "daily", "solo", "replay", "watch"] as const;
export type EmbedMode = (typeof EMBED_MODES)[number];

/** A field is like its example: some text, a number, yes or no, a list of numbers; or one of several words. */
type Field = "" | 0 | true | readonly [0] | readonly string[];

/** From the frame to the page: every field there is, and no others. */
export const FRAME_MESSAGES = {
  hello: { versions: [0] },
  ready: {},
  resize: { height: 0 },
  state: { phase: PHASES },
  turn: { mine: true },
  "match.started": { matchId: "" },
  "match.ended": { matchId: "", result: RESULTS, replayUrl: "" },
  "auth.needed": { reason: AUTH_REASONS },
  error: { code: "", retryable: true },
  /** For the page to keep where the frame itself may not: it brings the same guest back. */
  resume: { token: "" },
  /** The answer to a command, by its id: empty when it was done, else why not. */
  answer: { code: "" },
} as const satisfies Record<string, Record<string, Field>>;

export type FrameType = keyof typeof FRAME_MESSAGES;

type Value<F> = F extends readonly [0]
  ? number[]
  : F extends readonly (infer Word)[]
    ? Word
    : F extends ""
      ? string
      : F extends 0
        ? number
        : boolean;

export type FrameData<T extends FrameType> = {
  -readonly [K in keyof (typeof FRAME_MESSAGES)[T]]: Value<(typeof FRAME_MESSAGES)[T][K]>;
};

export type FrameMessage = {
  [T in FrameType]: {
    readonly ns: typeof NAMESPACE;
    readonly v: typeof VERSION;
    readonly id?: string;
    readonly type: T;
    readonly data: FrameData<T>;
  };
}[FrameType];

/** Whether this is a message of the frame's: the loader's own guard, which agrees with the schema in `schema.ts`. */
export function isFrameMessage(value: unknown): value is FrameMessage {
  if (!isObject(value) || value.ns !== NAMESPACE || value.v !== VERSION) return false;
  if (value.id !== undefined && !isText(value.id)) return false;
  const { type, data } = value;
  const fields: Record<string, Field> | false =
    isText(type) && Object.hasOwn(FRAME_MESSAGES, type) && FRAME_MESSAGES[type as FrameType];
  return (
    fields &&
    isObject(data) &&
    Object.keys(data).length === Object.keys(fields).length &&
    Object.entries(fields).every(([name, field]) => fits(field, data[name]))
  );
}

function fits(field: Field, value: unknown): boolean {
  if (field === "") return isText(value);
  if (field === 0) return Number.isFinite(value);
  if (field === true) return typeof value === "boolean";
  return field[0] === 0
    ? Array.isArray(value) && value.every(Number.isFinite)
    : (field as readonly unknown[]).includes(value);
}

const isText = (value: unknown): value is string => typeof value === "string";
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
