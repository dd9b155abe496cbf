import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dayOf } from "../../src/core/day.ts";
import { GAMES } from "../../src/games/registry.ts";
import type { Replay } from "../../src/match/log.ts";
import type { MatchResult } from "../../src/match/result.ts";
import { dailyTable, drawOf, noteAttempt } from "../../src/players/daily.ts";
import { dailyTableSchema } from "../../src/protocol/requests.ts";
import worker from "../../src/worker.ts";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch } from "./client.ts";
import { asPartner, makePartner } from "./partner.ts";

const DAY_MS = 86_400_000;
const daily = { game: "buzzle-solitaire", seats: 1, options: { daily: true } };
type Guest = { token: string; id: string };

const as = ({ token }: Guest) => ({ headers: { Authorization: `Bearer ${token}` } });

async function score(match: string, player: Guest, points: number): Promise<void> {
  const body: MatchResult = {
    match,
    game: "buzzle-solitaire",
    language: "fr",
    reason: "stopped",
    finishedAt: Date.now(),
    rated: false,
    bots: [],
    players: [{ id: player.id, seat: 0, rank: 1, score: points }],
  } as unknown as MatchResult;
  const batch = createMessageBatch("palabre-results", [
    { id: match, timestamp: new Date(), attempts: 1, body },
  ]);
  await worker.queue(batch as MessageBatch<MatchResult>, env);
  await getQueueResult(batch, createExecutionContext());
}

async function stopped(match: string, { token }: Guest): Promise<void> {
  const client = await Client.open(match, token);
  await client.next("welcome");
  await client.move("stop", { type: "stop" });
}

const startsOf = async (match: string, { token }: Guest) => {
  const { view } = await (await Client.open(match, token)).next("welcome");
  return (view as unknown as { groups: { start: string }[] }).groups.map(({ start }) => start);
};

/** Each test has a day of its own, far from the real one: the database is shared, and so are its alarms. */
let days = 0;
beforeEach(() => {
  vi.setSystemTime(Date.UTC(2027, 0, 1 + 3 * days++, 12));
});

describe("the puzzle of the day", () => {
  it("[W103] is the same for everyone of a day and another the next day, and each has one attempt", async () => {
    const [a, b] = [await guest(), await guest()];
    const first = await makeMatch(a.token, daily);
    expect(await makeMatch(a.token, daily)).toBe(first);
    const second = await makeMatch(b.token, daily);
    expect(second).not.toBe(first);
    const today = await startsOf(first, a);
    expect(today).toHaveLength(4);
    expect(await startsOf(second, b)).toEqual(today);
    vi.setSystemTime(Date.now() + DAY_MS);
    const next = await makeMatch(a.token, daily);
    expect(next).not.toBe(first);
    expect(await startsOf(next, a)).not.toEqual(today);
  });

  it("[W103] is fixed by its first player: a new key or a new dictionary changes nothing that day", async () => {
    const puzzle = { game: "buzzle-solitaire", language: "de", day: dayOf(Date.now()) } as const;
    const first = await drawOf(env.DB, puzzle, "one key", "first-lexicon");
    expect(await drawOf(env.DB, puzzle, "another key", "second-lexicon")).toEqual(first);
    const tomorrow = { ...puzzle, day: dayOf(Date.now() + DAY_MS) };
    expect(await drawOf(env.DB, tomorrow, "another key", "second-lexicon")).toMatchObject({
      lexicon: "second-lexicon",
    });
  });

  it("[W102] is not to be watched, whatever was asked for", async () => {
    const a = await guest();
    const match = await makeMatch(a.token, { ...daily, visibility: "public" });
    expect(await (await call(`/api/matches/${match}`)).json()).toMatchObject({ visibility: "private" });
  });

  it("[W104] has a table: the best first, equal scores on one rank, guests unranked, one's own place beside it", async () => {
    const players = [await account("Ada"), await account("Bob"), await account("Cem"), await guest("Eve")];
    for (const [i, points] of [3, 8, 8, 5].entries()) {
      await score(await makeMatch(players[i]!.token, daily), players[i]!, points);
      vi.setSystemTime(Date.now() + 1000);
    }
    const idle = await account("Dan");
    await makeMatch(idle.token, daily);
    const read = async (init?: RequestInit) =>
      dailyTableSchema.parse(await (await call("/api/daily/buzzle-solitaire/fr", init)).json());
    const table = await read(as(players[0]!));
    expect(table.scores).toEqual([
      { rank: 1, name: "Bob", score: 8, mine: false },
      { rank: 1, name: "Cem", score: 8, mine: false },
      { rank: null, name: "Eve", score: 5, mine: false },
      { rank: 3, name: "Ada", score: 3, mine: true },
    ]);
    expect(table).toMatchObject({ players: 4, ranked: 3, mine: { rank: 3, name: "Ada", score: 3 } });
    expect((await read(as(players[3]!))).mine).toEqual({ rank: null, name: "Eve", score: 5, mine: true });
    expect((await read()).mine).toBeNull();
    expect((await read(as(idle))).mine).toBeNull();
    expect((await call("/api/daily/buzzle-solitaire/fr/yesterday")).status).toBe(404);
    expect(
      (await call("/api/daily/buzzle-solitaire/fr", { headers: { Authorization: "Bearer x" } })).status,
    ).toBe(401);
  });
});

