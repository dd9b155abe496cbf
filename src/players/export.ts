import type { Env } from "../env.ts";
import { passkeysOf } from "./passkeys.ts";

/** Every table of D1 with rows of one's own, and the column that says whose they are. */
const OWN_ROWS: Readonly<Record<string, string>> = {
  ratings: "SELECT * FROM ratings WHERE player = ?",
  // "The other side has left" is what the others read: who lost by it is told that it was they.
  matches: `SELECT result_players.*, results.*,
      CASE WHEN reason = 'opponent-left' AND rank > 1 THEN 'left' ELSE reason END AS reason
    FROM result_players JOIN results USING (match) WHERE player = ? ORDER BY finished_at`,
  names: "SELECT held_until FROM name_claims WHERE player = ?",
  daily: "SELECT * FROM daily WHERE player = ? ORDER BY day",
  // Hashes of codes are of use to nobody else.
  recovery: "SELECT made_at, tries, tries_from FROM recoveries WHERE player = ?",
  partners: "SELECT * FROM partner_players WHERE player = ?",
  // What was said by others stays with them.
  reports: "SELECT id, at, match, reason, note, decision FROM reports WHERE reporter = ? ORDER BY at",
  // Who reported them is not theirs to know.
  measures: `SELECT id, match, reason, said, measure, measure_until, settled_at, objection, objected_at FROM reports
    WHERE player = ? AND decision = 'upheld' ORDER BY settled_at`,
};

/** All that is kept of somebody, in D1 and in their own object. A passkey's public key is of use to nobody else. */
export async function exportOf(env: Env, player: string, now: number): Promise<object> {
  const names = Object.keys(OWN_ROWS);
  const [rows, who, passkeys, object] = await Promise.all([
    env.DB.batch(names.map((name) => env.DB.prepare(OWN_ROWS[name]!).bind(player))),
    env.DB.prepare("SELECT * FROM players WHERE id = ?").bind(player).first(),
    passkeysOf(env.DB, player),
    env.PLAYERS.getByName(player).belong(),
  ]);
  return {
    said: await saidIn(env, player),
    exportedAt: now,
    player: who,
    passkeys,
    ...Object.fromEntries(names.map((name, i) => [name, rows[i]!.results])),
    object: JSON.parse(object) as unknown,
  };
}

/** As many objects as one call may ask; who has played in more gets what they said in the newest of them. */
const MOST_ASKED = 500;
const AT_ONCE = 20;

/** Their own words in every match, which the matches alone keep. */
async function saidIn(env: Env, player: string): Promise<object> {
  const all = await env.PLAYERS.getByName(player).namedIn();
  const asked = all.slice(0, MOST_ASKED);
  const said: object[] = [];
  for (let i = 0; i < asked.length; i += AT_ONCE) {
    const texts = asked.slice(i, i + AT_ONCE).map(async (match) => {
      const messages = JSON.parse(await env.MATCHES.getByName(match).saidBy(player)) as object[];
      return messages.map((message) => ({ match, ...message }));
    });
    said.push(...(await Promise.all(texts)).flat());
  }
  return { messages: said, matchesAsked: asked.length, matchesInAll: all.length };
}
