import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { foldLog, type Replay } from "../../src/match/log.ts";
import { resultOf as resultIn } from "../../src/match/result.ts";
import type { Board } from "../../src/protocol/accounts.ts";
import type { RematchAnswer, Summary } from "../../src/protocol/requests.ts";
import { account } from "./account.ts";
import { Client, call, post } from "./client.ts";
import { deliver, resultOf } from "./deliver.ts";
import { Seeker } from "./seeker.ts";

/** One rule says which results move ratings and who has a place; here are the ways around it. */
type Player = { token: string; id: string };

afterEach(() => Seeker.everybodyLeaves());

const boardFor = async ({ token }: Player, game = "password"): Promise<Board> =>
  (await call(`/api/boards/${game}`, { headers: { Authorization: `Bearer ${token}` } })).json<Board>();
const win = (one: Player, other: Player, game = "password", finishedAt?: number) =>
  resultOf(
    [
      [one, 1],
      [other, 2],
    ],
    { game, ...(finishedAt === undefined ? {} : { finishedAt }) },
  );
const ratedOf = (match: string) =>
  env.DB.prepare("SELECT rated FROM results WHERE match = ?").bind(match).first<number>("rated");

async function meet(one: Player, other: Player): Promise<string> {
  const [a, b] = [await Seeker.open({ player: one }), await Seeker.open({ player: other })];
  await Promise.all([a.agree(), b.agree()]);
  return (await a.next("matched")).match;
}

/** Plays until it counts, then the second gives up. What the match sends is taken by the consumer. */
async function giveIn(match: string, winner: Player, loser: Player): Promise<void> {
  const lines = [await Client.open(match, winner.token), await Client.open(match, loser.token)] as const;
  await lines[0].move("s", { type: "secret", word: "SALADE" });
  await lines[1].move("s", { type: "secret", word: "DANSE" });
  const { view, seat } = await Client.open(match, winner.token).then(async (line) => line.next("welcome"));
  const starts = view.awaiting[0] === seat ? winner : loser;
  await (await Client.open(match, starts.token)).move("first", { type: "roll" });
  await (await Client.open(match, loser.token)).move("r", { type: "resign" });
  const replay = await (await call(`/api/matches/${match}/replay`)).json<Replay>();
  await deliver([resultIn(foldLog(GAMES.password!.rules, replay.log)!)!]);
}

describe("the board", () => {
  it("[T5f] is not farmed: two accounts, eleven rematches with one giving up, and nobody has a place", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    let match = await meet(ada, bob);
    for (let n = 0; n < 12; n++) {
      const summary = await (await call(`/api/matches/${match}`)).json<Summary>();
      expect(summary.rated, "a rematch is rated as its match was").toBe(true); // [T5e]
      await giveIn(match, ada, bob);
      await post(`/api/matches/${match}/rematch`, {}, ada.token);
      const answer = await post(`/api/matches/${match}/rematch`, {}, bob.token);
      match = (await answer.json<RematchAnswer>()).match!;
    }
    const board = await boardFor(ada);
    expect(board.players.map(({ name }) => name)).not.toContain("Ada");
    expect(board.you).toMatchObject({ rank: null, provisional: true, matches: 3, opponents: 1 });
  });

  it("[T5f] gives a place for ten matches against five opponents, and for nothing less", async () => {
    const [ada, ...others] = await Promise.all(["Ada", "B", "C", "D", "E", "F"].map((name) => account(name)));
    for (const each of others.slice(0, 4))
      for (let n = 0; n < 3; n++) await deliver([win(ada!, each!, "lexiduel")]);
    expect((await boardFor(ada!, "lexiduel")).you).toMatchObject({ rank: null, matches: 12, opponents: 4 });
    await deliver([win(ada!, others[4]!, "lexiduel")]);
    expect((await boardFor(ada!, "lexiduel")).you).toMatchObject({ rank: 1, matches: 13, opponents: 5 });
    const few = others[4]!;
    for (const each of others.slice(0, 4)) await deliver([win(few, each!, "lexiduel")]);
    expect((await boardFor(few, "lexiduel")).you).toMatchObject({ rank: null, matches: 5, opponents: 5 });
  });
});

describe("a result counts", () => {
  it("[T5e] among the first three of its pair, game and UTC day, whoever wins", async () => {
    const [ada, bob, eve] = [await account(), await account(), await account()];
    const noon = Date.UTC(2026, 10, 20, 12);
    const results = [
      win(ada, bob, "overturn", noon),
      win(bob, ada, "overturn", noon + 1),
      win(ada, bob, "overturn", noon + 2),
      win(bob, ada, "overturn", noon + 3), // the fourth
      win(ada, bob, "buzzle", noon + 4), // another game
      win(ada, eve, "overturn", noon + 5), // another pair
      win(ada, bob, "overturn", noon + 12 * 3_600_000), // the next day
    ];
    for (const result of results) await deliver([result, result]);
    expect(await Promise.all(results.map(({ match }) => ratedOf(match)))).toEqual([1, 1, 1, 0, 1, 1, 1]);
  });

  it("[T5e] of three at a table only while no two of them have had their three", async () => {
    const [ada, bob, eve] = [await account(), await account(), await account()];
    for (let n = 0; n < 3; n++) await deliver([win(ada, bob, "mot-a-mot")]);
    const ranks = [
      [ada, 1],
      [eve, 2],
      [bob, 3],
    ] as const;
    const together = resultOf(ranks, { game: "mot-a-mot" });
    await deliver([together]);
    expect(await ratedOf(together.match)).toBe(0);
  });

  it("[T5g] never with a user of a partner's test key, nor void", async () => {
    const [ada, bob, live] = [await account(), await account(), await account()];
    const insert = env.DB.prepare(
      "INSERT INTO partner_players (player, partner, mode, sub, created_at) VALUES (?, 'p', ?, ?, 1)",
    );
    await insert.bind(bob.id, "test", bob.id).run();
    await insert.bind(live.id, "live", live.id).run();
    const results = [win(ada, bob), win(ada, live), { ...win(ada, live), reason: "void" }];
    for (const result of results) await deliver([result]);
    expect(await Promise.all(results.map(({ match }) => ratedOf(match)))).toEqual([0, 1, 0]);
  });
});

it("[T5g] with a user of a partner's test key a match of strangers says before it begins that it is unrated", async () => {
  const [ada, bob] = [await account(), await account()];
  await env.DB.prepare(
    "INSERT INTO partner_players (player, partner, mode, sub, created_at) VALUES (?, 'p', 'test', 's', 1)",
  )
    .bind(bob.id)
    .run();
  await env.PLAYERS.getByName(bob.id).standingChanged();
  const match = await meet(ada, bob);
  expect((await (await call(`/api/matches/${match}`)).json<Summary>()).rated).toBe(false);
});
