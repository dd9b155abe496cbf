import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/games/registry.ts";
import { call, guest, makeMatch, post, tell } from "./client.ts";

const gamesOf = (clocks: "any" | "own"): string[] =>
  Object.keys(GAMES).filter((id) => GAMES[id]!.facts.clocks === clocks);
const BY_LETTER = gamesOf("any");
const AT_ONE_SITTING = gamesOf("own");
const DAYS = { clock: { kind: "days", days: 3 } };

interface Open {
  readonly matches: readonly { readonly match: string; readonly days: boolean }[];
}

describe("days a move", () => {
  it("[W8] are for these games and not for those", () => {
    expect(BY_LETTER).toEqual(expect.arrayContaining(["password", "buzzle", "overturn", "lexiduel"]));
    expect(AT_ONE_SITTING).toEqual(expect.arrayContaining(["quick-buzzle", "buzzle-solitaire", "mot-a-mot"]));
  });

  it.each(BY_LETTER)(
    "[W8] are kept by %s, and such a match is among those that wait for me",
    async (game) => {
      const [a, b] = [await guest(), await guest()];
      // Of the few words of these tests a draw may have none, and would be over before anybody was told of it.
      const options = game === "overturn" ? { ...DAYS, autoEnd: false } : DAYS;
      const id = await makeMatch(a.token, { game, options });
      await post(`/api/matches/${id}/seats`, {}, b.token);
      await tell(id);
      for (const { token } of [a, b]) {
        const answer = await call("/api/me/open", { headers: { Authorization: `Bearer ${token}` } });
        expect(((await answer.json()) as Open).matches).toMatchObject([{ match: id, days: true }]);
      }
    },
  );

  it.each(AT_ONE_SITTING)("[W8] are refused by %s, which says what to choose", async (game) => {
    const { token } = await guest();
    const answer = await post("/api/matches", { game, language: "fr", options: DAYS }, token);
    expect(answer.status).toBe(400);
    const { code, detail } = (await answer.json()) as { code: string; detail: string };
    expect(code).toBe("body-malformed");
    expect(detail).toMatch(/clock.*one sitting.*"none", "turn" or "game"/);
  });

  it("[B27] are refused with Buzzle's opening race, when the room is made and when it is changed", async () => {
    const { token } = await guest();
    const options = { ...DAYS, opening: "quick-buzzle" };
    const answer = await post("/api/matches", { game: "buzzle", language: "fr", options }, token);
    expect(answer.status).toBe(400);
    expect((await answer.json()) as object).toMatchObject({
      code: "body-malformed",
      detail: expect.stringMatching(/opening.*one sitting.*"draw"/),
    });
    const id = await makeMatch(token, { game: "buzzle", start: "host", options: DAYS });
    const changed = await call(`/api/matches/${id}`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ options }),
    });
    expect(changed.status).toBe(400);
  });

  it("[W8] cannot be chosen later in such a room either", async () => {
    const { token } = await guest();
    const id = await makeMatch(token, { game: "quick-buzzle", start: "host" });
    const answer = await call(`/api/matches/${id}`, {
      method: "PATCH",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ options: DAYS }),
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      "body-malformed",
    ]);
  });
});
