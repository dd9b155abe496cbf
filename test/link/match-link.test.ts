import { describe, expect, it } from "vitest";
import { CLOSE } from "../../src/protocol/close.ts";
import { PING, SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { matchLinked, update, welcome } from "./fake-port.ts";

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

  it("[W123] pings every ten seconds while somebody may have to act, and carries the token", () => {
    const { port } = matchLinked({ token: "abc" });
    expect(port.last.protocols).toEqual([SUBPROTOCOL, "token.abc"]);
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
