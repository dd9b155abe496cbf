import { explainIssues } from "../core/issues.ts";
import type { Language } from "../core/language.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { type AgreedProblem, foldAgreed, LONGEST_AGREED, SHORTEST_AGREED } from "../games/agreed.ts";
import type { BotLevel } from "../games/game.ts";
import type { MatchOptions } from "../games/options.ts";
import { GAMES, type GameEntry, gameNamed } from "../games/registry.ts";
import { strangersOptions } from "../games/strangers.ts";
import { agreedOf } from "../games/vocabulary.ts";
import { clockOf } from "../match/clocks.ts";
import type { MatchHeader, Member, RoomChanges, Seating } from "../match/events.ts";
import type { MatchPlan } from "../match/header.ts";
import { optionsAgain, type Rematch, turnedSeats } from "../match/rematch.ts";
import { gameOf, type MatchState } from "../match/state.ts";
import type { Region } from "../protocol/terms.ts";
import type { Sitting } from "./messages.ts";
import { bestRegion, type Place } from "./regions.ts";

/**
 * What a match will be, decided before any of it is made: what somebody opens, what a partner's people are invited to,
 * what strangers play, what is played again. A plan names its match, so that making it twice is making it once.
 */
export type Plan = Omit<MatchPlan, "id" | "lexicon" | "code"> & {
  readonly id: string;
  /** Everybody's seat; one with neither people nor a bot is free. */
  readonly seating: readonly Seating[];
  /** Content hash of a lexicon that is not the current one, where the words were chosen earlier. */
  readonly lexicon?: string;
};

/** Why there is no such match. The codes are those of the HTTP calls. */
export interface PlanProblem {
  readonly code: "game-unknown" | "seats-out-of-range" | "body-malformed";
  readonly detail: string;
}

/** What somebody asks to play. */
export interface TableWish {
  readonly game: string;
  readonly language: Language;
  readonly options?: unknown;
  readonly seats?: number | undefined;
  readonly bots: readonly { readonly level: BotLevel }[];
}

interface Table {
  readonly options: MatchOptions;
  readonly seats: number;
}

const STRANGERS_BOT: BotLevel = 2;
const STRANGERS_SEAT: Seating = { members: [], bot: STRANGERS_BOT };
/** The puzzle of the day is played alone, whatever the game. */
const ONE_SEAT = { min: 1, max: 1 };
const FREE: Seating = { members: [], bot: null };

const malformed = (detail: string): { ok: false; error: PlanProblem } =>
  fail({ code: "body-malformed", detail });

/** Nobody is invited to somebody's attempt, and no room becomes one. */
const ownAttempt = malformed("options.daily: the puzzle of the day is opened with POST /api/matches");

/** A match of the day's puzzle is the same for everyone, and each player has one. */
export const isDaily = ({ daily }: Pick<MatchOptions, "daily">): boolean => daily === true;

/** What was asked for, completed by the game's own defaults and checked against its bounds. */
export function judgeTable({ game, language, options, seats, bots }: TableWish): Result<Table, PlanProblem> {
  const entry = gameNamed(game);
  if (!entry)
    return fail({ code: "game-unknown", detail: `Choose one of ${Object.keys(GAMES).join(", ")}.` });
  const { name, rules } = entry;
  if (!rules.languages.includes(language))
    return malformed(`language: ${name} is played in ${rules.languages.join(", ")}`);
  const judged = judgeOptions(entry, language, options ?? {});
  if (!judged.ok) return judged;
  const isAlone = isDaily(judged.value);
  const { min, max } = isAlone ? ONE_SEAT : rules.seats;
  const count = seats ?? Math.max(min, 1 + bots.length);
  if (count < min || count > max || bots.length >= count)
    return fail({
      code: "seats-out-of-range",
      detail: isAlone
        ? "The puzzle of the day has one seat, which is yours."
        : `${name} has ${min} to ${max} seats, the first one yours.`,
    });
  return ok({ options: judged.value, seats: count });
}

function judgeOptions(
  { name, facts, rules, wire }: GameEntry,
  language: Language,
  asked: unknown,
): Result<MatchOptions, PlanProblem> {
  const parsed = wire.options.safeParse(asked);
  if (!parsed.success) return malformed(explainIssues(parsed.error.issues));
  if (parsed.data.teams && !rules.teams) return malformed(`options.teams: seats are not shared in ${name}`);
  const agreed = foldAgreed(parsed.data, { language, umlauts: rules.umlauts === true });
  if (!agreed.ok) {
    const { word, problem } = agreed.error;
    return malformed(`options.agreed: ${JSON.stringify(word)} ${NOT_AGREED[problem]}`);
  }
  if (!isDaily(agreed.value)) return ok(agreed.value);
  if (!facts.daily) return malformed(`options.daily: ${name} has no puzzle of the day`);
  if (agreedOf(agreed.value).length > 0)
    return malformed("options.agreed: the puzzle of the day is the same for everyone");
  // Whatever else was asked for: what one player has, all have.
  return ok(wire.options.parse({ ...facts.daily.options, daily: true }));
}

const NOT_AGREED: Record<AgreedProblem, string> = {
  "not-one-word": "is not one word: letters only, no space, hyphen, apostrophe or digit",
  length: `is too short or too long: ${SHORTEST_AGREED} to ${LONGEST_AGREED} letters`,
  rude: "is a rude word: everybody at the table reads it, choose another",
};

