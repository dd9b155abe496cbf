import { type NoAccess, noAccess } from "../match/access.ts";
import { CLOSE } from "../protocol/close.ts";
import type { Ledger } from "./ledger.ts";
import type { Bar, CloseReason } from "./sockets.ts";

const CLOSED_FOR: Record<NoAccess, CloseReason> = {
  "no-such-match": { code: CLOSE.noSuchMatch, reason: "No such match" },
  private: { code: CLOSE.mayNotWatch, reason: "This match is private" },
};

/** Who is turned away from a match, or out of it, and how they are told. */
export const barTo =
  (match: Pick<Ledger, "live">): Bar =>
  (player) => {
    const why = noAccess(match.live?.state ?? null, player);
    return why && CLOSED_FOR[why];
  };
