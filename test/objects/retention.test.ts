import { createScheduledController, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { EXPIRING, expire } from "../../src/players/expiry.ts";
import { RETENTION } from "../../src/players/retention.ts";
import { signNewcomer, signPartnerUser } from "../../src/players/sign.ts";
import { LIFETIME_MS, readToken, signToken } from "../../src/players/tokens.ts";
import { RENEWED_HEADER } from "../../src/protocol/accounts.ts";
import { signVisitor } from "../../src/sdk/server.ts";
import worker from "../../src/worker.ts";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch, pair, post } from "./client.ts";
import { evict } from "./evict.ts";
import { asAdmin, makePartner, PORTAL, session } from "./partner.ts";
import { everythingStored } from "./stored.ts";

const DAY_MS = 86_400_000;
type Player = { readonly token: string; readonly id: string };
const as = ({ token }: Player) => ({ headers: { Authorization: `Bearer ${token}` } });
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const stub = (match: string) => env.MATCHES.getByName(match);
const seenAt = async ({ id }: Player) =>
  env.DB.prepare("SELECT seen_at FROM players WHERE id = ?").bind(id).first<number>("seen_at");
const alarmOf = (match: string) =>
  runInDurableObject(stub(match), async (_, { storage }) => storage.getAlarm());
const rowsOf = (match: string, table: string) =>
  runInDurableObject(
    stub(match),
    (_, { storage }) => storage.sql.exec(`SELECT count(*) AS n FROM "${table}"`).one().n,
  );

/** As the platform would, once a day. */
async function daily(): Promise<void> {
  const controller = createScheduledController({ scheduledTime: new Date(Date.now()), cron: "23 3 * * *" });
  await worker.scheduled(controller, env);
}

/** A match of two that is over, with talk and a snapshot. */
async function finished(isRecorded = true) {
  const { id, a, b, ada, bob } = await pair();
  ada.send({ type: "chat", to: "table", text: "bonjour" });
  await bob.next("chat");
  await ada.move("s1", { type: "secret", word: "SALADE" });
  await bob.move("s2", { type: "secret", word: "DANSE" });
  await ada.move("end", { type: "resign" });
  if (isRecorded) await stub(id).resultRecorded();
  await runInDurableObject(stub(id), (_, { storage }) => {
    storage.sql.exec(
      'INSERT INTO snapshot (id, rules, state) VALUES (1, -1, \'{"header":{"game":"password"}}\')',
    );
  });
  for (const line of [ada, bob]) {
    line.close();
    await line.gone();
  }
  // What is due at once: the result, and what players are told.
  for (let i = 0; i < 4; i++) {
    later(2000);
    await runDurableObjectAlarm(stub(id));
  }
  return { id, a, b };
}