describe("the puzzle of the day of every game that has one", () => {
  const DAILY_GAMES = Object.values(GAMES).filter(({ facts }) => facts.daily);

  for (const { facts, wire } of DAILY_GAMES) {
    const open = { game: facts.id, options: { daily: true } };
    const welcomeOf = async (match: string, { token }: Guest) =>
      (await Client.open(match, token)).next("welcome") as unknown as Promise<{
        table: { day: string; options: object; visibility: string };
        view: { seats: unknown[]; outcome: unknown };
      }>;

    it(`[W260] [W261] ${facts.id}: one seat and one attempt, the game's own options, the day on the table`, async () => {
      const [a, b] = [await guest(), await guest()];
      const match = await makeMatch(a.token, { ...open, seats: 1, visibility: "public" });
      expect(await makeMatch(a.token, open), "once is once").toBe(match);
      expect(await makeMatch(b.token, open)).not.toBe(match);
      const clock = { kind: "game", seconds: 60, increment: 0 };
      const asked = { ...open, options: { daily: true, clock, teams: facts.teams } };
      const c = await guest();
      const welcome = await welcomeOf(await makeMatch(c.token, asked), c);
      expect(welcome.view.seats).toHaveLength(1);
      expect(welcome.table).toMatchObject({ day: dayOf(Date.now()), visibility: "private" });
      expect(welcome.table.options, "whatever else was asked for").toEqual(
        wire.options.parse({ ...facts.daily!.options, daily: true }),
      );
    });

    it(`[W260] ${facts.id}: neither with others, nor with bots, nor for practice`, async () => {
      const { token } = await guest();
      for (const more of [{ seats: 2 }, { bots: [{ level: 1 }] }, { practice: true }]) {
        const body = JSON.stringify({ language: "fr", ...open, ...more });
        const answer = await call("/api/matches", { method: "POST", ...as({ token, id: "" }), body });
        expect(answer.status, JSON.stringify(more)).toBe(400);
      }
    });

    it(`[W102] [T13b] [W263] ${facts.id}: the same for all, no hint, and shut until the day is over`, async () => {
      const [a, b] = [await guest(), await guest()];
      const [one, other] = [await makeMatch(a.token, open), await makeMatch(b.token, open)];
      const [first, second] = [await welcomeOf(one, a), await welcomeOf(other, b)];
      // A seal has a nonce of its own in each match; whatever else is seen is the same.
      const shown = ({ view }: { view: object }) =>
        JSON.stringify({ ...view, seats: null, deadline: null, timers: null }).replaceAll(
          /"commitment":"[^"]*"/g,
          "",
        );
      expect(shown(first)).toBe(shown(second));
      expect((await call(`/api/matches/${one}/hint`, { method: "POST", ...as(a) })).status).toBe(409);
      const client = await Client.open(one, a.token);
      await client.next("welcome");
      await client.move("leave", { type: "resign" });
      for (const part of ["replay", "analysis"])
        expect(await (await call(`/api/matches/${one}/${part}`, as(a))).json()).toMatchObject({
          code: "puzzle-open",
        });
      expect(await makeMatch(a.token, open), "whoever left has had the attempt").toBe(one);
      vi.setSystemTime(Date.now() + DAY_MS);
      expect((await call(`/api/matches/${one}/replay`, as(a))).status).toBe(200);
    });
  }

  it("[W262] goes by the fewest where less is better, and equal scores share a rank", async () => {
    const puzzle = { game: "password", language: "fr", day: dayOf(Date.now()) } as const;
    for (const [name, points] of [
      ["Ada", 12],
      ["Bob", 9],
      ["Cem", 9],
      ["Dan", 40],
    ] as const) {
      const { id } = await account(name);
      await noteAttempt(env.DB, puzzle, id, `match-of-${name}`);
      await env.DB.prepare("UPDATE daily SET score = ?, finished_at = ? WHERE match = ?")
        .bind(points, Date.now(), `match-of-${name}`)
        .run();
      vi.setSystemTime(Date.now() + 1000);
    }
    const ranked = async (best: "lowest" | "highest") =>
      (await dailyTable(env.DB, puzzle, best, null)).scores.map(({ rank, name }) => `${rank} ${name}`);
    expect(await ranked("lowest")).toEqual(["1 Bob", "1 Cem", "3 Ada", "4 Dan"]);
    expect(await ranked("highest")).toEqual(["1 Dan", "2 Ada", "3 Bob", "3 Cem"]);
  });
});

