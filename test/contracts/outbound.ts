import type { LogLine } from "../../src/log-line.ts";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import type { LobbyFrame } from "../../src/protocol/lobby.ts";
import type { MeServerFrame } from "../../src/protocol/me.ts";
import type { WebhookEvent } from "../../src/protocol/partners.ts";
import type { QuickMatchServerFrame } from "../../src/protocol/quick-match.ts";

/**
 * Everything that can leave the server, and why it tells no secret. A new type of frame, webhook or log line that is
 * not here does not compile; one that says `compared` must have been among those that the twins on real objects
 * (`test/objects/twins.test.ts`) really got, for every one of its viewers.
 */
export type Why =
  /** Compared between two matches that differ in a secret alone. */
  | "compared"
  /** Sent only when nothing is secret any more, or where no match is. */
  | "after the end"
  | "no match in it"
  /** Ids, numbers and codes of a list; no text that a game or a player made. */
  | "codes alone";

export const FRAMES: Record<ServerFrame["type"], Why> = {
  welcome: "compared",
  update: "compared",
  accepted: "compared",
  refused: "compared",
  presence: "compared",
  lag: "compared",
  chat: "compared",
  probe: "compared",
  pong: "compared",
  error: "compared",
  rematch: "after the end",
};

export const PLAYERS_FRAMES: Record<MeServerFrame["type"], Why> = {
  matches: "compared",
  pong: "no match in it",
  error: "no match in it",
};

export const LOBBY_FRAMES: Record<LobbyFrame["type"], Why> = {
  lobby: "codes alone",
  listed: "compared",
  gone: "no match in it",
};

export const QUICK_MATCH_FRAMES: Record<QuickMatchServerFrame["type"], Why> = {
  waiting: "no match in it",
  resting: "no match in it",
  offer: "no match in it",
  matched: "codes alone",
  pong: "no match in it",
  error: "codes alone",
};

export const WEBHOOKS: Record<WebhookEvent["type"], Why> = {
  "match.ended": "compared",
  "webhook.test": "no match in it",
};

export const LINES: Record<LogLine, Why> = {
  "alarm failed": "compared",
  "close failed": "compared",
  "bot failed": "codes alone",
  "frame failed": "compared",
  "player not told": "codes alone",
  "partners not told": "after the end",
  "push not taken": "codes alone",
  "rematch not made": "after the end",
  "result not recorded": "after the end",
  "the log does not fit its chain": "after the end",
  "account call": "no match in it",
  "call failed": "no match in it",
  "call refused": "no match in it",
  "dead letter": "no match in it",
  expired: "no match in it",
  "expiry failed": "no match in it",
  "frame refused": "no match in it",
  "identity refused": "no match in it",
  "lexicon-unavailable": "no match in it",
  "match not made": "no match in it",
  "request failed": "compared",
  "strangers matched": "no match in it",
  "webhook failed": "no match in it",
  "webhook not taken": "no match in it",
};

export const compared = <T extends string>(table: Record<T, Why>): T[] =>
  (Object.keys(table) as T[]).filter((type) => table[type] === "compared").sort();
