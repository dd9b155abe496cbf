import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { WaitingForMe } from "../../src/protocol/me.ts";
import { type Notice, noticesSchema } from "../../src/protocol/notices.ts";
import { account } from "./account.ts";
import { Client, call, guest, makeMatch, pair, post } from "./client.ts";
import { evict } from "./evict.ts";
import { asModerator, openReports, readReport } from "./moderation.ts";
import { Seeker } from "./seeker.ts";

afterEach(() => Seeker.everybodyLeaves());

const DAY_MS = 86_400_000;
type Player = { readonly token: string; readonly id: string };
const as = ({ token }: Player) => ({ headers: { Authorization: `Bearer ${token}` } });
const noticesOf = async (who: Player): Promise<Notice[]> =>
  noticesSchema.parse(await (await call("/api/me/notices", as(who))).json()).notices;
const unread = async (who: Player) =>
  ((await (await call("/api/me/open", as(who))).json()) as WaitingForMe).notices;
const rename = (who: Player, name: string) =>
  call("/api/me", { method: "PATCH", ...as(who), body: JSON.stringify({ name }) });
const nameOf = async (who: Player) =>
  ((await (await call("/api/me", as(who))).json()) as { player: { name: string } }).player.name;
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const settle = async (report: string, settlement: object) =>
  expect((await asModerator(`/api/admin/reports/${report}`, settlement)).status).toBe(200);

/** Ada reports what Bob said. */
async function reported(reason = "insult") {
  const { id, a, b, ada, bob } = await pair();
  bob.send({ type: "chat", to: "table", text: "tu es nul" });
  const { at } = await ada.next("chat");
  await post("/api/reports", { match: id, player: b.id, reason, saidAt: at }, a.token);
  return { id, a, b, ada, bob, report: (await readReport(b.id)).id };
}

