import { isOneOf } from "../core/one-of.ts";
import type { Refusal } from "../games/game.ts";

/** Refusals that are the same in all games. */
export const MATCH_REFUSALS = [
  "move/malformed",
  "match/not-seated",
  "match/not-started",
  "match/finished",
  "match/seat-out",
  "match/full",
  "match/begun",
  "match/no-such-seat",
  "match/no-teams",
  "match/already-seated",
  "match/not-host",
  "match/seats-empty",
  "match/seats-taken",
  "match/seats-shared",
  "match/seat-occupied",
  "match/no-such-player",
  "match/removed",
  "match/team-full",
  "match/too-many-changes",
  "match/seat-reserved",
  "match/words-unavailable",
  "match/gone",
  "match/may-not-join",
  "match/barred",
  "match/not-absent",
  "match/not-absent-yet",
  "match/never-absent",
  "match/not-their-turn",
  "match/no-stand-in",
] as const;
export type MatchRefusalCode = (typeof MATCH_REFUSALS)[number];
export const isMatchRefusal = (code: string): code is MatchRefusalCode => isOneOf(MATCH_REFUSALS, code);

const MESSAGES: Record<MatchRefusalCode, string> = {
  "move/malformed": "This is no move of the game. Check it against the game's move schema.",
  "match/not-seated": "You are watching this match. Take a seat to play.",
  "match/not-started": "The match has not begun. Wait until every seat is taken.",
  "match/finished": "The match is over. Look at the replay or begin a new match.",
  "match/seat-out": "Your seat is out of the match. You can stay and watch.",
  "match/full": "Every seat is taken. Open a match of your own.",
  "match/begun": "The match has already begun. Open a match of your own.",
  "match/no-such-seat": "There is no such seat. Seats count from 0.",
  "match/seat-reserved":
    "The seats here are kept for those who were sent a link. Open the link you were sent.",
  "match/no-teams": "Seats are not shared in this match. Join without a team.",
  "match/already-seated": "You already sit at this match. Open its page to play.",
  "match/not-host": "Only the host of the room can do this.",
  "match/seats-empty": "Some seats are still empty. Invite someone or add a bot.",
  "match/seats-taken": "More people sit here than that. Ask for more seats, or remove somebody first.",
  "match/seats-shared": "People share a seat. Move them apart before you turn teams off.",
  "match/seat-occupied": "Somebody sits there. Choose a free seat or a bot's.",
  "match/no-such-player": "Nobody with this id sits here.",
  "match/removed": "The host removed you from this room. Open one of your own.",
  "match/team-full": "As many people share that seat as may. Choose another one.",
  "match/too-many-changes": "That was a lot of changes at once. Try again in a second.",
  "match/words-unavailable": "The dictionary cannot be read at the moment. Send the same move again shortly.",
  "match/gone": "There was a match here, and its time is over. Open another one.",
  "match/may-not-join": "You cannot sit at this table. Open one of your own.",
  "match/barred":
    "You play no strangers for now, so no table where anybody may come. See GET /api/me/notices.",
  "match/not-absent": "That seat's player is there, or is no longer needed. Play on.",
  "match/not-absent-yet": "That seat's player may still come back. Wait until the time in `until`.",
  "match/never-absent": "In a match by correspondence nobody has to be there. Wait for the deadline.",
  "match/not-their-turn": "The match does not wait for that seat now. Ask again on its turn.",
  "match/no-stand-in": "A bot stands in only where three or more play. Claim the win, or wait.",
};

export const refuse = (code: MatchRefusalCode, message = MESSAGES[code]): Refusal => ({ code, message });
