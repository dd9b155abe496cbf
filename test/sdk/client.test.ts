import { LineEnded, Palabre, PalabreProblem, QueueClosed } from "palabre/sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./fake-socket.ts";

const SERVER = "https://play.example";
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened.length = 0;
  fetched.mockReset();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const view = (awaiting: number[] = [], outcome: object | null = null) => ({
  phase: "turn",
  seats: [],
  awaiting,
  deadline: null,
  clocks: null,
  outcome,
});
const welcome = (seq: number, shown = view()) => ({
  type: "welcome",
  protocol: 1,
  match: "m",
  seat: 0,
  seq,
  now: 0,
  view: shown,
});
const update = (seq: number, shown = view()) => ({
  type: "update",
  seq,
  now: 0,
  events: [{ seq, at: 0, type: "rolled" }],
  view: shown,
});

describe("calls", () => {
  it("[W3] a guest is made with one call and sends its token from then on", async () => {
    fetched.mockResolvedValueOnce(Response.json({ token: "t1", player: { id: "p", name: "Ada" } }));
    const palabre = await Palabre.asGuest(`${SERVER}/some/page`, { name: "Ada" });
    expect(fetched.mock.calls[0]).toEqual([
      `${SERVER}/api/players`,
      { method: "POST", headers: { "content-type": "application/json" }, body: '{"name":"Ada"}' },
    ]);
    fetched.mockResolvedValueOnce(Response.json({ id: "m", url: "u", seat: 0 }, { status: 201 }));
    expect(await palabre.makeMatch({ game: "overturn", language: "fr" })).toMatchObject({ id: "m" });
    expect(fetched.mock.calls[1]![1].headers).toMatchObject({ authorization: "Bearer t1" });
    fetched.mockResolvedValueOnce(Response.json({ seat: 1 }, { status: 201 }));
    await palabre.takeSeat("a/b", { ticket: "x" });
    expect(fetched.mock.calls[2]![0]).toBe(`${SERVER}/api/matches/a%2Fb/seats`);
  });

  it("[T11b] a token that the server replaces is used from then on, by calls and by lines, and told", async () => {
    const palabre = new Palabre(SERVER, "t1");
    const told = vi.fn();
    palabre.onToken = told;
    const line = palabre.join("m1");
    const headers = { "Palabre-Token": "t2" };
    fetched.mockResolvedValueOnce(Response.json({ id: "m", url: "u", seat: 0 }, { status: 201, headers }));
    await palabre.makeMatch({ game: "overturn", language: "fr" });
    expect(palabre.token).toBe("t2");
    expect(told.mock.calls).toEqual([["t2"]]);
    fetched.mockResolvedValueOnce(Response.json({ seat: 1 }, { status: 201 }));
    await palabre.takeSeat("m");
    expect(fetched.mock.calls.at(-1)![1].headers).toMatchObject({ authorization: "Bearer t2" });
    palabre.join("m2");
    expect(FakeSocket.last.protocols).toContain("token.t2");
    expect(told).toHaveBeenCalledTimes(1);
    line.close();
  });

  it("[T11b] a call that was sent with the token of before brings none in the place of a newer one", async () => {
    const palabre = new Palabre(SERVER, "t1");
    const renewing = (token: string) => Response.json({}, { headers: { "Palabre-Token": token } });
    let late = (_: Response): void => {};
    fetched.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    const first = palabre.call("GET", "/api/me");
    fetched.mockResolvedValueOnce(renewing("t2"));
    await palabre.call("GET", "/api/me");
    late(renewing("t3"));
    await first;
    expect(palabre.token).toBe("t2");
  });

  it("[W2] [W148] a refusal is thrown with its code, and an answer that is no problem with its status", async () => {
    const palabre = new Palabre(SERVER, null);
    const said = { type: "", title: "", status: 404, code: "match-not-found", detail: "There is none." };
    fetched.mockResolvedValueOnce(Response.json(said, { status: 404 }));
    const refused = await palabre.readMatch("x").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PalabreProblem);
    expect(refused).toMatchObject({ code: "match-not-found", status: 404, message: "There is none." });
    fetched.mockResolvedValueOnce(
      new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }),
    );
    await expect(palabre.readMatch("x")).rejects.toMatchObject({ code: "internal", status: 502 });
  });
});

