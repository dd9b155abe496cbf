import type { Env } from "../../env.ts";
import type { BotLevel } from "../../games/game.ts";
import { entryOf } from "../../games/registry.ts";
import { strangersOptions } from "../../games/strangers.ts";
import { lexiconIdOf } from "../../lexicon/ids.ts";
import { headerOf } from "../../match/header.ts";
import type { Pool } from "../../matchmaking/pool.ts";
import { bestRegion } from "../../matchmaking/regions.ts";
import { currentLexicon } from "../lexicons.ts";
import type { Offer } from "./messages.ts";

const BOT_LEVEL: BotLevel = 2;

/**
 * Makes the match that an offer promised, where its players are nearest. The object is touched here for the first
 * time, since only that decides where it lives. False when it cannot be made; asked again, it is made once.
 */
export async function makeMatch(env: Env, pool: Pool, offer: Offer): Promise<boolean> {
  if (offer.match === null) throw new Error("No match was promised");
  const entry = entryOf(pool.game);
  const { rules } = entry;
  const words = await currentLexicon(env.LEXICONS, lexiconIdOf(pool.language, rules));
  if (!words.ok) return false;
  const region = bestRegion(offer.members.map(({ place }) => place));
  const match = env.MATCHES.getByName(offer.match, { locationHint: region });
  const plan = {
    id: offer.match,
    game: pool.game,
    language: pool.language,
    lexicon: words.value.hash,
    options: strangersOptions(entry),
    seats: offer.members.length + offer.bots,
    visibility: "public",
    start: "full",
    region,
    strangers: true,
    // One guest among them and it counts for nobody: a rating must not be lost to somebody who has none to lose.
    rated: offer.members.every(({ rated }) => rated),
  } as const;
  const header = headerOf(rules, plan, (bytes) => crypto.getRandomValues(bytes));
  const players = offer.members.map(({ id, name, via }) => ({ id, name, ...(via && { via }) }));
  return (await match.create(header, players, Array<BotLevel>(offer.bots).fill(BOT_LEVEL))).ok;
}
