import { describe, expect, it } from "vitest";
import type { Replay } from "../../src/match/log.ts";
import { Client, call, guest, makeMatch, post } from "./client.ts";

/** The dictionary here has no word of seven letters, so whoever plays one knows what was agreed on. */
const agreed = ["Girafon"];
const OPTIONS = { length: 7, agreed };
const BUZZLE = { game: "buzzle", language: "fr" };
const secret = (id: string, word: string) => ({ type: "move", id, move: { type: "secret", word } });

const patch = (id: string, token: string, body: object): Promise<Response> =>
  call(`/api/matches/${id}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

describe("words that a table agreed on", () => {
  it("[B28] are folded, shown before the start, taken in play, and kept in the log", async () => {
    const [ada, bob] = [await guest("Ada"), await guest("Bob")];
    const id = await makeMatch(ada.token, {
      ...BUZZLE,
      options: { ...OPTIONS, agreed: ["girafon", "Girafon"] },
    });
    const line = await Client.open(id, ada.token);
    const { table } = await line.next("welcome");
    expect(table.options).toMatchObject({ agreed: ["GIRAFON"] });
    expect(table.rated).toBe(false);
    await post(`/api/matches/${id}/seats`, {}, bob.token);
    await line.next("update", ({ view }) => view.phase === "choosing");
    line.send(secret("agreed", "girafon"));
    expect(await line.next("accepted")).toMatchObject({ id: "agreed" });
    line.send({ type: "move", id: "gone", move: { type: "resign" } });
    await line.next("accepted");
    const replay = (await (await call(`/api/matches/${id}/replay`)).json()) as Replay;
    expect(replay.header.options).toMatchObject({ agreed: ["GIRAFON"] });
  });

  it("[B28] are known to bots and to hints", async () => {
    const { token } = await guest();
    const id = await makeMatch(token, { ...BUZZLE, practice: true, bots: [{ level: 1 }], options: OPTIONS });
    const answer = await post(`/api/matches/${id}/hint`, {}, token);
    expect(await answer.json()).toMatchObject({ move: { type: "secret", word: "GIRAFON" } });
  });

  it("[B28] hold from the moment the host agrees on them, and no longer", async () => {
    const [ada, bob] = [await guest("Ada"), await guest("Bob")];
    const id = await makeMatch(ada.token, { ...BUZZLE, options: { length: 7 } });
    expect((await patch(id, ada.token, { options: OPTIONS })).status).toBe(200);
    expect((await patch(id, ada.token, { options: { length: 7, agreed: ["Okapiou"] } })).status).toBe(200);
    await post(`/api/matches/${id}/seats`, {}, bob.token);
    const line = await Client.open(id, ada.token);
    expect((await line.next("welcome")).table.options).toMatchObject({ agreed: ["OKAPIOU"] });
    line.send(secret("before", "girafon"));
    expect(await line.next("refused")).toMatchObject({ code: "buzzle/unknown-word" });
    line.send(secret("now", "okapiou"));
    expect(await line.next("accepted")).toMatchObject({ id: "now" });
  });

  it.each([
    [["l’ami"], "not one word"],
    [["A"], "too short"],
    [["ABCDEFGHIJKLMNOPQRSTU"], "too short or too long"],
    [["CONNARD"], "rude word"],
    [["m3rde", "connnard"], "not one word"],
    [Array.from({ length: 21 }, (_, i) => `MOT${String.fromCharCode(65 + i)}`), "agreed"],
  ])("[B28] %j is refused, and why is said", async (words, reason) => {
    const { token } = await guest();
    const answer = await post("/api/matches", { ...BUZZLE, options: { agreed: words } }, token);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
  });

  it("[B28] are for games whose words the dictionary judges, and never of the day's puzzle", async () => {
    const { token } = await guest();
    const ask = async (game: string, options: object): Promise<number> =>
      (await post("/api/matches", { game, language: "fr", options }, token)).status;
    expect(await ask("password", { agreed })).toBe(400);
    expect(await ask("buzzle-solitaire", { agreed, daily: true })).toBe(400);
    for (const game of ["quick-buzzle", "buzzle-solitaire", "lexiduel", "overturn"])
      expect(await ask(game, { agreed })).toBe(201);
  });
});