describe("an upheld report", () => {
  it("[T12h] warns its player, with their own words, and tells the reporter that something was done", async () => {
    const { a, b, report } = await reported();
    expect([await unread(a), await unread(b)]).toEqual([0, 0]);
    await settle(report, { decision: "upheld", note: "averti" });
    const [notice, ...others] = await noticesOf(b);
    expect(others).toEqual([]);
    expect(notice).toEqual({
      ...{ id: report, kind: "warning", reason: "insult", said: "tu es nul", at: Date.now() },
      ...{ until: null, seenAt: null, objectedAt: null },
    });
    expect(await noticesOf(a)).toMatchObject([{ kind: "report-upheld", said: null, until: null }]);
    expect(JSON.stringify(await noticesOf(a)), "whom, and by what, stays with them").not.toContain(b.id);
    expect([await unread(a), await unread(b)]).toEqual([1, 1]);
    expect((await post(`/api/me/notices/${report}/seen`, {}, b.token)).status).toBe(204);
    expect(await unread(b)).toBe(0);
    expect((await post(`/api/me/notices/${report}/seen`, {}, (await guest()).token)).status).toBe(404);
  });

  it("[T12h] that is dismissed leads to nothing, and nobody hears of it", async () => {
    const { a, b, report } = await reported();
    await settle(report, { decision: "dismissed" });
    expect([await noticesOf(a), await noticesOf(b)]).toEqual([[], []]);
    const answer = await asModerator(`/api/admin/reports/${report}`, {
      decision: "dismissed",
      measure: "bar",
    });
    expect(answer.status, "a measure of nothing").toBe(400);
  });

  it("[T12i] silences for its days, at tables that are open, after a sleep, and at the next ones", async () => {
    const { id, a, b, ada, bob, report } = await reported();
    await settle(report, { decision: "upheld", measure: "silence", days: 3 });
    const until = Date.now() + 3 * DAY_MS;
    const refused = { type: "error", code: "chat/suspended", until };
    bob.send({ type: "chat", to: "table", text: "encore" });
    expect(await bob.next("error")).toMatchObject(refused);
    await evict(env.MATCHES.getByName(id));
    bob.send({ type: "chat", to: "table", phrase: "hello" });
    expect(await bob.next("error"), "after a sleep").toMatchObject(refused);
    const again = await Client.open(id, b.token);
    await again.next("welcome");
    again.send({ type: "chat", to: "table", phrase: "hello" });
    expect(await again.next("error"), "by a new socket").toMatchObject(refused);
    expect(await again.move("s", { type: "secret", word: "DANSE" }), "who plays on").toMatchObject({
      type: "accepted",
    });
    ada.send({ type: "chat", to: "table", text: "moi, je parle" });
    await again.next("chat", ({ text }) => text === "moi, je parle");
    vi.setSystemTime(until);
    again.send({ type: "chat", to: "table", text: "pardon" });
    expect(await ada.next("chat", ({ from }) => from.id === b.id)).toMatchObject({ text: "pardon" });
    expect(a.id).not.toBe(b.id);
  });

  it("[T12j] bars from strangers for its days: the queue says so with a code and until when", async () => {
    const { b, report } = await reported();
    const waiting = await Seeker.open({ player: b });
    await waiting.next("waiting");
    await settle(report, { decision: "upheld", measure: "bar", days: 2 });
    const until = Date.now() + 2 * DAY_MS;
    const refused = { type: "error", code: "quick-match/barred", until };
    expect(await waiting.next("error"), "while waiting").toMatchObject(refused);
    expect((await waiting.gone()).code).toBe(4423);
    const again = await Seeker.open({ player: b });
    expect(await again.next("error")).toMatchObject(refused);
    expect((await again.gone()).code).toBe(4423);
    vi.setSystemTime(until);
    const free = await Seeker.open({ player: b });
    await Seeker.open();
    await free.next("offer");
  });

  it("[T12j] bars from the rematch of a match among strangers, and from no other", async () => {
    const [a, b] = [await guest("Ada"), await guest("Bob")];
    const [ada, bob] = [await Seeker.open({ player: a }), await Seeker.open({ player: b })];
    await ada.agree();
    await bob.agree();
    const { match } = await bob.next("matched");
    const line = await Client.open(match, b.token);
    await line.move("end", { type: "resign" });
    await post("/api/reports", { match, player: b.id, reason: "cheating" }, a.token);
    await settle((await readReport(b.id)).id, { decision: "upheld", measure: "bar" });
    const answer = await post(`/api/matches/${match}/rematch`, { accept: true }, b.token);
    expect([answer.status, await codeOf(answer)]).toEqual([403, "barred"]);
    const friends = await pair();
    await friends.ada.move("end", { type: "resign" });
    expect((await post(`/api/matches/${friends.id}/rematch`, { accept: true }, friends.a.token)).status).toBe(
      200,
    );
  });

  it("[T12n] bars from tables where anybody may come: from opening one, from sitting down, and from a seat already taken", async () => {
    const { id, a, b, report } = await reported();
    const [host, open] = [await guest("Hanna"), { start: "host", seats: 3, visibility: "public" }];
    const theirs = await makeMatch(host.token, open);
    const [own, held] = [await makeMatch(b.token, open), await makeMatch(host.token, { ...open, seats: 4 })];
    const friends = await makeMatch(host.token, { ...open, visibility: "private" });
    for (const match of [held, friends])
      expect((await post(`/api/matches/${match}/seats`, {}, b.token)).status).toBe(201);
    expect((await post(`/api/matches/${own}/seats`, {}, host.token)).status).toBe(201);
    const line = await Client.open(own, b.token);
    await settle(report, { decision: "upheld", measure: "bar" });

    const seated = async (match: string) => JSON.stringify(await env.MATCHES.getByName(match).summary());
    for (const match of [own, held]) expect(await seated(match), "lost their seat").not.toContain(b.id);
    expect(await line.next("update", ({ view }) => view.room?.host === host.id), "handed on").toBeTruthy();
    expect(await seated(friends), "among friends they stay").toContain(b.id);
    expect(await seated(id), "what has begun is played").toContain(b.id);

    const refused = async (answer: Response) =>
      expect([answer.status, await codeOf(answer)]).toEqual([403, "barred"]);
    await refused(await post(`/api/matches/${theirs}/seats`, {}, b.token));
    await refused(
      await post("/api/matches", { game: "password", language: "fr", visibility: "public" }, b.token),
    );
    const alone = await makeMatch(b.token, { start: "host" });
    const change = (match: string, who: Player) =>
      call(`/api/matches/${match}`, {
        method: "PATCH",
        ...as(who),
        body: JSON.stringify({ visibility: "public" }),
      });
    await refused(await change(alone, b));
    expect((await change(friends, host)).status, "the host may open theirs").toBe(200);
    expect(await seated(friends), "and then strangers may come").not.toContain(b.id);
    const watching = await Client.open(theirs, b.token);
    expect((await watching.next("welcome")).seat, "who watches meets nobody").toBeNull();
    vi.setSystemTime(Date.now() + 400 * DAY_MS);
    expect(a.id).not.toBe(b.id);
  });

  it("[T12n] bars who comes to their own table only after the decision", async () => {
    const { b, report } = await reported();
    const own = await makeMatch(b.token, { start: "host", seats: 3, visibility: "public" });
    await settle(report, { decision: "upheld", measure: "bar", days: 1 });
    await (await Client.open(own, b.token)).next("update", ({ view }) => view.seats[0]?.members.length === 0);
  });

  it.each([
    ["a guest", guest],
    ["an account", account],
  ])("[T12k] takes the name of %s away, who chooses none for its days", async (_, make) => {
    const [ada, rude] = [await guest("Ada"), await make("Vilain Nom")];
    const match = (
      (await (await post("/api/matches", { game: "password", language: "fr" }, rude.token)).json()) as {
        id: string;
      }
    ).id;
    await post(`/api/matches/${match}/seats`, {}, ada.token);
    await post("/api/reports", { match, player: rude.id, reason: "name" }, ada.token);
    const { id, name } = await readReport(rude.id);
    expect(name).toBe("Vilain Nom");
    await settle(id, { decision: "upheld", measure: "rename", days: 1 });
    const given = await nameOf(rude);
    expect(given).toMatch(/^Anonyme \d{4}$/);
    const refused = await rename(rude, "Vilain Nom");
    expect([refused.status, await codeOf(refused)]).toEqual([403, "name-withheld"]);
    await settle(id, { decision: "upheld", measure: "rename", days: 1 });
    expect(await nameOf(rude), "settled twice is renamed once").toBe(given);
    vi.setSystemTime(Date.now() + DAY_MS);
    expect((await rename(rude, "Beau Nom")).status).toBe(200);
  });
});