describe("who had no account", () => {
  it("[T13a] when the attempt began has no rank by it, also with an account at its end", async () => {
    const [eve, ada] = [await guest("Eve"), await account("Ada")];
    const match = await makeMatch(eve.token, daily);
    await env.DB.prepare("UPDATE players SET kind = 'account' WHERE id = ?").bind(eve.id).run();
    await score(match, eve, 130);
    await score(await makeMatch(ada.token, daily), ada, 3);
    const table = dailyTableSchema.parse(await (await call("/api/daily/buzzle-solitaire/fr")).json());
    expect(table.scores).toMatchObject([
      { rank: null, name: "Eve", score: 130 },
      { rank: 1, name: "Ada", score: 3 },
    ]);
    expect(table.ranked).toBe(1);
  });
});

describe("the replay of a daily puzzle", () => {
  it("[W102] [T13b] stays shut until the day is over, for its own player too", async () => {
    const [a, b] = [await guest(), await guest()];
    const match = await makeMatch(a.token, daily);
    const path = `/api/matches/${match}/replay`;
    expect(await (await call(path, as(a))).json()).toMatchObject({ code: "match-not-finished" });
    await stopped(match, a);
    const other = await makeMatch(b.token, daily);
    await stopped(other, b);
    await score(other, b, 0);
    for (const init of [undefined, as(a), as(b)]) {
      for (const part of ["replay", "analysis"]) {
        const shut = await call(`/api/matches/${match}/${part}`, init);
        expect([shut.status, await shut.json()]).toMatchObject([403, { code: "puzzle-open" }]);
      }
    }
    vi.setSystemTime(Date.now() + DAY_MS);
    const replay = (await (await call(path)).json()) as Replay;
    expect(replay.seal, "the next day everybody").not.toBeNull();
  });

  it("[W102] [T13b] [S8] is not given in advance by the view at the end either", async () => {
    const groupsAtTheEnd = async (options: object) => {
      const a = await guest();
      const match = await makeMatch(a.token, { ...daily, options });
      await stopped(match, a);
      const { view } = await (await Client.open(match, a.token)).next("welcome");
      return (view as unknown as { groups: { solutions: string[] | null }[] }).groups;
    };
    for (const { solutions } of await groupsAtTheEnd({ daily: true })) expect(solutions).toBeNull();
    for (const { solutions } of await groupsAtTheEnd({})) expect(solutions).not.toBeNull();
  });

  it("[W102] [T13c] is shut to a partner whose match it is, too", async () => {
    const [partner, a] = [await makePartner(), await guest()];
    const match = await makeMatch(a.token, daily);
    await env.DB.prepare(
      "INSERT INTO partner_matches (partner, mode, match, created_at) VALUES (?, 'live', ?, 0)",
    )
      .bind(partner.id, match)
      .run();
    await stopped(match, a);
    const read = () => asPartner(partner, `/matches/${match}/replay`);
    expect([(await read()).status, await (await read()).json()]).toMatchObject([
      403,
      { code: "puzzle-open" },
    ]);
    vi.setSystemTime(Date.now() + DAY_MS);
    expect((await read()).status).toBe(200);
  });

  it("[T13b] is not had by asking a bot either: nobody practises the day's puzzle", async () => {
    const a = await guest();
    const match = await makeMatch(a.token, daily);
    const hint = await call(`/api/matches/${match}/hint`, { method: "POST", ...as(a) });
    expect([hint.status, await hint.json()]).toMatchObject([409, { code: "no-hint" }]);
    const body = JSON.stringify({ language: "fr", ...daily, practice: true });
    expect((await call("/api/matches", { method: "POST", ...as(a), body })).status).toBe(400);
    // The same again is another puzzle, so that nobody comes back to this one knowing how it ended.
    await stopped(match, a);
    const again = await call(`/api/matches/${match}/rematch`, {
      method: "POST",
      ...as(a),
      body: '{"accept":true}',
    });
    const next = ((await again.json()) as { match: string }).match;
    expect(await startsOf(next, a)).not.toEqual(await startsOf(match, a));
  });

  it("[W4] [W102] of any other match is open to all", async () => {
    const a = await guest();
    const match = await makeMatch(a.token, { ...daily, options: {} });
    await stopped(match, a);
    expect((await call(`/api/matches/${match}/replay`)).status).toBe(200);
  });
});
