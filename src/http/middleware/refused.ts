import { assertNever } from "../../core/result.ts";
import type { Refusal } from "../../games/game.ts";
import { isMatchRefusal, type MatchRefusalCode } from "../../match/refusals.ts";
import type { NotToBeRead } from "../../objects/match/replay.ts";
import type { ProblemCode } from "../../protocol/problems.ts";
import { problem } from "./problem.ts";

/** What a match refused, as an HTTP call answers it. */
export function refused({ code, message }: Refusal): Response {
  const which = isMatchRefusal(code) ? problemOf(code) : "internal"; // no HTTP call makes a move of a game
  return problem(which, message, which === "too-many-requests" ? { "Retry-After": "1" } : {});
}

function problemOf(code: MatchRefusalCode): ProblemCode {
  switch (code) {
    case "match/full":
      return "match-full";
    case "match/begun":
      return "match-begun";
    case "match/finished":
      return "match-finished";
    case "match/already-seated":
      return "already-seated";
    case "match/no-such-seat":
    case "match/no-teams":
    case "match/seat-occupied":
    case "match/seat-reserved":
      return "seat-not-available";
    case "match/not-host":
      return "not-host";
    case "match/team-full":
      return "team-full";
    case "match/too-many-changes":
      return "too-many-requests";
    case "match/removed":
      return "removed-by-host";
    case "match/no-such-player":
      return "player-not-here";
    case "match/seats-empty":
      return "seats-empty";
    case "match/seats-taken":
      return "seats-taken";
    case "match/seats-shared":
      return "seats-shared";
    case "match/words-unavailable":
      return "lexicon-unavailable";
    case "match/may-not-join":
      return "may-not-join";
    case "match/barred":
      return "barred";
    case "match/gone":
      return "room-ended";
    case "move/malformed":
    case "match/not-seated":
    case "match/not-started":
    case "match/not-absent":
    case "match/not-absent-yet":
    case "match/never-absent":
    case "match/not-their-turn":
    case "match/no-stand-in":
    case "match/seat-out":
      return "internal"; // refusals of moves: no HTTP call makes one
    default:
      return assertNever(code);
  }
}

const NO_REPLAY: Record<NotToBeRead | "match-not-found", string> = {
  "match-not-found": "No match has this id: check the address.",
  "match-not-finished": "Come back when the match is over.",
  "puzzle-open": "Others still look for these words. Come back tomorrow (UTC).",
};

/** Why there is no replay, nor anything made of one. */
export const noReplay = (code: keyof typeof NO_REPLAY): Response => problem(code, NO_REPLAY[code]);
