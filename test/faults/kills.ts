import { setTimeout as rest } from "node:timers/promises";
import { chanceOf } from "../../src/core/chance.ts";
import { GAMES, gameNamed } from "../../src/games/registry.ts";
import { foldLog, type Replay } from "../../src/match/log.ts";
import { viewFor } from "../../src/match/view.ts";
import { historySchema } from "../../src/protocol/accounts.ts";
import { seedOf } from "../contracts/play.ts";
import { type Server, startServer } from "../e2e/server.ts";
import { faultsIn, secretsIn } from "./lines.ts";
import { silently, type Tell } from "./progress.ts";
import { isOver, openTable, type Table, until } from "./tables.ts";

/**
 * Random matches of every game over real sockets, while the server's whole process group is killed again and
 * again at random moments. At the end every acknowledged move is in the log once, under the number that was
 * told; all players of a match hold the same number and the view that the log folds to; every match is over, and
 * its result in its players' history.
 */
export interface KillsReport {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly apart: number;
  readonly unfinished: number;
  /** Matches that are over, and not in the history of who played them. */
  readonly unwritten: number;
  /** Different words that were hidden: none of them is in the log of the server. */
  readonly secrets: number;
  readonly faults: readonly string[];
}

const SHORTEST_LIFE_MS = 300;
const LONGEST_LIFE_MS = 3000;
const PATIENCE_TURNS = 60;
/** A result that went down with the server is sent by the match's alarm; one that the queue lost, a minute later. */
const WRITTEN_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 1000;
export const PLENTY = {
  PLAYERS_PER_MINUTE: 1e6,
  MATCHES_PER_MINUTE: 1e6,
  WORDS_PER_SECOND: 1e6,
  HINTS_PER_MINUTE: 1e6,
  ANALYSES_PER_MINUTE: 1e6,
  REPORTS_PER_MINUTE: 1e6,
  PARTNER_CALLS_PER_MINUTE: 1e6,
  FRAME_BURST: 1e4,
  FRAME_REFILL: 1e4,
  ROOM_EDITS_PER_SECOND: 20,
};

export async function tryKills(
  kills: number,
  tablesPerGame: number,
  seed: number,
  tell: Tell = silently,
): Promise<KillsReport> {
  const chance = chanceOf(seedOf(seed), 0, "kills");
  let server = await startServer(undefined, PLENTY);
  const port = Number(new URL(server.url).port);
  const finished: Table[] = [];
  let open: Table[] = [];
  let opened = 0;
  const faults: string[] = [];
  let said = "";
  const listen = (): void => {
    faults.push(...faultsIn(server));
    said += server.output();
  };
  const refill = async (): Promise<void> => {
    const missing = Object.keys(GAMES).flatMap((game) => {
      const there = open.filter((table) => table.game === game).length;
      return Array.from({ length: tablesPerGame - there }, () => game);
    });
    const openOne = async (game: string) =>
      open.push(await openTable(server.url, game, seed * 10_000 + opened++, PATIENCE_TURNS));
    await Promise.all(missing.map(openOne));
  };
  // Who has seen the end leaves: a thousand matches that are over need not come back after every kill.
  const sweep = (): void => {
    for (const table of open.filter(isOver)) {
      for (const { line } of table.players) line.leave();
      finished.push(table);
    }
    open = open.filter((table) => !isOver(table));
  };
  const acknowledged = (): number =>
    [...finished, ...open]
      .flatMap(({ players }) => players)
      .reduce((n, { line }) => n + line.acknowledged.length, 0);
  try {
    for (let kill = 0; kill < kills; kill++) {
      sweep();
      await refill();
      await rest(SHORTEST_LIFE_MS + chance.int(LONGEST_LIFE_MS - SHORTEST_LIFE_MS));
      listen();
      await server.kill();
      server = await startServer(server.stateDir, PLENTY, port);
      tell(kill + 1, () => ({
        ...{
          matches: finished.length,
          open: open.length,
          acknowledged: acknowledged(),
          faults: faults.length,
        },
      }));
    }
    for (const { line } of open.flatMap(({ players }) => players)) line.patience = 0;
    await until("every match to end", 180, () => open.every(isOver));
    sweep();
    listen();
    return await count(server, finished, { kills, unfinished: open.length, faults }, said);
  } finally {
    for (const { line } of open.flatMap(({ players }) => players)) line.leave();
    await server.stop();
  }
}

/** Those of the tables whose result has not come to be written, after a while. */
async function unwrittenOf({ url }: Server, tables: readonly Table[]): Promise<Table[]> {
  const isWritten = async ({ match, players: [first] }: Table): Promise<boolean> => {
    const headers = { authorization: `Bearer ${first!.token}` };
    const answer = await fetch(`${url}/api/me/matches`, { headers });
    const history = historySchema.parse(await answer.json());
    return history.matches.some((each) => each.match === match);
  };
  const end = performance.now() + WRITTEN_WITHIN_MS;
  let left = [...tables];
  for (;;) {
    const written = await Promise.all(left.map(isWritten));
    left = left.filter((_, i) => !written[i]);
    if (left.length === 0 || performance.now() > end) return left;
    await rest(LOOK_EVERY_MS);
  }
}

async function count(
  server: Server,
  tables: readonly Table[],
  ran: Pick<KillsReport, "kills" | "unfinished" | "faults">,
  said: string,
): Promise<KillsReport> {
  let [acknowledged, lost, doubled, apart] = [0, 0, 0, 0];
  const secrets = new Set<string>();
  for (const { match, game, players } of tables) {
    const answer = await fetch(`${server.url}/api/matches/${match}/replay`);
    if (!answer.ok) throw new Error(`${game} ${match}: ${answer.status} ${await answer.text()}`);
    const { log, commitments } = (await answer.json()) as Replay;
    for (const { word } of commitments) secrets.add(word);
    const rows = log.flatMap(({ player, move, seq }) => (player && move ? [`${player} ${move} ${seq}`] : []));
    doubled += rows.length - new Set(rows.map((row) => row.slice(0, row.lastIndexOf(" ")))).size;
    const known = new Set(rows);
    const { rules } = gameNamed(game)!;
    const state = foldLog(rules, log)!;
    for (const [seat, { id, line }] of players.entries()) {
      acknowledged += new Set(line.acknowledged.map((each) => each.id)).size;
      lost += line.acknowledged.filter((each) => !known.has(`${id} ${each.id} ${each.seq}`)).length;
      const { seats: _, ...view } = viewFor(rules, state, seat, new Set());
      const { seats: __, ...held } = line.view!;
      if (line.seq !== state.seq || JSON.stringify(held) !== JSON.stringify(view)) apart++;
    }
  }
  const faults = [...ran.faults, ...secretsIn(said, secrets)];
  return {
    ...ran,
    matches: tables.length,
    acknowledged,
    lost,
    doubled,
    apart,
    unwritten: (await unwrittenOf(server, tables)).length,
    secrets: secrets.size,
    faults,
  };
}
