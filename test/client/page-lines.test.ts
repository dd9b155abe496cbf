import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLobby } from "../../src/client/lobby/line.ts";
import { listen } from "../../src/client/news/line.ts";
import { waiting } from "../../src/client/news/state.ts";
import { joinQueue, leaveQueue, queuePlace } from "../../src/client/quick/queue.ts";
import { route } from "../../src/client/route.ts";
import { becomePlayer, forgetGuest } from "../../src/client/session.ts";
import { FakeSocket } from "../sdk/fake-socket.ts";

/** What a page's other three sockets do with what they hear. How they stay open is told in `test/link`. */
const page = new EventTarget();
const tab = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened.length = 0;
  tab.visibilityState = "visible";
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", tab);
  vi.stubGlobal("location", { href: "https://play.example/lobby" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  become("t1");
});
afterEach(() => {
  expect(vi.getTimerCount(), "what is left keeps no timer").toBe(0);
  forgetGuest();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const become = (token: string): void => becomePlayer({ token, player: { id: "ada", name: "Ada" } });
const see = (): void => {
  tab.visibilityState = "visible";
  tab.dispatchEvent(new Event("visibilitychange"));
};
const hide = (): void => {
  tab.visibilityState = "hidden";
  tab.dispatchEvent(new Event("visibilitychange"));
};

describe("the lobby's line", () => {
  it("[W69] needs no token, is live from its list on, and says when it is not", async () => {
    const lobby = openLobby("fr");
    expect(FakeSocket.last.address).toBe("wss://play.example/api/lobby/fr/socket");
    expect(FakeSocket.last.protocols).toEqual(["palabre.v1"]);
    expect([lobby.entries.value, lobby.isLive.value]).toEqual([null, false]);
    FakeSocket.last.says({ type: "lobby", entries: [] });
    expect([lobby.entries.value, lobby.isLive.value]).toEqual([[], true]);
    FakeSocket.last.breaks();
    expect([lobby.entries.value, lobby.isLive.value]).toEqual([[], false]);
    page.dispatchEvent(new Event("online"));
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.says({ type: "lobby", entries: [] });
    expect(lobby.isLive.value).toBe(true);
    lobby.leave();
    see();
    expect(FakeSocket.opened).toHaveLength(2);
  });
});

describe("the line that tells what waits", () => {
  const news = (headline: object | null = null) => ({
    type: "matches",
    now: 0,
    matches: [],
    invitations: [],
    restsUntil: null,
    notices: 0,
    headline,
  });

  it("[W86] keeps what it hears, and tells what is worth an interruption", () => {
    const told: unknown[] = [];
    const hangUp = listen((headline) => told.push(headline));
    expect(FakeSocket.last.protocols).toEqual(["palabre.v1", "token.t1"]);
    FakeSocket.last.says(news());
    FakeSocket.last.says({ type: "pong" });
    FakeSocket.last.says(news({ kind: "turn", match: "m" }));
    expect(told).toEqual([{ kind: "turn", match: "m" }]);
    expect(waiting.value).toEqual({ now: 0, matches: [], invitations: [], restsUntil: null, notices: 0 });
    hangUp();
  });

  it("[W86] that another page has taken is taken back when this one is seen, and not before", () => {
    const hangUp = listen(() => {});
    FakeSocket.last.says(news());
    hide();
    FakeSocket.last.breaks(4001);
    page.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    see();
    expect(FakeSocket.opened).toHaveLength(2);
    hangUp();
  });

  it("[W91] that was refused for good stays away, seen or not", () => {
    const hangUp = listen(() => {});
    FakeSocket.last.breaks(4409);
    see();
    expect(FakeSocket.opened).toHaveLength(1);
    hangUp();
  });
});

describe("the queue's line", () => {
  const join = async (): Promise<void> => {
    await joinQueue(WISH);
    expect(queuePlace.value).toEqual({ kind: "joining", wish: WISH });
  };
  const WISH = { games: ["overturn"], languages: ["fr"], paces: ["quick"] } as const;
  const waitingFrame = { type: "waiting", since: 5, players: 1, games: { overturn: 1 } };

  it("[W74] waits, confirms at once and ends with the match", async () => {
    await join();
    expect(FakeSocket.last.address).toBe(
      "wss://play.example/api/quick-match/socket?games=overturn&languages=fr&paces=quick",
    );
    FakeSocket.last.says(waitingFrame);
    expect(queuePlace.value).toMatchObject({ kind: "waiting", since: 5, players: 1 });
    FakeSocket.last.says({ type: "offer", offer: "o1", until: 9 });
    expect(queuePlace.value).toMatchObject({ kind: "offered" });
    expect(FakeSocket.last.frames).toEqual([{ type: "confirm", offer: "o1" }]);
    FakeSocket.last.says({ type: "matched", match: "m1", seat: 0, game: "overturn" });
    expect(queuePlace.value).toMatchObject({ kind: "matched", game: "overturn", match: "m1" });
    expect(FakeSocket.last.readyState).toBe(3);
  });

  it("[C60] goes on with a changed wish on a new line, and shows no gap", async () => {
    await join();
    FakeSocket.last.says(waitingFrame);
    const wider = { ...WISH, games: ["overturn", "password"] };
    await joinQueue(wider);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(FakeSocket.opened[0]!.readyState).toBe(3);
    expect(FakeSocket.last.address).toContain("games=overturn,password&");
    expect(queuePlace.value).toMatchObject({ kind: "waiting", since: 5, wish: wider });
    await joinQueue({ ...wider });
    expect(FakeSocket.opened).toHaveLength(2);
    leaveQueue();
  });

  it("[C62] from another table it confirms with the word that one comes later, or not", async () => {
    await join();
    FakeSocket.last.says(waitingFrame);
    route.value = { page: "match", id: "bots" };
    FakeSocket.last.says({ type: "offer", offer: "o1", until: 9 });
    route.value = { page: "home" };
    expect(FakeSocket.last.frames).toEqual([{ type: "confirm", offer: "o1", later: true }]);
    leaveQueue();
  });

  it("[W77] pings every five seconds, and comes back after a loss with the same ticket", async () => {
    await join();
    FakeSocket.last.says(waitingFrame);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.last.sent).toEqual(['{"type":"ping"}']);
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(queuePlace.value).toMatchObject({ kind: "waiting" });
    leaveQueue();
    expect(queuePlace.value).toBeNull();
  });

  it("[W15] goes on with a token that another page was given, and else ends", async () => {
    await join();
    FakeSocket.last.says(waitingFrame);
    become("t2");
    FakeSocket.last.breaks(4401);
    expect(FakeSocket.last.protocols).toEqual(["palabre.v1", "token.t2"]);
    FakeSocket.last.breaks(4401);
    expect(queuePlace.value).toEqual({ kind: "ended", wish: WISH, elsewhere: false });
  });

  it("[W49] says when it was opened elsewhere", async () => {
    await join();
    FakeSocket.last.breaks(4001);
    expect(queuePlace.value).toEqual({ kind: "ended", wish: WISH, elsewhere: true });
  });
});