describe("a line to a match", () => {
  const join = () => new Palabre(SERVER, "t1").join("m1");

  it("[W35] [W150] carries the token as a subprotocol, never in the address, and offers to take parts", () => {
    join();
    expect(FakeSocket.last.address).toBe("wss://play.example/api/matches/m1/socket");
    expect(FakeSocket.last.protocols).toEqual(["palabre.v1", "parts", "token.t1"]);
    new Palabre(SERVER, null).join("m1");
    expect(FakeSocket.last.protocols).toEqual(["palabre.v1", "parts"]);
  });

  it("[W42] tells every view with its events, and from which seat", () => {
    const line = join();
    const told: [number, number | null, number][] = [];
    line.onUpdate = ({ seq, seat, events }) => told.push([seq, seat, events.length]);
    FakeSocket.last.says(welcome(0));
    FakeSocket.last.says(update(1, view([0])));
    expect(told).toEqual([
      [0, 0, 0],
      [1, 0, 1],
    ]);
    expect(line.view?.awaiting).toEqual([0]);
  });

  it("[W151] tells a view that comes in parts whole", async () => {
    const line = join();
    FakeSocket.last.says(welcome(0));
    const mine = line.until(({ awaiting }) => awaiting.includes(0));
    FakeSocket.last.says({ type: "update", seq: 1, now: 0, events: [], base: 0, parts: { awaiting: [0] } });
    expect(await mine).toEqual(view([0]));
    expect(line.view).toEqual(view([0]));
  });

  it("[W148] [W53] [W55] comes back after a loss, asks for what it missed and sends the same move under the same id", async () => {
    const line = join();
    FakeSocket.last.says(welcome(0));
    FakeSocket.last.says(update(1));
    const answer = line.move({ type: "roll" });
    const [sent] = FakeSocket.last.frames.filter((frame) => (frame as { type: string }).type === "move") as {
      id: string;
    }[];
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.says(welcome(5));
    expect(FakeSocket.last.frames).toContainEqual({ type: "sync", seq: 1 });
    expect(FakeSocket.last.frames).toContainEqual({ type: "move", id: sent!.id, move: { type: "roll" } });
    FakeSocket.last.says({ type: "accepted", id: sent!.id, seq: 6 });
    expect(await answer).toEqual({ ok: true });
  });

  it("[W44] answers a move that is not allowed with the refusal", async () => {
    const line = join();
    FakeSocket.last.says(welcome(0));
    const answer = line.move({ type: "roll" });
    const { id } = FakeSocket.last.frames.at(-1) as { id: string };
    FakeSocket.last.says({ type: "refused", id, code: "not-your-turn", message: "Wait." });
    expect(await answer).toMatchObject({ ok: false, refusal: { code: "not-your-turn" } });
  });

  it("several may wait for views of their own, in any order, whoever else listens", async () => {
    const line = join();
    const mine = line.until(({ awaiting }) => awaiting.includes(0));
    const over = line.until(({ outcome }) => outcome !== null);
    FakeSocket.last.says(welcome(0));
    FakeSocket.last.says(update(1, view([0])));
    expect((await mine).awaiting).toEqual([0]);
    line.onUpdate = () => {};
    FakeSocket.last.says(update(2, view([], { winners: [0] })));
    expect((await over).outcome).toMatchObject({ winners: [0] });
    expect((await line.until(({ outcome }) => outcome !== null)).outcome).not.toBeNull();
  });

  it("[W91] that is refused for good leaves nobody waiting: not for a view, not for an answer", async () => {
    const line = join();
    const waiting = line.until(() => true).catch((error: unknown) => error);
    const move = line.move({ type: "roll" });
    FakeSocket.last.breaks(4404);
    expect(await waiting).toBeInstanceOf(LineEnded);
    expect(await waiting).toMatchObject({ code: 4404 });
    expect(await move).toEqual({ ok: false, refusal: null });
    expect(await line.move({ type: "roll" })).toEqual({ ok: false, refusal: null });
    await expect(line.until(() => true)).rejects.toThrow(LineEnded);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("that is closed keeps no timer, so that a program may end", async () => {
    const line = join();
    FakeSocket.last.says(welcome(0));
    const move = line.move({ type: "roll" });
    line.close();
    expect(await move).toEqual({ ok: false, refusal: null });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("finding strangers", () => {
  const seek = (signal?: AbortSignal) => new Palabre(SERVER, "t1").quickMatch("overturn", "fr", signal);

  it("[W74] [W148] confirms what is offered and resolves with the match", async () => {
    const found = seek();
    expect(FakeSocket.last.address).toBe(
      "wss://play.example/api/quick-match/socket?game=overturn&language=fr",
    );
    FakeSocket.last.says({ type: "waiting", since: 0, players: 2 });
    FakeSocket.last.says({ type: "offer", offer: "o1", until: 9 });
    expect(FakeSocket.last.frames).toEqual([{ type: "confirm", offer: "o1" }]);
    FakeSocket.last.says({ type: "matched", match: "m1", seat: 1 });
    expect(await found).toEqual({ match: "m1", seat: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[W77] stays alive by pings and comes back after a loss", async () => {
    const found = seek();
    await vi.advanceTimersByTimeAsync(5000);
    expect(FakeSocket.last.sent).toEqual(['{"type":"ping"}']);
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.says({ type: "matched", match: "m1", seat: 0 });
    expect(await found).toEqual({ match: "m1", seat: 0 });
  });

  it("[W91] waits five seconds after a flood", async () => {
    void seek();
    FakeSocket.last.breaks(4429);
    await vi.advanceTimersByTimeAsync(4900);
    expect(FakeSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it("[W91] ends with the close code when the queue will not have this player", async () => {
    const refused = seek().catch((error: unknown) => error);
    FakeSocket.last.breaks(4401, "The token is not valid");
    expect(await refused).toBeInstanceOf(QueueClosed);
    expect(await refused).toMatchObject({ code: 4401 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is left by the signal, before or after it began", async () => {
    const leaving = new AbortController();
    const left = seek(leaving.signal).catch((error: unknown) => error);
    leaving.abort("enough");
    expect(await left).toBe("enough");
    expect([FakeSocket.last.readyState, vi.getTimerCount()]).toEqual([3, 0]);
    expect(await seek(leaving.signal).catch((error: unknown) => error)).toBe("enough");
    expect(FakeSocket.opened).toHaveLength(1);
  });
});
