import { type MatchResult, resultOf } from "../../../src/match/result.ts";
import { isVoid } from "../../../src/match/void.ts";
import type { Row } from "../platform/sql.ts";
import type { World } from "../world/world.ts";
import type { Accuse, Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";
import { OldRelease } from "./old-release.ts";
import { d1, peek } from "./stores.ts";

const DAY_MS = 86_400_000;
const A_PAIR_A_DAY = 3;
/** A result may be recorded so much later than its match was over. */
const LATE_MS = 5 * 60_000;

/**
 * The result of every match that is over is counted exactly once: in results, in ratings and at partners; rated only
 * where it may be; and what a queue gave up on is kept.
 */
export function results(world: World, logs: Logs): Judge {
  const givenUp: { readonly queue: string; readonly body: string }[] = [];
  const taken = new Map<string, string>();
  const old = new OldRelease();
  return {
    name: "results",
    hear(happening, accuse) {
      old.hear(happening);
      const { what, who, detail } = happening;
      if (what === "given up") givenUp.push({ queue: who, body: detail });
      if (what !== "takes webhook") return;
      const space = detail.indexOf(" ");
      const { type, data } = JSON.parse(detail.slice(space + 1)) as {
        type: string;
        data: { match?: string };
      };
      if (type !== "match.ended") return;
      const id = detail.slice(0, space);
      const key = `${who} ${data.match}`;
      const known = taken.get(key) ?? id;
      if (known !== id) accuse(`${who} hears of ${data.match} as ${known} and as ${id}`);
      taken.set(key, known);
    },
    finish(accuse) {
      const expected = new Map<string, MatchResult>();
      for (const { id, state } of logs.all()) {
        const result = resultOf(state);
        if (result) expected.set(id, result);
      }
      countedOnce(expected, accuse);
      ratings(expected, accuse);
      rematches(accuse);
      partners(expected, accuse);
      letters(accuse);
    },
  };

  function countedOnce(expected: ReadonlyMap<string, MatchResult>, accuse: Accuse): void {
    const rows = new Map(d1(world, "SELECT * FROM results").map((row) => [row.match as string, row]));
    const seats = new Map<string, Row[]>();
    for (const row of d1(world, "SELECT * FROM result_players")) {
      const own = seats.get(row.match as string) ?? [];
      own.push(row);
      seats.set(row.match as string, own);
    }
    for (const [match, result] of expected) {
      const row = rows.get(match);
      if (!row) {
        accuse(`${match} is over since ${result.finishedAt} (${result.reason}), and has no result`);
        continue;
      }
      const told = [row.game, row.reason, row.finished_at].join();
      if (told !== [result.game, result.reason, result.finishedAt].join())
        accuse(`${match}: its result says ${told}, its log ${result.reason} at ${result.finishedAt}`);
      const people = (seats.get(match) ?? []).map(({ player, rank }) => `${player} ${rank}`).sort();
      const wanted = result.players.map(({ id, rank }) => `${id} ${rank}`).sort();
      if (people.join() !== wanted.join()) accuse(`${match}: its result has ${people}, its log ${wanted}`);
    }
    for (const match of rows.keys())
      if (!expected.has(match)) accuse(`${match} has a result and is not over`);
  }

  function ratings(expected: ReadonlyMap<string, MatchResult>, accuse: Accuse): void {
    const counts = new Map<string, number>();
    const pairs = new Map<string, number>();
    const since = new Map(
      d1(world, "SELECT player, min(created_at) AS at FROM passkeys GROUP BY player").map((row) => [
        row.player as string,
        row.at as number,
      ]),
    );
    const partnersOf = new Map(
      d1(world, "SELECT player, mode FROM partner_players").map((row) => [
        row.player as string,
        row.mode as string,
      ]),
    );
    // Of who has gone nobody knows any more what they were.
    const gone = new Map(
      d1(world, "SELECT id, gone_at FROM players WHERE gone_at IS NOT NULL").map(
        (row) => [row.id as string, row.gone_at as number] as const,
      ),
    );
    // The last release rated a match although somebody had gone meanwhile.
    const isRatedByOld = (id: string): boolean => {
      const at = gone.get(id) ?? Number.POSITIVE_INFINITY;
      return old.wasAbout(at, at + LATE_MS);
    };
    const rated = d1(world, "SELECT match FROM results WHERE rated = 1").map(({ match }) => match as string);
    for (const match of rated) {
      const result = expected.get(match);
      if (!result) continue;
      const { game, players, finishedAt } = result;
      if (isVoid(result)) accuse(`${match} was void and is rated`);
      if (result.rated !== true) accuse(`${match} was not made to be rated, and is`);
      const madeAt = firstAt(match);
      for (const { id } of players) {
        counts.set(`${id} ${game}`, (counts.get(`${id} ${game}`) ?? 0) + 1);
        if (partnersOf.get(id) === "test") accuse(`${match} is rated, and ${id} is a test user`);
        const isKnown = partnersOf.has(id) || gone.has(id) || (since.get(id) ?? madeAt + 1) <= madeAt;
        if (!isKnown) accuse(`${match} is rated, and ${id} was a guest`);
      }
      const day = Math.floor(finishedAt / DAY_MS);
      for (const one of players)
        for (const other of players)
          if (one.id < other.id) {
            const key = `${one.id} ${other.id} ${game} ${day}`;
            pairs.set(key, (pairs.get(key) ?? 0) + 1);
          }
    }
    for (const [pair, count] of pairs)
      if (count > A_PAIR_A_DAY) accuse(`${pair}: ${count} results of one pair are rated`);
    const rows = d1(world, "SELECT player, game, matches FROM ratings");
    for (const { player, game, matches } of rows)
      if (gone.has(player as string)) {
        if (!isRatedByOld(player as string)) accuse(`${player} has gone, and has a rating`);
      } else if (matches !== (counts.get(`${player} ${game}`) ?? 0))
        accuse(
          `${player} has ${matches} rated matches of ${game}, and ${counts.get(`${player} ${game}`) ?? 0} results`,
        );
  }

  /** A rematch is rated as the match before it. */
  function rematches(accuse: Accuse): void {
    for (const { id, state, object } of logs.all()) {
      const offer = object.disk.get("rematch") as { match: string | null } | undefined;
      const next = offer?.match ? logs.of(offer.match) : null;
      if (next && (next.state.header.rated ?? false) !== (state.header.rated ?? false))
        accuse(`${next.id} is the rematch of ${id}, and is ${next.state.header.rated ? "" : "not "}rated`);
    }
  }

  function partners(expected: ReadonlyMap<string, MatchResult>, accuse: Accuse): void {
    const endpoints = d1(
      world,
      `SELECT e.id, e.partner, e.mode, e.created_at FROM webhook_endpoints e WHERE disabled IS NULL`,
    );
    const isOff = offTimes();
    const told = new Map<string, number>();
    for (const { endpoint, body } of d1(world, "SELECT endpoint, body FROM webhook_deliveries")) {
      const { data } = JSON.parse(body as string) as { data: { match?: string } };
      const key = `${endpoint} ${data.match}`;
      told.set(key, (told.get(key) ?? 0) + 1);
    }
    for (const [key, count] of told) if (count > 1) accuse(`${key}: ${count} deliveries of one match`);
    const users = new Map(
      d1(world, "SELECT player, partner, mode FROM partner_players").map((row) => [
        row.player as string,
        row,
      ]),
    );
    for (const [match, { players, finishedAt }] of expected)
      for (const { id, partner, mode, created_at } of endpoints) {
        const isTheirs = players.some((each) => {
          const user = users.get(each.id);
          return user?.partner === partner && user?.mode === mode;
        });
        if (!isTheirs || Number(created_at) > finishedAt || isOff(String(partner), finishedAt)) continue;
        if (!told.has(`${id} ${match}`)) accuse(`${match}: its partner ${partner} was never told`);
      }
  }

  /** While a partner is disabled it is told nothing; results that are recorded late count too. */
  function offTimes(): (partner: string, at: number) => boolean {
    const off = world.plan.troubles.filter(({ kind }) => kind === "partner-off");
    return (partner, at) =>
      off.some((trouble) => {
        if (trouble.kind !== "partner-off" || partner !== world.sites[trouble.partner]?.id) return false;
        const from = world.beganAt + trouble.at;
        return at > from - LATE_MS && at < from + trouble.forMs + LATE_MS;
      });
  }

  function letters(accuse: Accuse): void {
    const kept = new Set(
      d1(world, "SELECT subject FROM dead_letters").map(({ subject }) => subject as string),
    );
    for (const { queue, body } of givenUp) {
      if (queue.endsWith("-dead")) accuse(`${queue} lost ${body.slice(0, 80)}`);
      const { match } = JSON.parse(body) as { match?: string };
      if (queue === "palabre-results" && match !== undefined && !kept.has(match))
        accuse(`The queue gave up on the result of ${match}, and nobody kept it`);
    }
    const pending = d1(world, "SELECT id FROM webhook_deliveries WHERE state = 'pending'");
    if (pending.length > 0 && world.cloud.queue("palabre-webhooks").waiting === 0)
      accuse(`${pending.length} webhooks are pending and in no queue, as ${pending[0]!.id}`);
  }

  function firstAt(match: string): number {
    const object = logs.of(match)!.object;
    const [row] = peek(object, (disk) => disk.query("SELECT at FROM log WHERE seq = 1", []));
    return Number(row?.at ?? 0);
  }
}
