import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import type { News } from "../../src/match/news.ts";
import { OpenMatches } from "../../src/objects/player/open-matches.ts";

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
  leftEarly: false,
  rematch: null,
  ...wish,
});

it("[W85] [W86] a turn is worth an interruption when a person waits, not when only bots do; both are listed", async () => {
  const stub = env.PLAYERS.getByName("somebody");
  await runInDurableObject(stub, (_, { storage }) => {
    const open = new OpenMatches(storage.kv, { has: () => false });
    expect(open.hear(news({}), 1)).toEqual({ kind: "turn", match: "m" });
    expect(open.hear(news({ match: "b", with: [1, 3] }), 2)).toBeNull();
    expect(open.hear(news({ match: "c", with: [1, "Ada"] }), 3)).toEqual({ kind: "turn", match: "c" });
    expect(open.all(4).matches.map(({ match }) => match)).toEqual(["c", "b", "m"]);
  });
});

it("[W86] [W87] who looks at a table by letter and leaves with the move unmade is not called back, but is for the next move", async () => {
  const stub = env.PLAYERS.getByName("somebody by letter");
  await runInDurableObject(stub, (_, { storage }) => {
    const open = new OpenMatches(storage.kv, { has: () => false });
    const turn = { kind: "turn", match: "m" };
    const byLetter = (wish: Partial<News>) => news({ days: true, deadline: 1000, ...wish });
    expect(open.hear(byLetter({}), 1)).toEqual(turn);
    expect(open.hear(byLetter({ here: true }), 2)).toBeNull();
    expect(open.hear(byLetter({}), 3)).toBeNull();
    expect(open.hear(byLetter({ here: true }), 4)).toBeNull();
    // Moved, was answered, and the line was dead by then.
    expect(open.hear(byLetter({ deadline: 2000 }), 5)).toEqual(turn);
    // With a clock that runs, leaving is worth a word.
    expect(open.hear(news({ match: "c", here: true }), 6)).toBeNull();
    expect(open.hear(news({ match: "c" }), 7)).toEqual({ kind: "turn", match: "c" });
  });
});
