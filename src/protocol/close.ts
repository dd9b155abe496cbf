/** Why a socket was closed, and so whether to come back. */
export const CLOSE = {
  /** A client's own word: the page was left on purpose. */
  left: 4000,
  openedElsewhere: 4001,
  badToken: 4401,
  mayNotWatch: 4403,
  noSuchMatch: 4404,
  /** Nothing was heard from the socket in time: no ping, or no confirmation of an offer. */
  silent: 4408,
  reload: 4409,
  /** An administrator has barred the player from playing strangers. */
  barred: 4423,
  flood: 4429,
  /** As many watch as may. */
  full: 4503,
  tooBig: 1009,
  bug: 1011,
} as const;

/** After these a client must not reconnect by itself. */
export const FINAL_CLOSES: readonly number[] = [
  CLOSE.openedElsewhere,
  CLOSE.badToken,
  CLOSE.mayNotWatch,
  CLOSE.noSuchMatch,
  CLOSE.silent,
  CLOSE.reload,
  CLOSE.barred,
  CLOSE.full,
];

export const FLOOD_RETRY_MS = 5000;
