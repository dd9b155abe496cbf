import { describe, expect, it } from "vitest";
import { backoffMs } from "../../src/link/link.ts";
import { portOf } from "../../src/link/port.ts";
import { CLOSE } from "../../src/protocol/close.ts";
import { MOVE_ID } from "../../src/protocol/frames.ts";
import { PING, SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { HELLO, linked, type Plain } from "./fake-port.ts";

const MINUTE = 60_000;
const PONG: Plain = { type: "pong" };

describe("a link", () => {
  it("[W35] carries the token as a subprotocol, and none when there is none", () => {
    expect(linked({ token: () => "abc" }).port.last.protocols).toEqual([SUBPROTOCOL, "token.abc"]);
    expect(linked({ token: () => null }).port.last.protocols).toEqual([SUBPROTOCOL]);
    expect(linked().port.last.protocols).toEqual([SUBPROTOCOL]);
    const offering = linked({ token: () => "abc", offers: ["parts"] });
    expect(offering.port.last.protocols).toEqual([SUBPROTOCOL, "parts", "token.abc"]);
  });

  it("is live from the server's greeting on, and tells every frame, that one first", () => {
    const order: string[] = [];
    const { link, port } = linked({
      frame: ({ type }) => order.push(type),
      status: ({ kind }) => order.push(kind),
    });
    port.last.says(PONG);
    expect(link.send({ type: "move" })).toBe(false);
    port.last.says(HELLO);
    expect(link.send({ type: "move" })).toBe(true);
    expect(order).toEqual(["connecting", "pong", "hello", "live"]);
    expect(port.last.frames).toEqual([{ type: "move" }]);
  });

  it("says whether it was there before", () => {
    const { port, statuses } = linked();
    port.last.breaks();
    port.pass(400);
    port.last.says(HELLO);
    port.last.breaks();
    port.pass(400);
    expect(statuses.filter(({ kind }) => kind === "connecting")).toEqual([
      { kind: "connecting", again: false },
      { kind: "connecting", again: false },
      { kind: "connecting", again: true },
    ]);
  });

  it("[W40] ignores what is no object in JSON", () => {
    const { port, heard } = linked();
    for (const data of ["<html>", "null", "3", new ArrayBuffer(2)]) port.last.onmessage?.({ data });
    expect(heard).toEqual([]);
  });

  it("[W122] that is closed says that it was left, and keeps no timer and no ear", () => {
    const { link, port, statuses, heard } = linked();
    port.last.says(HELLO);
    const before = statuses.length;
    link.close();
    expect(port.last.closedWith).toBe(CLOSE.left);
    expect(port.timersLeft).toBe(0);
    port.last.says(HELLO);
    port.last.breaks();
    link.wake();
    port.pass(MINUTE);
    expect([port.sockets.length, heard.length, statuses.length]).toEqual([1, 1, before]);
  });

  it("may be closed by what it hears first", () => {
    const { link, port, statuses } = linked({ frame: () => link.close() });
    port.last.says(HELLO);
    expect(statuses.map(({ kind }) => kind)).toEqual(["connecting"]);
    expect(port.timersLeft).toBe(0);
  });
});

describe("coming back", () => {
  it("[W53] tries for ever, with pauses that grow to a cap", () => {
    const { port } = linked();
    for (let i = 0; i < 40; i++) {
      port.last.breaks();
      port.pass(12_000);
    }
    expect(port.sockets.length).toBeGreaterThan(40);
  });

  it("[W53] waits between half and all of a doubling pause, at most twelve seconds", () => {
    expect(backoffMs(0, () => 0)).toBe(200);
    expect(backoffMs(0, () => 1)).toBe(400);
    expect(backoffMs(3, () => 1)).toBe(3200);
    expect(backoffMs(500, () => 1)).toBe(12_000);
  });

  it("[W53] begins with short pauses again once it was greeted, and not before", () => {
    const { port } = linked();
    for (let i = 0; i < 10; i++) {
      port.last.says(PONG);
      port.last.breaks();
      port.pass(12_000);
    }
    const before = port.sockets.length;
    port.last.breaks();
    port.pass(400);
    expect(port.sockets.length).toBe(before);
    port.pass(12_000);
    port.last.says(HELLO);
    port.last.breaks();
    port.pass(400);
    expect(port.sockets.length).toBe(before + 2);
  });

  it("[W53] comes back at once when the network or the page does", () => {
    const { link, port } = linked();
    port.last.says(HELLO);
    port.last.breaks();
    link.wake();
    expect(port.sockets.length).toBe(2);
  });

  it("[W53] does not open a second socket when woken with a good one, or while one is being opened", () => {
    const { link, port } = linked();
    link.wake();
    expect(port.sockets.length).toBe(1);
    port.last.says(HELLO);
    link.wake();
    expect(port.last.sent).toEqual([PING]);
    port.last.says(PONG);
    port.pass(8000);
    expect(port.sockets.length).toBe(1);
  });

  it("[W54] leaves a socket that looks open but does not answer a ping", () => {
    const { link, port } = linked();
    port.last.says(HELLO);
    link.wake();
    port.pass(8000);
    expect(port.sockets.length).toBe(2);
    expect(port.sockets[0]!.readyState).toBe(3);
  });

  it("[W54] leaves a socket that is closing and never closed", () => {
    const { link, port } = linked();
    port.last.says(HELLO);
    port.last.readyState = 2;
    port.pass(10_000 + 400);
    expect(port.sockets.length).toBe(2);
    port.last.says(HELLO);
    port.last.readyState = 2;
    link.wake();
    port.pass(400);
    expect(port.sockets.length).toBe(3);
  });

  it("[W54] gives up a socket that neither opens nor fails", () => {
    const { port } = linked();
    port.pass(12_000);
    expect(port.sockets.length).toBe(2);
  });

  it("[W123] pings in its own measure from the opening on, but not for a page that nobody sees and nobody plays on", () => {
    const seen = linked({ pingMs: 5000 });
    seen.port.pass(5000);
    expect(seen.port.last.sent).toEqual([PING]);
    seen.port.last.says(HELLO);
    seen.port.pass(5000);
    seen.port.last.says(PONG);
    seen.port.pass(5000);
    expect(seen.port.last.sent).toEqual([PING, PING, PING]);
    const hidden = linked({ wantsPings: () => false });
    hidden.port.last.says(HELLO);
    hidden.port.pass(MINUTE);
    expect(hidden.port.last.sent).toEqual([]);
  });
});

describe("[W91] close codes", () => {
  it.each([
    CLOSE.openedElsewhere,
    CLOSE.badToken,
    CLOSE.mayNotWatch,
    CLOSE.noSuchMatch,
    CLOSE.silent,
    CLOSE.reload,
    CLOSE.full,
  ])("%i ends the link: neither time nor a wake opens it again", (code) => {
    const { link, port, statuses } = linked();
    port.last.breaks(code, "so it is");
    port.pass(10 * MINUTE);
    link.wake();
    expect(port.sockets.length).toBe(1);
    expect(port.timersLeft).toBe(0);
    expect(statuses.at(-1)).toEqual({ kind: "ended", code, reason: "so it is" });
  });

  it("[W15] 4401 of a token that held goes on with a new one, which may come a moment later; without one it ends", () => {
    let token = "first";
    const { port, statuses } = linked({ token: () => token });
    port.last.says(HELLO);
    token = "second";
    port.last.breaks(CLOSE.badToken);
    expect(port.last.protocols).toEqual([SUBPROTOCOL, "token.second"]);
    port.last.says(HELLO);
    port.last.breaks(CLOSE.badToken);
    token = "third";
    port.pass(2000);
    expect(port.last.protocols).toEqual([SUBPROTOCOL, "token.third"]);
    port.last.says(HELLO);
    port.last.breaks(CLOSE.badToken);
    port.pass(10 * MINUTE);
    expect(port.sockets.length).toBe(3);
    expect(statuses.at(-1)).toMatchObject({ kind: "ended", code: CLOSE.badToken });
  });

  it("[W15] 4401 of a token that never held goes on with one that came meanwhile, and waits for none", () => {
    let token = "first";
    const { port, statuses } = linked({ token: () => token });
    token = "second";
    port.last.breaks(CLOSE.badToken);
    expect(port.last.protocols).toEqual([SUBPROTOCOL, "token.second"]);
    port.last.breaks(CLOSE.badToken);
    expect(statuses.at(-1)).toMatchObject({ kind: "ended", code: CLOSE.badToken });
  });

  it("[W15] a wake while the next token is waited for does not come back with the one that has ended", () => {
    let token = "first";
    const { link, port } = linked({ token: () => token });
    port.last.says(HELLO);
    port.last.breaks(CLOSE.badToken);
    link.wake();
    expect(port.sockets.length).toBe(1);
    token = "second";
    link.wake();
    expect(port.last.protocols).toEqual([SUBPROTOCOL, "token.second"]);
  });

  it("[W49] 4001 can be taken back by hand", () => {
    const { link, port } = linked();
    port.last.breaks(CLOSE.openedElsewhere);
    link.connect();
    expect(port.sockets.length).toBe(2);
  });

  it("4429 waits its five seconds", () => {
    const { port, statuses } = linked();
    port.last.says(HELLO);
    port.last.breaks(CLOSE.flood);
    expect(statuses.at(-1)).toEqual({ kind: "waiting", flood: true });
    port.pass(4999);
    expect(port.sockets.length).toBe(1);
    port.pass(1);
    expect(port.sockets.length).toBe(2);
  });

  it("1011 backs off like any loss", () => {
    const { port } = linked();
    port.last.breaks(CLOSE.bug);
    port.pass(400);
    expect(port.sockets.length).toBe(2);
  });
});

describe("the platform's port", () => {
  it("makes ids that a move may carry, and chance between nothing and one", () => {
    const port = portOf(globalThis);
    const ids = Array.from({ length: 50 }, () => port.makeId());
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(MOVE_ID);
    for (let i = 0; i < 50; i++) {
      const chance = port.random();
      expect(chance >= 0 && chance < 1).toBe(true);
    }
  });
});
