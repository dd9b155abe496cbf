import { describe, expect, it } from "vitest";
import { CLOSE } from "../../src/protocol/close.ts";
import { PARTS_SUBPROTOCOL, PING, SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { matchLinked, update, VIEW, welcome } from "./fake-port.ts";

const LONG_MS = 15_000;

describe("the link to a match", () => {
  it("[W48] asks for the whole story on the first welcome and for what it missed on the next", () => {
    const { port } = matchLinked();
    port.last.says(welcome(3));
    expect(port.last.frames).toEqual([{ type: "sync", seq: 0 }]);
    port.last.says(update(1, 2, 3));
    port.last.says(update(4));
    port.last.breaks();
    port.pass(LONG_MS);
    port.last.says(welcome(6));
    expect(port.last.frames[0]).toEqual({ type: "sync", seq: 4 });
  });

  it("[W48] asks for nothing when it missed nothing", () => {
    const { port } = matchLinked();
    port.last.says(welcome(1));
    port.last.says(update(1));
    port.last.breaks();
    port.pass(LONG_MS);
    port.last.says(welcome(1));
    expect(port.last.frames).toEqual([]);
  });

  it("[W48] does not count an update that overtook the answer to its sync", () => {
    const { port } = matchLinked();
    port.last.says(welcome(3));
    port.last.says(update(4));
    port.last.breaks();
    port.pass(LONG_MS);
    port.last.says(welcome(4));
    expect(port.last.frames[0]).toEqual({ type: "sync", seq: 0 });
  });

  it("[W108] echoes a probe once a connection", () => {
    const { port } = matchLinked();
    port.last.says(welcome(0));
    port.last.says({ type: "probe", n: 1 });
    port.last.says({ type: "probe", n: 1 });
    port.last.says({ type: "probe", n: 2 });
    const echoes = [
      { type: "probe", n: 1 },
      { type: "probe", n: 2 },
    ];
    expect(port.last.frames).toEqual(echoes);
    port.last.breaks();
    port.pass(LONG_MS);
    port.last.says(welcome(0));
    port.last.says({ type: "probe", n: 1 });
    expect(port.last.frames).toEqual(echoes.slice(0, 1));
  });

  it("[W123] [W150] pings every ten seconds while somebody may have to act, and offers to take parts", () => {
    const { port } = matchLinked({ token: "abc" });
    expect(port.last.protocols).toEqual([SUBPROTOCOL, PARTS_SUBPROTOCOL, "token.abc"]);
    port.last.says(welcome(0));
    port.pass(10_000);
    expect(port.last.sent).toEqual([PING]);
    const hidden = matchLinked({ wantsPings: false });
    hidden.port.last.says(welcome(0));
    hidden.port.pass(10_000);
    expect(hidden.port.last.sent).toEqual([]);
  });

  it("[W49] tells how it stands, and can be taken back when it was opened elsewhere", () => {
    const { link, port, statuses, heard } = matchLinked();
    port.last.says(welcome(0));
    port.last.breaks(CLOSE.openedElsewhere);
    link.connect();
    port.last.says(welcome(0));
    expect(statuses.map(({ kind }) => kind)).toEqual(["connecting", "live", "ended", "connecting", "live"]);
    expect(heard.map(({ type }) => type)).toEqual(["welcome", "welcome"]);
  });
});

describe("views in parts", () => {
  const parts = (base: number, seq: number, changed: object, gone?: string[]) => ({
    type: "update",
    seq,
    now: 0,
    events: [{ seq, at: 0, type: "rolled" }],
    base,
    parts: changed,
    ...(gone && { gone }),
  });
  const told = ({ heard }: ReturnType<typeof matchLinked>) =>
    heard.flatMap((frame) => (frame.type === "welcome" || frame.type === "update" ? [frame.view] : []));

  it("[W151] are told whole, one built on the other", () => {
    const made = matchLinked();
    made.port.last.says(welcome(1));
    made.port.last.says(update(1));
    made.port.last.says(parts(1, 2, { phase: "end", "seats.0": { seat: 0 } }));
    made.port.last.says(parts(2, 3, { outcome: {} }, ["deadline"]));
    const { deadline: _, ...rest } = VIEW;
    expect(told(made).slice(2)).toEqual([
      { ...VIEW, phase: "end", seats: [{ seat: 0 }] },
      { ...rest, phase: "end", seats: [{ seat: 0 }], outcome: {} },
    ]);
    expect(made.heard.at(-1)).toEqual({
      type: "update",
      seq: 3,
      now: 0,
      events: [{ seq: 3, at: 0, type: "rolled" }],
      view: told(made).at(-1),
    });
    expect(made.port.last.frames).toEqual([{ type: "sync", seq: 0 }]);
  });

  it("[W151] are told again after a whole one, and after a welcome", () => {
    const made = matchLinked();
    made.port.last.says(welcome(0));
    made.port.last.says(parts(0, 1, { phase: "a" }));
    made.port.last.says(update(2));
    made.port.last.says(parts(2, 3, { phase: "b" }));
    made.port.last.breaks();
    made.port.pass(LONG_MS);
    made.port.last.says(welcome(3));
    made.port.last.says(parts(3, 4, { phase: "c" }));
    expect(told(made).map(({ phase }) => phase)).toEqual(["turn", "a", "turn", "b", "turn", "c"]);
    expect(made.port.last.frames).toEqual([]);
  });

  it("[W152] of a view that is not in hand are let go, and asked for whole once", () => {
    const made = matchLinked();
    made.port.last.says(welcome(0));
    made.port.last.says(update(1));
    made.port.last.says(parts(2, 3, { phase: "lost" }));
    made.port.last.says(parts(3, 4, { phase: "lost" }));
    expect(made.port.last.frames).toEqual([{ type: "sync", seq: 1 }]);
    expect(told(made)).toHaveLength(2);
    made.port.last.says(update(2, 3, 4));
    made.port.last.says(parts(4, 5, { phase: "found" }));
    expect(told(made).at(-1)).toMatchObject({ phase: "found" });
    made.port.last.says(parts(6, 7, { phase: "lost" }));
    expect(made.port.last.frames).toEqual([
      { type: "sync", seq: 1 },
      { type: "sync", seq: 5 },
    ]);
  });

  it("[W153] are put into what the server gave, not into what presence made of it", () => {
    const made = matchLinked();
    const seats = [{ seat: 0, connected: true }];
    made.port.last.says({ ...welcome(0), view: { ...VIEW, seats } });
    made.port.last.says({ type: "presence", now: 0, connected: [], away: [], watchers: 0 });
    made.port.last.says(parts(0, 1, { phase: "end" }));
    expect(told(made).at(-1)).toMatchObject({ phase: "end", seats });
  });

  it("[W152] that do not fit the view they name are asked for whole", () => {
    const made = matchLinked();
    made.port.last.says(welcome(0));
    made.port.last.says(parts(0, 1, { "seats.4": {} }));
    expect(made.port.last.frames).toEqual([{ type: "sync", seq: 0 }]);
    expect(told(made)).toHaveLength(1);
  });
});

describe("moves", () => {
  it("[W55] go again under the same id after a reconnection, until they are answered", async () => {
    const { link, port } = matchLinked();
    port.last.says(welcome(0));
    const answer = link.submit({ type: "roll" });
    const frame = { type: "move", id: "m1", move: { type: "roll" } };
    expect(port.last.frames).toEqual([frame]);
    port.last.breaks();
    port.pass(400);
    expect(port.last.frames).toEqual([]);
    port.last.says(welcome(0));
    expect(port.last.frames).toEqual([frame]);
    port.last.says({ type: "accepted", id: "m1", seq: 1 });
    expect(await answer).toEqual({ ok: true });
    port.pass(9000);
    expect(port.last.frames).toEqual([frame]);
  });

  it("[W55] go again on a link that looks open, every four seconds", () => {
    const { link, port } = matchLinked({ wantsPings: false });
    port.last.says(welcome(0));
    void link.submit({ type: "roll" });
    port.pass(8000);
    expect(port.last.frames).toHaveLength(3);
  });

  it("[W55] made without a link go with the next welcome", () => {
    const { link, port } = matchLinked();
    void link.submit({ type: "roll" });
    expect(port.last.frames).toEqual([]);
    port.last.says(welcome(0));
    expect(port.last.frames).toHaveLength(1);
  });

  it("[W44] that are refused come back with the code", async () => {
    const { link, port } = matchLinked();
    port.last.says(welcome(0));
    const answer = link.submit({ type: "roll" });
    const refused = { type: "refused", id: "m1", code: "password/not-your-turn", message: "Wait." };
    port.last.says(refused);
    expect(await answer).toEqual({ ok: false, refusal: refused });
  });

  it("are let go when the page is left", async () => {
    const { link, port } = matchLinked();
    port.last.says(welcome(0));
    const answer = link.submit({ type: "roll" });
    link.close();
    expect(await answer).toEqual({ ok: false, refusal: null });
    expect(port.timersLeft).toBe(0);
  });

  it("[W55] what is not a move is not kept for later", () => {
    const { link, port } = matchLinked();
    expect(link.say({ type: "chat", to: "table", phrase: "hello" })).toBe(false);
    port.last.says(welcome(0));
    expect(link.say({ type: "chat", to: "table", phrase: "hello" })).toBe(true);
    expect(port.last.frames).toHaveLength(1);
  });
});
