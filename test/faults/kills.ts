import { chanceOf } from "../../src/core/chance.ts";
import { GAMES, gameNamed } from "../../src/games/registry.ts";
import { foldLog, type Replay } from "../../src/match/log.ts";
import { viewFor } from "../../src/match/view.ts";
import { seedOf } from "../contracts/play.ts";
import { type Server, startServer } from "../e2e/server.ts";
import { isOver, openTable, type Table, until } from "./tables.ts";

/**
 * Random matches of every game over real sockets, while the server's whole process group is killed again and
 * again at random moments. At the end every acknowledged move is in the log once, under the number that was
 * told; all players of a match hold the same number and the view that the log folds to; every match is over.
 */
export interface KillsReport {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly apart: number;
  readonly unfinished: number;
  readonly faults: readonly string[];
}

const SHORTEST_LIFE_MS = 300;
const LONGEST_LIFE_MS = 3000;
const PATIENCE_TURNS = 60;
export const PLENTY = {
  PLAYERS_PER_MINUTE: 1e6,
  MATCHES_PER_MINUTE: 1e6,
  WORDS_PER_SECOND: 1e6,
  FRAME_BURST: 1e4,
  FRAME_REFILL: 1e4,
};

export async function tryKills(kills: number, tablesPerGame: number, seed: number): Promise<KillsReport> {
  const chance = chanceOf(seedOf(seed), 0, "kills");
  let server = await startServer(undefined, PLENTY);
  const port = Number(new URL(server.url).port);
  const finished: Table[] = [];
  let open: Table[] = [];
  let opened = 0;
  const faults: string[] = [];
  const refill = async (): Promise<void> => {
    for (const game of Object.keys(GAMES)) {
      while (open.filter((table) => table.game === game).length < tablesPerGame)
        open.push(await openTable(server.url, game, seed * 10_000 + opened++, PATIENCE_TURNS));
    }
  };
  const sweep = (): void => {
    for (const table of open.filter(isOver)) finished.push(table);
    open = open.filter((table) => !isOver(table));
  };
  try {
    for (let kill = 0; kill < kills; kill++) {
      sweep();
      await refill();
      await new Promise((resolve) =>
        setTimeout(resolve, SHORTEST_LIFE_MS + chance.int(LONGEST_LIFE_MS - SHORTEST_LIFE_MS)),
      );
      faults.push(...faultsIn(server));
      await server.kill();
      server = await startServer(server.stateDir, PLENTY, port);
    }
    for (const { line } of open.flatMap(({ players }) => players)) line.patience = 0;
    await until("every match to end", 180, () => open.every(isOver));
    sweep();
    faults.push(...faultsIn(server));
    return await count(server, finished, { kills, unfinished: open.length, faults });
  } finally {
    for (const { line } of [...open, ...finished].flatMap(({ players }) => players)) line.leave();
    await server.stop();
  }
}

async function count(
  server: Server,
  tables: readonly Table[],
  ran: Pick<KillsReport, "kills" | "unfinished" | "faults">,
): Promise<KillsReport> {
  let [acknowledged, lost, doubled, apart] = [0, 0, 0, 0];
  for (const { match, game, players } of tables) {
    const answer = await fetch(`${server.url}/api/matches/${match}/replay`);
    if (!answer.ok) throw new Error(`${game} ${match}: ${answer.status} ${await answer.text()}`);
    const { log } = (await answer.json()) as Replay;
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
  return { ...ran, matches: tables.length, acknowledged, lost, doubled, apart };
}

/**
 * Lines in which the server itself says that something went wrong. That a peer hung up is none: the runtime
 * prints it for any socket that ends without a farewell.
 */
export const faultsIn = (server: Server): string[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":"error"') || /Uncaught|TypeError|ReferenceError/.test(line))
    .filter((line) => !line.includes("Network connection lost"));
