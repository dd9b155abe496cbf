import { makeId } from "../core/ids.ts";
import type { Language } from "../core/language.ts";
import type { Member } from "../match/events.ts";
import type { Me } from "../protocol/requests.ts";
import { isProvisional } from "./rating.ts";

/** A guest has a name from the first moment, in their language; the digits tell two of them apart. */
const GUEST: Record<Language, string> = { fr: "Invité", en: "Guest", de: "Gast" };

export async function createGuest(
  db: D1Database,
  name: string | undefined,
  language: Language,
  now: number,
): Promise<Member> {
  const id = makeId((bytes) => crypto.getRandomValues(bytes));
  const digits = 1000 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 9000);
  const player = { id, name: name ?? `${GUEST[language]} ${digits}` };
  await db
    .prepare("INSERT INTO players (id, name, language, created_at) VALUES (?, ?, ?, ?)")
    .bind(player.id, player.name, language, now)
    .run();
  return player;
}

export async function ratingsOf(db: D1Database, player: string): Promise<Me["ratings"]> {
  const { results } = await db
    .prepare("SELECT game, shown, matches FROM ratings WHERE player = ? ORDER BY game")
    .bind(player)
    .all<{ game: string; shown: number; matches: number }>();
  return results.map(({ game, shown, matches }) => ({
    game,
    rating: shown,
    matches,
    provisional: isProvisional(matches),
  }));
}
