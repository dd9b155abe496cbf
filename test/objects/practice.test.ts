import { describe, expect, it } from "vitest";
import { Client, guest, makeMatch, post } from "./client.ts";

/** Help is for practice: one person among bots, in a match made as such. */
const PRACTICE = { practice: true, bots: [{ level: 1 }] };

const hint = async (id: string, token: string) => {
  const answer = await post(`/api/matches/${id}/hint`, {}, token);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

describe("practice", () => {
  it("[W26] gives a move that the match then takes", async () => {
    const { token } = await guest();
    const id = await makeMatch(token, PRACTICE);
    const line = await Client.open(id, token);
    const { table } = await line.next("welcome");
    expect(table.practice).toBe(true);
    const { status, body } = await hint(id, token);
    expect(status).toBe(200);
    expect(body.move).toMatchObject({ type: "secret" });
    line.send({ type: "move", id: "hinted", move: body.move });
    expect(await line.next("accepted")).toMatchObject({ id: "hinted" });
  });

  it("[W27] helps nobody in a match that was not made to practise", async () => {
    const { token } = await guest();
    const id = await makeMatch(token, { bots: [{ level: 1 }] });
    expect(await hint(id, token)).toMatchObject({ status: 409, body: { code: "no-hint" } });
  });

  it("[W26] is not made with a seat for a person, nor of the day's puzzle", async () => {
    const { token } = await guest();
    const open = { game: "password", language: "fr", seats: 3, ...PRACTICE };
    expect((await post("/api/matches", open, token)).status).toBe(400);
    const daily = { game: "buzzle-solitaire", language: "fr", practice: true, options: { daily: true } };
    expect((await post("/api/matches", daily, token)).status).toBe(400);
  });

  it("[W27] helps nobody but its player", async () => {
    const [owner, other] = [await guest(), await guest()];
    const id = await makeMatch(owner.token, PRACTICE);
    expect(await hint(id, other.token)).toMatchObject({ status: 409, body: { code: "no-hint" } });
  });
});
