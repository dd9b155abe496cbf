import { waitUntil } from "cloudflare:workers";
import { dayOf } from "../core/day.ts";
import { ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { entryOf } from "../games/registry.ts";
import { lexiconIdOf } from "../lexicon/ids.ts";
import { headerOf } from "../match/header.ts";
import { awaitsPeople, type Plan } from "../matchmaking/plan.ts";
import { attemptOf, drawOf, noteAttempt } from "../players/daily.ts";
import { claimCode, openCode, tidyCodes } from "../players/room-codes.ts";
import { currentLexicon } from "./lexicons.ts";

type Making = Pick<Env, "LEXICONS" | "MATCHES" | "DB">;
type Made = Promise<Result<string, NotMade>>;

/** The dictionary could not be read. Nothing was made; the same plan may be tried again. */
export interface NotMade {
  readonly message: string;
}

/**
 * Makes the match of a plan, where its players are nearest, and answers its id. The object is touched here for the first
 * time, since only that decides where it lives. Asked again with the same plan, by whoever lost the answer, it is the
 * match that is there already.
 */
export async function makeMatch(env: Making, { seating, ...plan }: Plan): Made {
  const match = env.MATCHES.getByName(plan.id, plan.region ? { locationHint: plan.region } : {});
  const words = plan.lexicon === undefined ? await lexiconFor(env, plan) : ok(plan.lexicon);
  // It may have been made before the words went away: who is told otherwise seats its people elsewhere.
  if (!words.ok) return (await match.summary()) === null ? words : ok(plan.id);
  const code = awaitsPeople({ seating, ...plan }) ? await claimCode(env.DB, plan.id, Date.now()) : null;
  const header = headerOf(
    entryOf(plan.game).rules,
    { ...plan, lexicon: words.value, ...(code === null ? {} : { code }) },
    (bytes) => crypto.getRandomValues(bytes),
  );
  const made = await match.createSeated(header, seating);
  if (!made.ok) return made;
  if (code !== null) waitUntil(noteOpened(env, plan.id));
  return ok(plan.id);
}

/**
 * Somebody has confirmed, and not everybody: the match's object begins to be, where it will be played, and reads its words,
 * so that the last confirmation waits for neither. Nothing is written: where that one never comes, what there is of it is
 * gone with its memory.
 */
export async function warmMatch(env: Making, plan: Plan): Promise<void> {
  const match = env.MATCHES.getByName(plan.id, plan.region ? { locationHint: plan.region } : {});
  const lexicon = await lexiconFor(env, plan);
  if (lexicon.ok) await match.warm({ ...plan, lexicon: lexicon.value });
}

/** A player's one attempt at the puzzle of the day: the one that there is already, or that of the plan. */
export async function makeAttempt(
  env: Making & Pick<Env, "SIGNING_KEYS">,
  plan: Plan,
  player: string,
  now: number,
): Made {
  const words = await lexiconFor(env, plan);
  if (!words.ok) return words;
  const puzzle = { game: plan.game, language: plan.language, day: dayOf(now) };
  const attempt = await attemptOf(env.DB, puzzle, player);
  if (attempt !== null) return ok(attempt);
  const draw = await drawOf(env.DB, puzzle, env.SIGNING_KEYS, words.value);
  const made = await makeMatch(env, { ...plan, ...draw, day: puzzle.day });
  return made.ok ? ok(await noteAttempt(env.DB, puzzle, player, made.value)) : made;
}

/** The content hash of the lexicon that a new match is played with. */
async function lexiconFor(
  { LEXICONS }: Pick<Env, "LEXICONS">,
  { game, language }: Pick<Plan, "game" | "language">,
): Made {
  const words = await currentLexicon(LEXICONS, lexiconIdOf(language, entryOf(game).rules));
  return words.ok ? ok(words.value.hash) : words;
}

/** Its code leads somewhere; and codes of rooms that were never made, because a process died, are taken back. */
async function noteOpened({ DB, MATCHES }: Making, match: string): Promise<void> {
  const now = Date.now();
  await openCode(DB, match, now);
  await tidyCodes(DB, async (id) => (await MATCHES.getByName(id).summary()) !== null, now);
}