describe("guests", () => {
  it("[T11a] who are not seen for 400 days go, with their name; who was seen since stays, and so do accounts", async () => {
    const [gone, back, old] = [await guest("Greta"), await guest("Berta"), await account("Otto")];
    const match = await makeMatch(gone.token, {});
    await post(`/api/matches/${match}/seats`, {}, back.token);
    later(1000);
    await runDurableObjectAlarm(stub(match)); // which tells both that it is there
    await evict(stub(match));
    later(RETENTION.guestUnseenMs - 40 * DAY_MS);
    expect((await call("/api/me", as(back))).status).toBe(200);
    await expect.poll(() => seenAt(back)).toBe(Date.now());
    await daily();
    expect((await call("/api/me", as(gone))).status, "before their time is over").toBe(200);
    await env.DB.prepare("UPDATE players SET seen_at = 0 WHERE id IN (?, ?, ?)")
      .bind(gone.id, back.id, old.id)
      .run();
    await runInDurableObject(env.PLAYERS.getByName(gone.id), (_, { storage }) => storage.kv.delete("seen"));
    await daily();
    expect((await call("/api/me", as(back))).status).toBe(200);
    expect(await seenAt(back), "their own object has the last word").toBeGreaterThan(0);
    expect((await call("/api/me", as(old))).status, "an account").toBe(200);
    const again = await post("/api/matches", { game: "password", language: "fr" }, gone.token);
    expect(again.status, "their token, which is young enough").toBe(401);
    for (let i = 0; i < 3; i++) await runDurableObjectAlarm(env.PLAYERS.getByName(gone.id));
    const named = (await everythingStored()).filter(({ text }) => text.includes("Greta"));
    expect(named.map(({ place }) => place)).toEqual([]);
  });

  it("[T11i] and partners' users go the same way: who comes again on their partner's word is somebody new", async () => {
    const partner = await makePartner();
    const made = await asAdmin(`/${partner.id}/signers`, "POST", { kid: "one" });
    const { secret } = (await made.json()) as { secret: string };
    const visit = async (user: string) => {
      const signed = { partner: partner.id, user, name: `Zoé ${user}`, origin: PORTAL };
      const token = await signVisitor({ kid: "one", secret }, signed);
      const answer = await session({ partner: partner.keys["public live"], token, origin: PORTAL });
      const { token: own, player } = (await answer.json()) as { token: string; player: { id: string } };
      return { token: own, id: player.id };
    };
    const [gone, back] = [await visit("seven"), await visit("eight")];
    const match = await makeMatch(gone.token, {});
    later(1000);
    await runDurableObjectAlarm(stub(match)); // which tells them that it is there
    await evict(stub(match));
    later(RETENTION.guestUnseenMs - 40 * DAY_MS);
    await daily();
    const stillThere = () =>
      env.DB.prepare("SELECT id FROM players WHERE gone_at IS NULL AND id IN (?, ?)").bind(gone.id, back.id);
    expect((await stillThere().all()).results, "before their time is over").toHaveLength(2);
    const again = await visit("eight");
    expect(again.id).toBe(back.id);
    await call("/api/me", as(again));
    await expect.poll(() => seenAt(back)).toBe(Date.now());
    later(41 * DAY_MS);
    await daily();
    expect((await stillThere().all<{ id: string }>()).results).toEqual([{ id: back.id }]);
    for (let i = 0; i < 3; i++) await runDurableObjectAlarm(env.PLAYERS.getByName(gone.id));
    const named = (await everythingStored()).filter(({ text }) => text.includes("Zoé seven"));
    expect(named.map(({ place }) => place)).toEqual([]);
    expect((await visit("seven")).id).not.toBe(gone.id);
  });

  it("[T11c] are noted as seen at most once a day, whatever they do", async () => {
    const ada = await guest("Ada");
    const noted: number[] = [];
    const { prepare } = env.DB;
    const spy = vi.spyOn(env.DB, "prepare").mockImplementation((sql) => {
      if (sql.includes("SET seen_at")) noted.push(Date.now());
      return prepare.call(env.DB, sql);
    });
    for (let i = 0; i < 5; i++) await makeMatch(ada.token);
    await expect.poll(() => noted.length).toBe(1);
    await evict(env.PLAYERS.getByName(ada.id));
    for (let i = 0; i < 3; i++) await makeMatch(ada.token);
    await evict(env.PLAYERS.getByName(ada.id));
    expect(noted).toHaveLength(1);
    later(DAY_MS);
    await makeMatch(ada.token);
    await expect.poll(() => noted.length).toBe(2);
    spy.mockRestore();
  });
});

describe("a token", () => {
  const renewedBy = async (token: string, path = "/api/me") =>
    (await call(path, as({ token, id: "" }))).headers.get(RENEWED_HEADER);

  it("[T11b] older than thirty days is renewed by using it, as the same session with its whole time before it", async () => {
    const { id } = await guest("Ada");
    const signedAt = Date.now();
    const token = await signToken(env.SIGNING_KEYS, {
      ...{ id, name: "Ada", kind: "guest", epoch: 0, endsAt: signedAt + LIFETIME_MS, passkey: "abc" },
    });
    later(RETENTION.tokenRenewalMs - 1);
    expect(await renewedBy(token)).toBeNull();
    later(1);
    const renewed = await renewedBy(token);
    const claims = await readToken(env.SIGNING_KEYS, renewed!, Date.now());
    expect(claims).toEqual({
      ...{ id, name: "Ada", kind: "guest", epoch: 0, passkey: "abc" },
      endsAt: Date.now() + LIFETIME_MS,
    });
    expect((await call("/api/me", as({ token: renewed!, id }))).status).toBe(200);
    expect(await renewedBy(token, "/api/me/open"), "by whatever call").not.toBeNull();
  });

  it("[T11b] of a partner's user is not, nor is one that does not hold", async () => {
    const ada = await guest("Ada");
    const young = await signNewcomer(env, { id: ada.id, name: "Ada" }, Date.now());
    const { token } = await signPartnerUser(env, { id: ada.id, name: "Ada" }, "nobody", Date.now());
    expect(await renewedBy(token)).toBeNull();
    await call("/api/me", { method: "DELETE", ...as(ada) });
    later(RETENTION.tokenRenewalMs + DAY_MS);
    expect(await renewedBy(young)).toBeNull();
  });
});