/** A match that somebody opens, who sits on seat 0. */
export function openedPlan(
  id: string,
  wish: TableWish & Pick<MatchHeader, "visibility" | "start"> & { readonly practice: boolean },
  host: Member,
  region: Region,
): Result<Plan, PlanProblem> {
  const table = judgeTable(wish);
  if (!table.ok) return table;
  const { options, seats } = table.value;
  const { game, language, bots, practice } = wish;
  const puzzle = isDaily(options);
  if (practice && (bots.length + 1 !== seats || puzzle))
    return malformed("practice: bots on all other seats, and not the puzzle of the day");
  return ok({
    ...{ id, game, language, options, seats, region },
    seating: seated([host], seats, bots),
    // Who watches a puzzle sees its words, so nobody does.
    visibility: puzzle ? "private" : wish.visibility,
    // The draw depends on the commit it happens in, so that of a puzzle is always the first.
    start: puzzle ? "full" : wish.start,
    ...(practice ? { practice } : {}),
  });
}

/** A partner's room: every seat is kept for whoever is sent its link. It begins when the last person sits down. */
export function invitedPlan(
  id: string,
  wish: TableWish & Pick<MatchHeader, "visibility">,
  region: Region,
  reservedUntil: number,
): Result<Plan, PlanProblem> {
  const table = judgeTable(wish);
  if (!table.ok) return table;
  const { options, seats } = table.value;
  if (isDaily(options)) return ownAttempt;
  const { game, language, visibility, bots } = wish;
  const seating = seated([], seats, bots);
  return ok({
    ...{ id, game, language, options, seats, seating, visibility, region, reservedUntil },
    start: "full",
  });
}

export interface Stranger extends Member {
  readonly place: Place;
  /** Not a guest. */
  readonly rated?: boolean | undefined;
}

/** What people play who met by quick match, near all of them. */
export function strangersPlan(
  id: string,
  { game, language, pace }: Sitting,
  people: readonly Stranger[],
  bots: number,
  /** Somebody is at another table, and has a minute to come. */
  later = false,
): Plan {
  const entry = gameNamed(game);
  if (!entry) throw new Error(`No such game: ${game}`);
  const members = people.map(({ id, name, via }): Member => ({ id, name, ...(via && { via }) }));
  const seats = people.length + bots;
  return {
    ...{ id, game, language, seats },
    options: strangersOptions(entry, pace),
    seating: seated(members, seats, Array(bots).fill({ level: STRANGERS_BOT })),
    visibility: "public",
    start: "full",
    region: bestRegion(people.map(({ place }) => place)),
    strangers: true,
    gathering: later ? "asked" : "confirmed",
    // One guest among them and it counts for nobody: a rating must not be lost to somebody who has none to lose.
    rated: people.every(({ rated }) => rated === true),
  };
}

/** The same again, sides turned. */
export function rematchPlan(id: string, state: MatchState, offer: Rematch): Plan {
  const { game, language, visibility, region, rated, strangers } = state.header;
  const entry = gameNamed(game);
  if (!entry) throw new Error(`No such game: ${game}`);
  const seen = entry.rules.seen?.(gameOf(state)) ?? [];
  // An old match may have options that do not go together any more: then the usual ones, with its clock.
  const again = entry.wire.options.safeParse(optionsAgain(state.header.options));
  const options = again.success ? again.data : entry.wire.options.parse({ clock: clockOf(state.header) });
  const people = turnedSeats(state, offer);
  // The puzzle of the day was for one alone; the same game again is for as many as it takes.
  const seats = Math.max(people.length, entry.rules.seats.min);
  const seating = [...people, ...Array<Seating>(seats - people.length).fill(STRANGERS_SEAT)];
  // Who said yes a while ago may be elsewhere by now. By correspondence nobody has to be there.
  const isGathered = options.clock.kind !== "days" && seating.flatMap(({ members }) => members).length > 1;
  return {
    ...{ id, game, language, seats, visibility },
    options,
    seating,
    start: "full",
    ...(isGathered ? { gathering: "asked" as const } : {}),
    ...(region ? { region } : {}),
    ...(rated === undefined ? {} : { rated }),
    ...(strangers ? { strangers } : {}),
    ...(seen.length > 0 ? { seen } : {}),
  };
}

/** What a host's wish makes of a room: what is left out stays. Options are whole, not a difference. */
export function changedRoom(
  room: Pick<TableWish, "game" | "language" | "options"> & Pick<Table, "seats">,
  wish: {
    readonly [Key in keyof RoomChanges]: (Key extends "options" ? unknown : RoomChanges[Key]) | undefined;
  },
): Result<RoomChanges, PlanProblem> {
  const { options = room.options, seats = room.seats, visibility, start } = wish;
  const table = judgeTable({ game: room.game, language: room.language, options, seats, bots: [] });
  if (!table.ok) return table;
  if (isDaily(table.value.options)) return ownAttempt;
  return ok({ ...(visibility && { visibility }), ...(start && { start }), ...table.value });
}

/** Whether people may still come who hold no invitation: then the room has a code that leads to it. */
export const awaitsPeople = ({ seating, start, reservedUntil }: Plan): boolean =>
  reservedUntil === undefined && (start === "host" || seating.some((seat) => !isTaken(seat)));

const isTaken = ({ members, bot }: Seating): boolean => members.length > 0 || bot !== null;

/** People from the first seat on, bots on the last ones. */
function seated(people: readonly Member[], seats: number, bots: TableWish["bots"]): Seating[] {
  const firstBot = seats - bots.length;
  return Array.from({ length: seats }, (_, seat): Seating => {
    if (seat >= firstBot) return { members: [], bot: bots[seat - firstBot]!.level };
    const member = people[seat];
    return member ? { members: [member], bot: null } : FREE;
  });
}
