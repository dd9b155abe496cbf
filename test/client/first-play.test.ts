import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  guidedIn,
  isNewTo,
  keepGuided,
  noteOver,
  notePlayed,
  stopGuiding,
  timesOver,
} from "../../src/client/first-play.ts";
import { findGame } from "../../src/client/games/registry.ts";
import { keepBotLevel, playBot } from "../../src/client/play-bot.ts";
import { becomePlayer, forgetGuest } from "../../src/client/session.ts";
import { forget, remember } from "../../src/client/storage.ts";

/** What a device knows of somebody's first matches, and what the first one is made of. */
const made: Record<string, unknown>[] = [];

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    made.push(JSON.parse(body));
    return Response.json({ id: `match-${made.length}` }, { status: 201 });
  });
  vi.stubGlobal("location", { href: "https://play.example/", pathname: "/" });
  vi.stubGlobal("history", { pushState: () => {} });
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => {});
  vi.stubGlobal(
    "MutationObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("document", { activeElement: null, body: null });
  vi.useFakeTimers();
  becomePlayer({ token: "t", player: { id: "ada", name: "Ada" } });
});
afterEach(() => {
  vi.useRealTimers();
  for (const key of ["played", "guided", "bot-level"]) forget(key);
  forgetGuest();
  vi.unstubAllGlobals();
});

describe("the first match of a game", () => {
  const solitaire = findGame("buzzle-solitaire")!;
  const overturn = findGame("overturn")!;

  it("[C31] is against beginners, without a clock, and guided; the next is as one likes it", async () => {
    keepBotLevel(3);
    await playBot(overturn);
    expect(made[0]).toMatchObject({ game: "overturn", bots: [{ level: 1 }], options: {} });
    expect(guidedIn("match-1")).toEqual({ match: "match-1", done: [] });
    notePlayed("overturn");
    await playBot(overturn);
    expect(made[1]).toMatchObject({ bots: [{ level: 3 }] });
    expect(guidedIn("match-2")).toBeNull();
    await playBot(solitaire);
    expect(made[2]).toMatchObject({ options: { minutes: 0 } });
  });

  it("[C31] is not the puzzle of the day, which is the same for everybody", async () => {
    await playBot(solitaire, { options: { daily: true } });
    expect(made[0]?.options).toEqual({ daily: true });
    expect(guidedIn("match-1")).toBeNull();
  });
});

describe("what a device knows of first matches", () => {
  it("[C31] a game is new until it was played here, and how often is counted", () => {
    expect([isNewTo("overturn"), timesOver("overturn")]).toEqual([true, 0]);
    notePlayed("overturn");
    notePlayed("overturn");
    expect([isNewTo("overturn"), timesOver("overturn")]).toEqual([false, 0]);
    noteOver("overturn");
    noteOver("overturn");
    expect([timesOver("overturn"), isNewTo("password")]).toEqual([2, true]);
  });

  it("[C31] what has been done is kept for its match alone, until it is no longer wanted", () => {
    keepGuided({ match: "a", done: ["hide"] });
    expect([guidedIn("a")?.done, guidedIn("b")]).toEqual([["hide"], null]);
    stopGuiding();
    expect(guidedIn("a")).toBeNull();
  });

  it.each([["a word"], [[1]], [{ overturn: "often" }]])(
    "[C19] %j in its place is as if never said",
    (kept) => {
      remember("played", kept);
      remember("guided", kept);
      expect([isNewTo("overturn"), timesOver("overturn"), guidedIn("a")]).toEqual([true, 0, null]);
    },
  );
});
