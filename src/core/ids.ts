import { toBase64Url } from "./bytes.ts";

/** Ids of matches and players are 128 random bits: who holds a match's id may see its summary. */
const ID_BYTES = 16;
const ID_SHAPE = /^[A-Za-z0-9_-]{21}[AQgw]$/;

/** `random` fills an array with random bytes, as the platform's `crypto.getRandomValues` does. */
export function makeId(random: (bytes: Uint8Array) => unknown): string {
  const bytes = new Uint8Array(ID_BYTES);
  random(bytes);
  return toBase64Url(bytes);
}

export const isId = (text: string): boolean => ID_SHAPE.test(text);
