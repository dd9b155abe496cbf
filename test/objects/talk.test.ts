import { describe, expect, it } from "vitest";
import { type Report, reportsSchema } from "../../src/protocol/reports.ts";
import { Client, call, guest, makeMatch, pair, post } from "./client.ts";

const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const asAdmin = (path: string, init: RequestInit = {}) =>
  call(path, { ...init, headers: { Authorization: "Bearer test-only-admin-key" } });
const open = async (state = "open"): Promise<Report[]> =>
  reportsSchema.parse(await (await asAdmin(`/api/admin/reports?state=${state}`)).json()).reports;

describe("talk", () => {
  it.each([
    ["mild by default", {}, "Sale connard", "merde"],
    ["strict", { filter: "strict" }, "oh merde", "zut"],
    ["off", { filter: "off" }, null, "connard"],
  ])("[W70] [W71] in private rooms is free, with a filter that is %s", async (_, options, refused, said) => {
    const { ada, bob } = await pair({ options });
    if (refused) {
      ada.send({ type: "chat", to: "table", text: refused });
      expect(await ada.next("error")).toMatchObject({ code: "chat/offensive" });
    }
    ada.send({ type: "chat", to: "table", text: said });
    expect(await bob.next("chat")).toMatchObject({ text: said });
  });

  it("[W70] among strangers is made of phrases alone, also within a team", async () => {
    const [a, b] = [await guest(), await guest()];
    const id = await makeMatch(a.token, { visibility: "public", start: "host", options: { teams: true } });
    await post(`/api/matches/${id}/seats`, { team: 0 }, b.token);
    const [ada, bob] = [await Client.open(id, a.token), await Client.open(id, b.token)];
    for (const to of ["table", "team"]) {
      ada.send({ type: "chat", to, text: "bonjour" });
      expect(await ada.next("error")).toMatchObject({ code: "chat/phrases-only" });
      ada.send({ type: "chat", to, phrase: "hello" });
      expect(await bob.next("chat")).toMatchObject({ to, phrase: "hello" });
    }
  });

  it.each([
    ["", "body-malformed"],
    ["   ", "body-malformed"],
    ["x".repeat(25), "body-malformed"],
    ["a\u0007b", "body-malformed"],
    ["a\u200bb", "body-malformed"],
    ["<b>x</b>", "body-malformed"],
    ["Connard", "name-refused"],
    ["C0nnard_75", "name-refused"],
  ])("[W18] a name like %j gets a clear answer", async (name, expected) => {
    const answer = await post("/api/players", { name });
    const problem = (await answer.json()) as { status: number; code: string; detail: string };
    expect(problem).toMatchObject({ status: 400, code: expected, detail: expect.stringMatching(/^name: /) });
  });
});

describe("a report", () => {
  it("[W72] of a message brings along what was said, and waits until an administrator settles it", async () => {
    const { id, a, b, ada, bob } = await pair();
    bob.send({ type: "chat", to: "table", text: "<img src=x> tu es nul" });
    const { at } = await ada.next("chat");
    const body = { match: id, player: b.id, reason: "insult", saidAt: at, note: "pas la première fois" };
    const first = await post("/api/reports", body, a.token);
    expect(first.status).toBe(201);
    const { id: report } = (await first.json()) as { id: string };
    expect(await (await post("/api/reports", body, a.token)).json(), "twice is once").toEqual({ id: report });
    const kept = (await open()).find((each) => each.id === report);
    expect(kept).toMatchObject({ player: b.id, name: "Bob", said: "<img src=x> tu es nul", decision: null });
    const settle = { method: "POST", body: JSON.stringify({ decision: "upheld", note: "averti" }) };
    expect((await asAdmin(`/api/admin/reports/${report}`, settle)).status).toBe(200);
    expect((await open()).some((each) => each.id === report)).toBe(false);
    const settled = (await open("settled")).find((each) => each.id === report);
    expect(settled).toMatchObject({ decision: "upheld", settledNote: "averti" });
  });

  it("[W72] is of a player of a match one sees; nobody invents a message or reports themselves", async () => {
    const { id, a, b, bob } = await pair();
    const stranger = await guest();
    bob.send({ type: "chat", to: "table", phrase: "hello" });
    await bob.next("chat");
    const report = async (token: string, more: object) =>
      (await post("/api/reports", { match: id, player: b.id, reason: "name", ...more }, token)).status;
    expect(await report(a.token, {})).toBe(201);
    expect(await report(a.token, { saidAt: 12345 })).toBe(403);
    expect(await report(a.token, { player: stranger.id })).toBe(403);
    expect(await report(a.token, { match: "nowhere" })).toBe(403);
    expect(await report(a.token, { reason: "boring" })).toBe(400);
    expect(await report(b.token, {})).toBe(403);
    expect(await report(stranger.token, {}), "a private match").toBe(403);
    expect((await post("/api/reports", {})).status).toBe(401);
  });

  it("[W72] is for an administrator's eyes only", async () => {
    expect(await code(await call("/api/admin/reports"))).toEqual([403, "admin-only"]);
    const wrong = { headers: { Authorization: "Bearer wrong" } };
    expect(await code(await call("/api/admin/reports", wrong))).toEqual([403, "admin-only"]);
    const settle = { method: "POST", body: JSON.stringify({ decision: "upheld" }) };
    expect(await code(await asAdmin("/api/admin/reports/none", settle))).toEqual([404, "report-not-found"]);
  });
});
