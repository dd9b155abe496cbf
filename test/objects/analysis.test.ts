import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GAMES, type GameEntry } from "../../src/games/registry.ts";
import { call, pair } from "./client.ts";
import { evict } from "./evict.ts";

const overturn = GAMES.overturn as GameEntry & { analyse: NonNullable<GameEntry["analyse"]> };
const stub = (id: string) => env.MATCHES.getByName(id);

async function finished(): Promise<string> {
  const { id, ada, bob } = await pair({ game: "overturn", options: { autoEnd: false } });
  const [mover] = (await ada.next("welcome")).view.awaiting;
  await (mover === 0 ? ada : bob).move("p", { type: "pass", cell: 0 });
  await ada.move("r", { type: "resign" });
  return id;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the analysis of a match", () => {
  it("[T9e] is found out once and kept with the match", async () => {
    const id = await finished();
    const analyse = vi.spyOn(overturn, "analyse");
    const first = await (await call(`/api/matches/${id}/analysis`)).text();
    expect(JSON.parse(first)).toMatchObject([{ word: null, swing: expect.any(Number) }]);
    await evict(stub(id));
    const again = await call(`/api/matches/${id}/analysis`);
    expect([again.headers.get("Content-Type"), await again.text()]).toEqual(["application/json", first]);
    expect(analyse).toHaveBeenCalledTimes(1);
  });

  it("[T9e] is found out once for all who ask at the same time, and by the next where the first fails", async () => {
    const id = await finished();
    const analyse = vi.spyOn(overturn, "analyse");
    analyse.mockImplementationOnce(() => {
      throw new Error("the first one fails");
    });
    const asked = await Promise.all(Array.from({ length: 5 }, () => call(`/api/matches/${id}/analysis`)));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 500]);
    const told = asked.filter(({ ok }) => ok).map((answer) => answer.text());
    expect(new Set(await Promise.all(told)).size).toBe(1);
    expect(analyse).toHaveBeenCalledTimes(2);
  });

  it("[T9e] is found out anew where another version of the rules kept it", async () => {
    const id = await finished();
    await call(`/api/matches/${id}/analysis`);
    await runInDurableObject(stub(id), (_, { storage }) =>
      storage.kv.put("analysis", { rules: overturn.rules.version - 1, text: "[]" }),
    );
    expect(await (await call(`/api/matches/${id}/analysis`)).json()).toHaveLength(1);
  });

  it("[T9e] may be asked for thirty times a minute by one address", async () => {
    const id = await finished();
    const headers = { "cf-connecting-ip": "curious" };
    const asked = await Promise.all(
      Array.from({ length: 40 }, () => call(`/api/matches/${id}/analysis`, { headers })),
    );
    const late = asked.filter(({ status }) => status === 429);
    expect(late).toHaveLength(10);
    expect(late[0]!.headers.get("Retry-After")).toBe("2");
  });

  it("[T9e] is not kept of a match that is not over", async () => {
    // A board without a word of the small lexicon would end the match at once.
    const { id } = await pair({ game: "overturn", options: { autoEnd: false } });
    await stub(id).analysisFound("[]");
    expect(await stub(id).analysis()).toBeNull();
    expect((await call(`/api/matches/${id}/analysis`)).status).toBe(403);
  });
});
