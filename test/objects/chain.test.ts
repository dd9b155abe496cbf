import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { AnyGame } from "../../src/games/game.ts";
import { password } from "../../src/games/password/index.ts";
import type { Replay } from "../../src/match/log.ts";
import { isSignedBy } from "../../src/proof/signature.ts";
import { isVerified, type Notary, verify } from "../../src/proof/verify.ts";
import { keysSchema, replaySchema } from "../../src/protocol/requests.ts";
import { call, pair } from "./client.ts";
import { evict } from "./evict.ts";

const stub = (id: string) => env.MATCHES.getByName(id);
const sql = <T>(id: string, run: (sql: SqlStorage) => T): Promise<T> =>
  runInDurableObject(stub(id), (_, state) => run(state.storage.sql));

/** Both choose a word, with the object evicted between; then one gives up. */
async function played(between: (id: string) => Promise<unknown> = async () => {}) {
  const match = await pair();
  await between(match.id);
  await match.ada.move("a1", { type: "secret", word: "SALADE" });
  await evict(stub(match.id));
  await match.bob.move("b1", { type: "secret", word: "DANSE" });
  await evict(stub(match.id));
  await match.ada.move("r", { type: "resign" });
  await match.bob.next("update", ({ view }) => view.outcome !== null);
  return match;
}

async function replayOf(id: string): Promise<Replay> {
  const answer = await (await call(`/api/matches/${id}/replay`)).json();
  expect(replaySchema.safeParse(answer)).toMatchObject({ success: true });
  return answer as Replay;
}

async function check(replay: Replay) {
  const { keys } = keysSchema.parse(await (await call("/api/keys")).json());
  const notary: Notary = {
    verify: (publicKey, message, signature) => isSignedBy(crypto.subtle, publicKey, message, signature),
    keyOf: (id) => keys.find((key) => key.id === id)?.publicKey ?? null,
  };
  return verify(password as AnyGame, replay, notary);
}

describe("the chain of a match", () => {
  it("[W94] [W97] [T0d] goes on over evictions, and the finished replay is sealed by a published key", async () => {
    const { id } = await played();
    const replay = await replayOf(id);
    const checks = await check(replay);
    expect(checks.filter(({ result }) => result !== "yes")).toEqual([]);
    expect(replay.seal).toMatchObject({ key: "test", head: replay.log.at(-1)!.hash });
    expect(replay.commitments.map(({ word }) => word)).toEqual(["SALADE", "DANSE"]);
  });

  it("[W96] is one row a commit, and no hash of it is in any frame", async () => {
    const { id, ada, bob } = await played();
    const { log } = await replayOf(id);
    const rows = await sql(id, (db) => db.exec("SELECT count(*) AS n FROM log").one().n);
    expect(rows).toBe(log.length);
    const frames = JSON.stringify([ada.frames, bob.frames]);
    for (const { hash } of log) expect(frames).not.toContain(hash);
    expect(frames).not.toMatch(/"(?:hash|seal|head|chain)"/);
  });

  it("[W98] that was changed where it is stored, after the result was sent, gets no seal", async () => {
    const { id } = await played();
    await runDurableObjectAlarm(stub(id));
    expect((await replayOf(id)).seal).not.toBeNull();
    await sql(id, (db) => db.exec("UPDATE log SET at = at - 1 WHERE seq = 1"));
    const replay = await replayOf(id);
    expect(replay.seal).toBeNull();
    expect(await check(replay)).toMatchObject([
      { name: "chain", result: "yes" },
      { name: "seal", result: "no", fault: "unsealed" },
      { result: "yes" },
      { result: "yes" },
      { result: "yes" },
    ]);
  });

  it("[W95] is found from the rows, also of a match from before there was one", async () => {
    const { id } = await played(async (match) => {
      await sql(match, (db) => db.exec("UPDATE log SET events = replace(events, ',\"chain\":1', '')"));
      await evict(stub(match));
    });
    expect(isVerified(await check(await replayOf(id)))).toBe(true);
  });

  it("[W95] needs no column: a table that was made with one plays on and verifies", async () => {
    const { id } = await played(async (match) => {
      await sql(match, (db) => db.exec("ALTER TABLE log ADD COLUMN hash TEXT NOT NULL DEFAULT ''"));
      await evict(stub(match));
    });
    expect(isVerified(await check(await replayOf(id)))).toBe(true);
  });
});
