import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { News } from "../../src/match/news.ts";
import { Agenda } from "../../src/objects/player/agenda.ts";

const news = (wish: Partial<News>): News => ({
  match: "m",
  game: "overturn",
  language: "fr",
  with: ["Bob"],
  stage: "playing",
  yourTurn: true,
  deadline: null,
  days: false,
  here: false,
  walkedOut: null,
  rematch: null,
  ...wish,
});

it("a turn is worth an interruption when a person waits, not when only bots do; both are listed", async () => {
  const stub = env.PLAYERS.getByName("somebody");
  await runInDurableObject(stub, (_, { storage }) => {
    const agenda = new Agenda(storage.kv);
    expect(agenda.hear(news({}), 1)).toEqual({ kind: "turn", match: "m" });
    expect(agenda.hear(news({ match: "b", with: [1, 3] }), 2)).toBeNull();
    expect(agenda.hear(news({ match: "c", with: [1, "Ada"] }), 3)).toEqual({ kind: "turn", match: "c" });
    expect(agenda.all(4).matches.map(({ match }) => match)).toEqual(["c", "b", "m"]);
  });
});