describe("a match", () => {
  it("[T11d] lets go of its talk and snapshots after 90 days by its own alarm; its log stays, and its replay opens", async () => {
    const { id } = await finished();
    const replay = async () =>
      (await (await call(`/api/matches/${id}/replay`)).json()) as { log: unknown[]; seal: unknown };
    const before = await replay();
    const due = await alarmOf(id);
    expect(Math.round((due! - Date.now()) / DAY_MS)).toBe(90);
    expect(await rowsOf(id, "chat")).toBe(1);
    vi.setSystemTime(due! - 1);
    await stub(id).retire();
    expect(await rowsOf(id, "chat")).toBe(1);
    vi.setSystemTime(due!);
    await runDurableObjectAlarm(stub(id));
    expect([await rowsOf(id, "chat"), await rowsOf(id, "snapshot")]).toEqual([0, 0]);
    expect(await alarmOf(id), "nothing is left to be done").toBeNull();
    await evict(stub(id));
    const after = await replay();
    expect(after.log).toEqual(before.log);
    expect(after.seal).toEqual(before.seal);
  });

  it("[T11d] that still owes its result goes on sending it", async () => {
    const { id } = await finished(false);
    later(RETENTION.talkMs);
    await runDurableObjectAlarm(stub(id));
    expect(await rowsOf(id, "chat")).toBe(0);
    expect(await rowsOf(id, "outbox")).toBe(1);
    expect(await alarmOf(id)).not.toBeNull();
  });

  it.each([
    ["that one person played alone", { bots: [{ level: 1 }] }, true],
    ["that was never finished", {}, false],
  ])("[T11e] %s goes after 400 days, and is not made again", async (_, wish, isOver) => {
    const [ada, bob] = [await guest("Ada"), await guest("Bob")];
    const id = await makeMatch(ada.token, wish);
    if (!isOver) await post(`/api/matches/${id}/seats`, {}, bob.token);
    const line = await Client.open(id, ada.token);
    await line.next("welcome");
    await line.move("s", { type: "secret", word: "SALADE" });
    if (isOver) {
      await line.move("end", { type: "resign" });
      await stub(id).resultRecorded();
    }
    line.close();
    await line.gone();
    const { header } = await runInDurableObject(stub(id), (match) =>
      JSON.parse(
        JSON.stringify((match as unknown as { store: { state(): { header: object } } }).store.state()),
      ),
    );
    later(RETENTION.unsharedMatchMs - 1);
    await stub(id).retire();
    expect((await call(`/api/matches/${id}`)).status).toBe(200);
    later(2 * DAY_MS);
    await runDurableObjectAlarm(stub(id));
    expect((await call(`/api/matches/${id}`)).status).toBe(404);
    expect(await alarmOf(id)).toBeNull();
    const kept = await runInDurableObject(stub(id), (_, { storage }) => [
      [...storage.kv.list()].map(([key]) => key),
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").toArray(),
    ]);
    expect(kept).toEqual([["tombstone"], []]);
    const made = await stub(id).createSeated(header, []);
    expect(made).toMatchObject({ ok: false, error: { code: "match/gone" } });
    expect(await (await Client.open(id)).gone()).toMatchObject({ code: 4404 });
  });

  it("[T11e] that is moved in now and then stays, however old it is", async () => {
    const { id, ada, bob } = await pair({ options: { clock: { kind: "none" } } });
    await ada.move("s1", { type: "secret", word: "SALADE" });
    later(RETENTION.unsharedMatchMs - DAY_MS);
    await bob.move("s2", { type: "secret", word: "DANSE" });
    later(2 * DAY_MS);
    await runDurableObjectAlarm(stub(id));
    expect((await call(`/api/matches/${id}`)).status).toBe(200);
  });

  it("[T11f] that was over before objects looked after their end is visited by the daily trigger, once", async () => {
    const { id } = await finished();
    await env.DB.prepare(
      "INSERT INTO results (match, game, language, reason, finished_at, is_retiring) VALUES (?, 'password', 'fr', 'x', 1, 0)",
    )
      .bind(id)
      .run();
    await runInDurableObject(stub(id), (_, { storage }) => storage.deleteAlarm());
    await evict(stub(id));
    await daily();
    expect(await alarmOf(id)).not.toBeNull();
    const left = "SELECT count(*) AS n FROM results WHERE is_retiring = 0";
    expect(await env.DB.prepare(left).first("n")).toBe(0);
  });
});

