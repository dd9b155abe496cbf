import { z } from "zod";

/** Errors over HTTP are RFC 9457 problems. The code is stable; the detail says what to do. */
export const PROBLEMS = {
  "body-malformed": [400, "The request's body is not what this call takes"],
  "name-refused": [400, "That name cannot be used here"],
  "passkey-refused": [400, "The passkey's answer does not verify"],
  "challenge-over": [400, "This sign-in was already used, or took too long"],
  "seats-out-of-range": [400, "That many seats do not fit the game"],
  "game-unknown": [400, "There is no such game"],
  "token-missing": [401, "This call needs a token"],
  "token-invalid": [401, "The token is not valid"],
  "origin-not-allowed": [403, "Pages of this origin may not connect"],
  "admin-only": [403, "Only an administrator may read this"],
  "not-host": [403, "Only the host may do this"],
  "removed-by-host": [403, "The host removed you from this room"],
  "may-not-report": [403, "This cannot be reported"],
  "not-seated": [403, "You have no seat in this match"],
  "match-not-finished": [403, "The match is not over"],
  "puzzle-open": [403, "The puzzle's day is not over"],
  "not-found": [404, "There is nothing here"],
  "match-not-found": [404, "There is no such match"],
  "room-not-found": [404, "No room has this code"],
  "report-not-found": [404, "There is no such report"],
  "language-unknown": [404, "There is no dictionary of that language"],
  "passkey-unknown": [404, "This passkey is not known here"],
  "passkey-taken": [409, "This passkey is already in use"],
  "passkey-last": [409, "An account keeps at least one passkey"],
  "passkeys-full": [409, "This account has as many passkeys as it can"],
  "passkeys-unavailable": [409, "Passkeys cannot be used here"],
  "match-full": [409, "Every seat is taken"],
  "match-begun": [409, "The match has already begun"],
  "match-finished": [409, "The match is over"],
  "already-seated": [409, "You already sit at this match"],
  "seat-not-available": [409, "That seat cannot be joined"],
  "seats-empty": [409, "Some seats are still empty"],
  "seats-taken": [409, "Too many people sit here for that"],
  "seats-shared": [409, "People share a seat"],
  "player-not-here": [409, "Nobody with this id sits here"],
  "room-ended": [410, "This room has ended"],
  "no-hint": [409, "There is no hint here"],
  "body-too-large": [413, "The request's body is too large"],
  "upgrade-required": [426, "This address speaks WebSocket"],
  "too-many-requests": [429, "Too many calls from this address"],
  "match-unreadable": [503, "The match waits for another version of Palabre"],
  "lexicon-unavailable": [503, "The dictionary cannot be read"],
  internal: [500, "Something went wrong on our side"],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof PROBLEMS;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
