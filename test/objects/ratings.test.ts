import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readToken, signToken } from "../../src/players/tokens.ts";
import { meSchema } from "../../src/protocol/accounts.ts";
import { deadLettersSchema } from "../../src/protocol/admin.ts";
import { summarySchema } from "../../src/protocol/requests.ts";
import { account } from "./account.ts";
import { Client, call, guest } from "./client.ts";
import { deliver, resultOf } from "./deliver.ts";
import { Seeker } from "./seeker.ts";

type Player = { token: string; id: string };

afterEach(() => Seeker.everybodyLeaves());

const BOTS = [{ level: 2, rank: 4 }];
const ratingsOf = async ({ token }: Player) => {
  const answer = await call("/api/me", { headers: { Authorization: `Bearer ${token}` } });
  return meSchema.parse(await answer.json()).ratings;
};

async function meet(one: Player, other: Player, game = "password") {
  const [a, b] = [await Seeker.open({ player: one, game }), await Seeker.open({ player: other, game })];
  await Promise.all([a.agree(), b.agree()]);
  const { match } = await a.next("matched");
  return { match, summary: summarySchema.parse(await (await call(`/api/matches/${match}`)).json()) };
}

describe("[T7e] a rating that was written when the process died", () => {
  it("is what the player's own object goes by from then on, whether anybody tells it or not", async () => {
    const [one, other] = [await account("Ada"), await account("Bob")];
    const standing = async ({ id, token }: Player) => {
      const claims = (await readToken(env.SIGNING_KEYS, token, Date.now()))!;
      return (await env.PLAYERS.getByName(id).admit(claims, null)).ratings;
    };
    expect([await standing(one), await standing(other)]).toEqual([{}, {}]);
    const { batch } = env.DB;
    const dies = vi.spyOn(env.DB, "batch").mockImplementation(async (statements) => {
      const done = await batch.call(env.DB, statements);
      const isWritten = await env.DB.prepare("SELECT 1 FROM ratings WHERE player = ?").bind(one.id).first();
      if (isWritten) throw new Error("died right after it");
      return done as never;
    });
    await deliver([
      resultOf([
        [one, 1],
        [other, 2],
      ]),
    ]);
    dies.mockRestore();
    const ratings = [await ratingsOf(one), await ratingsOf(other)].map(([rated]) => ({
      password: rated?.rating,
    }));
    expect([await standing(one), await standing(other)]).toEqual(ratings);
  });
});