describe("rows of D1", () => {
  /** Enough of a row to be one; `at` is what it expires by. */
  const ROWS: Record<string, (id: string, at: number) => [string, unknown[]]> = {
    webhook_deliveries: (id, at) => [
      "INSERT INTO webhook_deliveries VALUES (?, 'end', 't', ?, '{}', 'pending', 0, NULL, NULL, 0, ?)",
      [id, id, at],
    ],
    dead_letters: (id, at) => ["INSERT INTO dead_letters VALUES ('q', ?, '{}', 1, 0, ?)", [id, at]],
    reports: (id, at) => [
      "INSERT INTO reports (id, at, match, reporter, player, name, reason) VALUES (?, ?, ?, 'r', 'p', 'n', 'spam')",
      [id, at, id],
    ],
    partner_replies: (id, at) => [
      "INSERT INTO partner_replies (partner, mode, key, request, created_at) VALUES ('p', 'live', ?, 'r', ?)",
      [id, at],
    ],
    room_codes: (id, at) => ["INSERT INTO room_codes (code, match, made_at) VALUES (?, 'm', ?)", [id, at]],
    partner_tokens: (id, at) => ["INSERT INTO partner_tokens VALUES ('p', ?, ?)", [id, at]],
    challenges: (id, at) => ["INSERT INTO challenges VALUES (?, NULL, ?)", [id, at]],
    name_claims: (id, at) => [
      "INSERT INTO name_claims VALUES (?, (SELECT id FROM players LIMIT 1), ?)",
      [id, at],
    ],
  };
  const put = async (table: string, id: string, at: number) => {
    const [sql, values] = ROWS[table]!(id, at);
    await env.DB.prepare(sql)
      .bind(...values)
      .run();
  };
  const count = async (table: string, where = "TRUE") =>
    env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>("n");

  it("[T11g] go when their time is over, and not before", async () => {
    await guest();
    const partners = [
      "INSERT INTO partners (id, name, created_at) VALUES ('p', 'P', 0)",
      "INSERT INTO webhook_endpoints VALUES ('end', 'p', 'live', 'https://x.example', '[]', NULL, 0)",
    ];
    for (const sql of partners) await env.DB.prepare(sql).run();
    for (const { table, keptMs, where } of EXPIRING) {
      if (where?.startsWith("decision IS NOT NULL")) continue;
      const before = await count(table);
      await put(table, `${table}-old`, Date.now() - keptMs);
      await put(table, `${table}-young`, Date.now() - keptMs + 60_000);
      await daily();
      expect(await count(table), table).toBe(before! + 1);
    }
    expect(Object.keys(ROWS).sort()).toEqual([...new Set(EXPIRING.map(({ table }) => table))].sort());
  });

  it("[T11g] a report goes after it was settled, but not while its measure holds, nor before it was told", async () => {
    const settled = async (id: string, until: number | null, toldAt: number | null) => {
      await put("reports", id, 0);
      await env.DB.prepare(
        "UPDATE reports SET decision = 'upheld', settled_at = 1, measure_until = ?, told_at = ? WHERE id = ?",
      )
        .bind(until, toldAt, id)
        .run();
    };
    await settled("over", null, 1);
    await settled("holds", Date.now() + DAY_MS, 1);
    await settled("untold", null, null);
    const ids = async () =>
      (
        await env.DB.prepare(
          "SELECT id FROM reports WHERE id IN ('over', 'holds', 'untold') ORDER BY id",
        ).all<{ id: string }>()
      ).results;
    await daily();
    expect(await ids()).toEqual([{ id: "holds" }, { id: "untold" }]);
    await daily();
    expect(await ids(), "told by the run before").toEqual([{ id: "holds" }]);
  });

  it("[T11h] are let go in bounded runs that go on where the last one ended; a part that fails stops no other", async () => {
    for (let i = 0; i < 25; i++) await put("challenges", `challenge-${i}`, 1);
    const left = () => count("challenges", "challenge LIKE 'challenge-%'");
    const bounds = { rows: 4, statements: 3, objects: 2 };
    await expire(env, Date.now(), bounds);
    expect(await left()).toBe(13);
    await expire(env, Date.now(), bounds);
    expect(await left()).toBe(1);
    await put("room_codes", "OLD", 1);
    const { prepare } = env.DB;
    const spy = vi.spyOn(env.DB, "prepare").mockImplementation((sql) => {
      if (sql.includes("FROM dead_letters")) throw new Error("D1 is away");
      return prepare.call(env.DB, sql);
    });
    await expire(env, Date.now(), bounds);
    spy.mockRestore();
    expect(await left()).toBe(0);
    expect(await env.DB.prepare("SELECT 1 FROM room_codes WHERE code = 'OLD'").first()).toBeNull();
  });

  it("[T11h] guests: so many a run, the longest unseen first", async () => {
    const guests = [await guest(), await guest(), await guest()];
    for (const [i, { id }] of guests.entries())
      await env.DB.prepare("UPDATE players SET seen_at = ? WHERE id = ?")
        .bind(-9 + i, id)
        .run();
    const left = async () => {
      const answers = await Promise.all(
        guests.map(({ id }) =>
          env.PLAYERS.getByName(id)
            .noticesOf()
            .then(() => id),
        ),
      );
      const gone = await env.DB.prepare("SELECT id FROM players WHERE gone_at IS NOT NULL").all<{
        id: string;
      }>();
      return answers.filter((id) => !gone.results.some((row) => row.id === id));
    };
    await expire(env, Date.now(), { rows: 1, statements: 1, objects: 2 });
    expect(await left()).toEqual([guests[2]!.id]);
    await expire(env, Date.now(), { rows: 1, statements: 1, objects: 2 });
    expect(await left()).toEqual([]);
  });
});