describe("an objection", () => {
  it("[T12l] opens the report again, once; a dismissal then lifts the measure and says so", async () => {
    const { a, b, bob, ada, report } = await reported();
    const objects = (text: string, who: Player = b) =>
      post(`/api/me/notices/${report}/objection`, { text }, who.token);
    expect((await objects("rien")).status, "before there is anything to object to").toBe(404);
    await settle(report, { decision: "upheld", measure: "silence" });
    expect((await openReports()).some(({ id }) => id === report)).toBe(false);
    vi.setSystemTime(Date.now() + 1000);
    expect((await objects("ce n’est pas moi", a)).status, "not by anybody else").toBe(404);
    expect((await objects("")).status).toBe(400);
    expect((await objects("c’était un mot du jeu")).status).toBe(204);
    expect((await objects("c’était un mot du jeu")).status, "sent again").toBe(204);
    expect(await codeOf(await objects("et encore"))).toBe("objected-already");
    expect(await readReport(b.id)).toMatchObject({ id: report, objection: "c’était un mot du jeu" });
    expect(await noticesOf(b)).toMatchObject([{ kind: "silence", objectedAt: Date.now() }]);
    vi.setSystemTime(Date.now() + 1000);
    await settle(report, { decision: "dismissed", note: "en effet" });
    expect(await noticesOf(b)).toMatchObject([{ kind: "lifted", until: null, seenAt: null }]);
    expect(await noticesOf(a), "nothing was done after all").toEqual([]);
    bob.send({ type: "chat", to: "table", text: "merci" });
    expect(await ada.next("chat", ({ text }) => text === "merci")).toMatchObject({ text: "merci" });
    expect((await openReports()).some(({ id }) => id === report)).toBe(false);
  });
});

describe("a decision", () => {
  it("[T12m] that was written when the process died is told when an administrator next looks", async () => {
    const { a, b, report } = await reported();
    await env.DB.prepare(
      "UPDATE reports SET decision = 'upheld', measure = 'bar', measure_until = ?, settled_at = ? WHERE id = ?",
    )
      .bind(Date.now() + DAY_MS, Date.now(), report)
      .run();
    expect(await noticesOf(b)).toEqual([]);
    await openReports();
    expect(await noticesOf(b)).toMatchObject([{ kind: "bar" }]);
    expect(await noticesOf(a)).toMatchObject([{ kind: "report-upheld" }]);
    await post(`/api/me/notices/${report}/seen`, {}, b.token);
    await env.DB.prepare("UPDATE reports SET told_at = NULL WHERE id = ?").bind(report).run();
    await openReports();
    expect(await noticesOf(b), "told twice is told once").toMatchObject([
      { kind: "bar", seenAt: Date.now() },
    ]);
  });

  it("[T12m] about somebody who has gone leaves nothing with them", async () => {
    const { b, report } = await reported();
    await call("/api/me", { method: "DELETE", ...as(b) });
    await settle(report, { decision: "upheld", measure: "silence" });
    expect(await env.PLAYERS.getByName(b.id).noticesOf()).toEqual([]);
  });
});