describe("a match of strangers is rated", () => {
  it("[W23] when nobody is a guest, and says so before it begins", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const { match, summary } = await meet(ada, bob);
    expect(summary.rated).toBe(true);
    const { table } = await (await Client.open(match, ada.token)).next("welcome");
    expect(table.rated).toBe(true);
  });

  it("[B23] [W25] and without a helper: Buzzle's notebook is off, and a table of one's own is never rated", async () => {
    const [ada, bob] = [await account(), await account()];
    const { summary } = await meet(ada, bob, "buzzle");
    expect(summary).toMatchObject({ rated: true, options: { notebook: false } });
    const made = await call("/api/matches", {
      method: "POST",
      headers: { Authorization: `Bearer ${ada.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ game: "buzzle", language: "fr", options: { notebook: true } }),
    });
    const { id } = (await made.json()) as { id: string };
    const own = summarySchema.parse(await (await call(`/api/matches/${id}`)).json());
    expect(own).toMatchObject({ rated: false, options: { notebook: true } });
  });

  it("[W23] but not with a guest at the table", async () => {
    const { summary } = await meet(await account(), await guest());
    expect(summary.rated).toBe(false);
  });

  it("[W23] and a partner's user, whose token alone tells what they are, is no guest", async () => {
    const { id } = await guest();
    await env.DB.prepare("UPDATE players SET kind = 'partner' WHERE id = ?").bind(id).run();
    const claims = { id, name: "Ada", kind: "partner", epoch: 0, endsAt: Date.now() + 60_000 } as const;
    const token = await signToken(env.SIGNING_KEYS, claims);
    const ada = { id, token };
    expect((await meet(ada, await account())).summary.rated).toBe(true);
  });
});

describe("a rated result", () => {
  it("[W28] moves both ratings, and is what strangers are paired by next time", async () => {
    const [ada, bob] = [await account(), await account()];
    await deliver([
      resultOf([
        [ada, 1],
        [bob, 2],
      ]),
    ]);
    expect(await ratingsOf(ada)).toEqual([
      { game: "password", rating: 1579, matches: 1, opponents: 1, provisional: true },
    ]);
    expect(await ratingsOf(bob)).toMatchObject([{ rating: 1421 }]);
    const seeker = await Seeker.open({ player: ada });
    await seeker.next("waiting");
    const pool = env.MATCHMAKERS.getByName("fr|weur");
    const tickets = await runInDurableObject(pool, (_, { storage }) =>
      [...storage.kv.list()].map(
        ([, value]) => value as { player?: Player; ratings?: Record<string, number> },
      ),
    );
    expect(tickets.find(({ player }) => player?.id === ada.id)?.ratings).toEqual({ password: 1579 });
  });

  it("[W30] counts once, however often and beside whatever else it comes", async () => {
    const [ada, bob] = [await account(), await account()];
    const first = resultOf([
      [ada, 1],
      [bob, 2],
    ]);
    const second = resultOf([
      [bob, 1],
      [ada, 2],
    ]);
    const once = await deliver([first, first, second, first]);
    expect(once.retryMessages).toEqual([]);
    const after = [await ratingsOf(ada), await ratingsOf(bob)];
    expect(after[0]).toMatchObject([{ matches: 2 }]);
    await deliver([second, first]);
    expect([await ratingsOf(ada), await ratingsOf(bob)]).toEqual(after);
  });

  it("[W24] keeps what it did to whom, and which bots played", async () => {
    const [ada, bob, eve] = [await account(), await account(), await account()];
    const ranks: [Player, number][] = [
      [ada, 1],
      [bob, 2],
      [eve, 2],
    ];
    const result = resultOf(ranks, { game: "mot-a-mot", bots: BOTS });
    await deliver([result]);
    const stored = await env.DB.prepare(
      "SELECT rated, bots, rating_before, rating_after FROM results JOIN result_players USING (match) WHERE match = ? ORDER BY seat",
    )
      .bind(result.match)
      .all();
    expect(stored.results).toEqual([
      { rated: 1, bots: JSON.stringify(BOTS), rating_before: 1500, rating_after: 1586 },
      { rated: 1, bots: JSON.stringify(BOTS), rating_before: 1500, rating_after: 1457 },
      { rated: 1, bots: JSON.stringify(BOTS), rating_before: 1500, rating_after: 1457 },
    ]);
  });

  it("[W25] of a single person against bots moves nothing, and an unrated one neither", async () => {
    const [ada, bob] = [await account(), await account()];
    await deliver([resultOf([[ada, 1]], { bots: BOTS })]);
    await deliver([
      resultOf(
        [
          [ada, 1],
          [bob, 2],
        ],
        { rated: false },
      ),
    ]);
    const {
      rated: _,
      bots: __,
      ...old
    } = resultOf([
      [ada, 1],
      [bob, 2],
    ]);
    await deliver([old]); // sent before there were ratings
    expect(await ratingsOf(ada)).toEqual([]);
  });
});

describe("what no consumer can take", () => {
  const admin = (key: string) =>
    call("/api/admin/dead-letters", { headers: { Authorization: `Bearer ${key}` } });

  it("[W140] is tried again, kept once when it is given up, and read with the administrator's key", async () => {
    const ada = await account();
    const twice: [Player, number][] = [
      [ada, 1],
      [ada, 2],
    ];
    const broken = resultOf(twice);
    expect((await deliver([broken])).retryMessages).toMatchObject([{ msgId: "m0" }]);
    expect(await ratingsOf(ada)).toEqual([]);
    await deliver([broken], "palabre-results-dead");
    await deliver([broken, "scribble"], "palabre-results-dead");
    const answer = await admin("test-only-admin-key");
    const { letters } = deadLettersSchema.parse(await answer.json());
    expect(letters.find(({ subject }) => subject === broken.match)).toMatchObject({ times: 2, body: broken });
    expect(letters.find(({ subject }) => subject === "m1")).toMatchObject({ body: "scribble" });
  });

  it("[W140] is shown to nobody without the key", async () => {
    for (const key of ["", "test-only-admin-kez", (await guest()).token]) {
      const answer = await admin(key);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, "admin-only"]);
    }
  });
});
