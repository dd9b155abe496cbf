import { describe, expect, it } from "vitest";
import { backoffMs } from "../../src/client/match/backoff.ts";
import { CLOSE } from "../../src/protocol/close.ts";
import { PING, SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { connected, update, welcome } from "./fake-port.ts";

const MINUTE = 60_000;

describe("the line to a match", () => {
  it("[W35] carries the token as a subprotocol, and none when there is none", () => {
    expect(connected({ token: "abc" }).last().protocols).toEqual([SUBPROTOCOL, "token.abc"]);
    expect(connected().last().protocols).toEqual([SUBPROTOCOL]);
  });

  it("[W48] asks for the whole story on the first welcome and for what it missed on the next", () => {
    const { last, pass } = connected();
    last().says(welcome(3));
    expect(last().frames).toEqual([{ type: "sync", seq: 0 }]);
    last().says(update(1, 2, 3));
    last().says(update(4));
    last().breaks();
    pass(MINUTE / 4);
    last().says(welcome(6));
    expect(last().frames[0]).toEqual({ type: "sync", seq: 4 });
  });

  it("[W48] asks for nothing when it missed nothing", () => {
    const { last, pass } = connected();
    last().says(welcome(1));
    last().says(update(1));
    last().breaks();
    pass(MINUTE / 4);
    last().says(welcome(1));
    expect(last().frames).toEqual([]);
  });

  it("[W48] does not count an update that overtook the answer to its sync", () => {
    const { last, pass } = connected();
    last().says(welcome(3));
    last().says(update(4));
    last().breaks();
    pass(MINUTE / 4);
    last().says(welcome(4));
    expect(last().frames[0]).toEqual({ type: "sync", seq: 0 });
  });

  it("[W108] echoes a probe once", () => {
    const { last } = connected();
    last().says(welcome(0));
    last().says({ type: "probe", n: 1 });
    last().says({ type: "probe", n: 1 });
    last().says({ type: "probe", n: 2 });
    expect(last().frames).toEqual([
      { type: "probe", n: 1 },
      { type: "probe", n: 2 },
    ]);
  });

  it("[W40] ignores what is no JSON", () => {
    const { last, heard } = connected();
    last().onmessage?.({ data: "<html>" });
    last().onmessage?.({ data: new ArrayBuffer(2) });
    expect(heard).toEqual([]);
  });
});

describe("coming back", () => {
  it("[W53] tries for ever, with pauses that grow to a cap", () => {
    const { wires, last, pass } = connected();
    for (let i = 0; i < 40; i++) {
      last().breaks();
      pass(12_000);
    }
    expect(wires.length).toBeGreaterThan(40);
  });

  it("[W53] waits between half and all of a doubling pause, at most twelve seconds", () => {
    expect(backoffMs(0, () => 0)).toBe(200);
    expect(backoffMs(0, () => 1)).toBe(400);
    expect(backoffMs(3, () => 1)).toBe(3200);
    expect(backoffMs(500, () => 1)).toBe(12_000);
  });

  it("[W53] begins with short pauses again once it was welcome", () => {
    const { wires, last, pass } = connected();
    for (let i = 0; i < 10; i++) {
      last().breaks();
      pass(12_000);
    }
    last().says(welcome(0));
    const before = wires.length;
    last().breaks();
    pass(400);
    expect(wires.length).toBe(before + 1);
  });

  it("[W53] comes back at once when the network or the page does", () => {
    const { connection, wires, last } = connected();
    last().says(welcome(0));
    last().breaks();
    connection.wake();
    expect(wires.length).toBe(2);
  });

  it("[W53] does not open a second socket when woken with a good one", () => {
    const { connection, wires, last, pass } = connected();
    last().says(welcome(0));
    connection.wake();
    expect(last().sent).toEqual([PING]);
    last().says({ type: "pong" });
    pass(8000);
    expect(wires.length).toBe(1);
  });

  it("[W54] leaves a socket that looks open but does not answer a ping", () => {
    const { connection, wires, last, pass } = connected();
    last().says(welcome(0));
    connection.wake();
    pass(8000);
    expect(wires.length).toBe(2);
    expect(wires[0]!.readyState).toBe(3);
  });

  it("[W54] gives up a socket that neither opens nor fails", () => {
    const { wires, pass } = connected();
    pass(12_000);
    expect(wires.length).toBe(2);
  });

  it("[W123] pings every ten seconds, but not for a page that nobody sees and nobody plays on", () => {
    const seen = connected();
    seen.last().says(welcome(0));
    seen.pass(10_000);
    seen.last().says({ type: "pong" });
    seen.pass(10_000);
    expect(seen.last().sent).toEqual([PING, PING]);
    const hidden = connected({ wantsPings: false });
    hidden.last().says(welcome(0));
    hidden.pass(MINUTE);
    expect(hidden.last().sent).toEqual([]);
  });
});

describe("[W91] close codes", () => {
  it.each([CLOSE.openedElsewhere, CLOSE.badToken, CLOSE.mayNotWatch, CLOSE.noSuchMatch, CLOSE.reload])(
    "%i ends the line: neither time nor a wake opens it again",
    (code) => {
      const { connection, wires, statuses, last, pass } = connected();
      last().breaks(code);
      pass(10 * MINUTE);
      connection.wake();
      expect(wires.length).toBe(1);
      expect(statuses.at(-1)).toEqual({ kind: "ended", code });
    },
  );

  it("[W15] 4401 of a token that held goes on with a new one, which may come a moment later; without one it ends", () => {
    let token = "first";
    const { wires, statuses, last, pass } = connected({ tokens: () => token });
    last().says(welcome(0));
    token = "second";
    last().breaks(CLOSE.badToken);
    expect(last().protocols).toEqual([SUBPROTOCOL, "token.second"]);
    last().says(welcome(0));
    last().breaks(CLOSE.badToken);
    token = "third";
    pass(2000);
    expect(last().protocols).toEqual([SUBPROTOCOL, "token.third"]);
    last().says(welcome(0));
    last().breaks(CLOSE.badToken);
    pass(10 * MINUTE);
    expect(wires.length).toBe(3);
    expect(statuses.at(-1)).toEqual({ kind: "ended", code: CLOSE.badToken });
  });

  it("[W49] 4001 can be taken back by hand", () => {
    const { connection, wires, last } = connected();
    last().breaks(CLOSE.openedElsewhere);
    connection.connect();
    expect(wires.length).toBe(2);
  });

  it("4429 waits its five seconds", () => {
    const { wires, statuses, last, pass } = connected();
    last().says(welcome(0));
    last().breaks(CLOSE.flood);
    expect(statuses.at(-1)).toEqual({ kind: "waiting", flood: true });
    pass(4999);
    expect(wires.length).toBe(1);
    pass(1);
    expect(wires.length).toBe(2);
  });

  it("1011 backs off like any loss", () => {
    const { wires, last, pass } = connected();
    last().breaks(CLOSE.bug);
    pass(400);
    expect(wires.length).toBe(2);
  });
});

describe("moves", () => {
  it("[W55] go again under the same id after a reconnection, until they are answered", async () => {
    const { connection, last, pass } = connected();
    last().says(welcome(0));
    const answer = connection.submit({ type: "roll" });
    const frame = { type: "move", id: "m1", move: { type: "roll" } };
    expect(last().frames).toEqual([frame]);
    last().breaks();
    pass(400);
    expect(last().frames).toEqual([]);
    last().says(welcome(0));
    expect(last().frames).toEqual([frame]);
    last().says({ type: "accepted", id: "m1", seq: 1 });
    expect(await answer).toEqual({ ok: true });
    pass(9000);
    expect(last().frames).toEqual([frame]);
  });

  it("[W55] made without a line go with the next welcome", () => {
    const { connection, last } = connected();
    void connection.submit({ type: "roll" });
    expect(last().frames).toEqual([]);
    last().says(welcome(0));
    expect(last().frames).toHaveLength(1);
  });

  it("[W44] that are refused come back with the code", async () => {
    const { connection, last } = connected();
    last().says(welcome(0));
    const answer = connection.submit({ type: "roll" });
    const refused = { type: "refused", id: "m1", code: "password/not-your-turn", message: "Wait." };
    last().says(refused);
    expect(await answer).toEqual({ ok: false, refusal: refused });
  });

  it("are let go when the page is left", async () => {
    const { connection, last } = connected();
    last().says(welcome(0));
    const answer = connection.submit({ type: "roll" });
    connection.close();
    expect(await answer).toEqual({ ok: false, refusal: null });
  });

  it("[W122] end with the code of a page that was left on purpose", () => {
    const { connection, last } = connected();
    last().says(welcome(0));
    connection.close();
    expect(last().left).toBe(CLOSE.left);
  });

  it("[W55] what is not a move is not kept for later", () => {
    const { connection, last } = connected();
    expect(connection.say({ type: "chat", to: "table", phrase: "hello" })).toBe(false);
    last().says(welcome(0));
    expect(connection.say({ type: "chat", to: "table", phrase: "hello" })).toBe(true);
    expect(last().frames).toHaveLength(1);
  });
});
