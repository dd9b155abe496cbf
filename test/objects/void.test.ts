import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Replay } from "../../src/match/log.ts";
import { chainOf } from "../../src/proof/chain.ts";
import type { History } from "../../src/protocol/accounts.ts";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch, pair, post, tell } from "./client.ts";
import { deliver, resultOf, sentFor } from "./deliver.ts";
import { makePartner, session } from "./partner.ts";
import { Seeker } from "./seeker.ts";

/** Free to leave: what becomes of a match that somebody leaves before it counts. */
const VOID = { winners: [], ranking: [1, 1], reason: "void", scores: null };

afterEach(async () => {
  vi.restoreAllMocks();
  await Seeker.everybodyLeaves();
});

const historyOf = async (token: string): Promise<History["matches"]> => {
  const answer = await call("/api/me/matches", { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as History).matches;
};

describe("a match left before it counts", () => {
  it("[T5b] is void for all, opens its words in the replay, and may be played again", async () => {
    const { id, a, ada, bob } = await pair();
    await ada.move("a1", { type: "secret", word: "SALADE" });
    expect(ada.view).toMatchObject({ counts: false, outcome: null });
    await bob.move("b1", { type: "resign" });
    expect((await ada.next("update", ({ view }) => view.outcome !== null)).view).toMatchObject({
      outcome: VOID,
      awaiting: [],
    });
    expect(await ada.move("a2", { type: "resign" })).toMatchObject({ code: "match/finished" });
    const replay = await (await call(`/api/matches/${id}/replay`)).json<Replay>();
    expect(replay.outcome).toEqual(VOID);
    expect(replay.commitments).toMatchObject([{ seat: 0, word: "SALADE" }]);
    expect(replay.log.at(-1)?.events).toEqual([
      { type: "seat-left", seat: 1, reason: "resigned" },
      { type: "match-voided", seat: 1 },
    ]);
    expect(chainOf(id, replay.log)).toEqual(replay.log.map(({ hash }) => hash));
    expect((await post(`/api/matches/${id}/rematch`, {}, a.token)).status).toBe(200);
  });

  it("[T5b] is void also with three at the table, and counts once the first move is made", async () => {
    const players = [await guest(), await guest(), await guest()];
    const id = await makeMatch(players[0]!.token, { seats: 3 });
    for (const { token } of players.slice(1)) await post(`/api/matches/${id}/seats`, {}, token);
    const lines = await Promise.all(players.map(({ token }) => Client.open(id, token)));
    for (const [i, line] of lines.entries())
      await line.move(`s${i}`, { type: "secret", word: ["SALADE", "DANSE", "TABLE"][i] });
    const [starts] = lines[0]!.view.awaiting;
    expect(lines[0]!.view.counts).toBe(false);
    await lines[starts!]!.move("roll", { type: "roll" });
    expect(lines[starts!]!.view.counts).toBe(true);
    const other = (starts! + 1) % 3;
    await lines[other]!.move("r", { type: "resign" });
    expect(lines[other]!.view.outcome).toBeNull();
  });

  it("[T5d] stands in its players' own lists as void, moves no rating, and partners hear `void`", async () => {
    const [ada, bob] = [await account("Ada"), await account("Bob")];
    const ranks = [
      [ada, 1],
      [bob, 1],
    ] as const;
    await deliver([resultOf(ranks, { reason: "void" })]);
    for (const { token } of [ada, bob])
      expect(await historyOf(token)).toMatchObject([{ reason: "void", winners: 0, rating: null }]);
    const { results } = await env.DB.prepare("SELECT * FROM ratings WHERE player IN (?, ?)")
      .bind(ada.id, bob.id)
      .all();
    expect(results).toEqual([]);
    const partner = await makePartner();
    const made = await session({ partner: partner.keys["public live"] });
    const { player } = (await made.json()) as { player: { id: string } };
    const [told] = await sentFor(partner, resultOf([[player, 1]], { reason: "void" }));
    expect(JSON.parse(told!)).toMatchObject({ data: { reason: "void" } });
  });

  it("[T5c] costs who leaves strangers so a mark from the third of a day on, and who stayed nothing", async () => {
    const [ada, bob] = [await guest(), await guest()];
    const marksOf = async ({ token }: { token: string }) => {
      const answer = await call("/api/me/export", { headers: { Authorization: `Bearer ${token}` } });
      const { object } = (await answer.json()) as { object: { kept: { conduct?: { marks: number } } } };
      return object.kept.conduct?.marks ?? 0;
    };
    for (const marks of [0, 0, 1]) {
      const [one, other] = [await Seeker.open({ player: ada }), await Seeker.open({ player: bob })];
      await Promise.all([one.agree(), other.agree()]);
      const { match } = await one.next("matched");
      const line = await Client.open(match, ada.token);
      await line.move("r", { type: "resign" });
      expect(line.view.outcome).toEqual(VOID);
      await tell(match);
      expect([await marksOf(ada), await marksOf(bob)]).toEqual([marks, 0]);
    }
  });
});
