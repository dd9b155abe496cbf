import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Host, type Obey } from "../../../src/client/frame/host.ts";
import { isFrameMessage } from "../../../src/embed/messages.ts";

const PORTAL = "https://portal.example";

/** The window around the frame: what it was sent, and to whom it was addressed. */
const posted: { message: { type: string; data: object }; to: string }[] = [];
const around = { postMessage: (message: never, to: string) => posted.push({ message, to }) };
let listen: (event: object) => void;
const warned = vi.spyOn(console, "warn");

beforeEach(() => {
  vi.useFakeTimers();
  posted.length = 0;
  warned.mockReset().mockImplementation(() => {});
  vi.stubGlobal("window", {});
  vi.stubGlobal("parent", around);
  vi.stubGlobal("document", { referrer: "" });
  vi.stubGlobal("addEventListener", (_: string, heard: typeof listen) => {
    listen = heard;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function framed(host: string | null, obey: Obey = () => "", origins = [PORTAL]): Host {
  vi.stubGlobal("location", { search: host === null ? "" : `?host=${encodeURIComponent(host)}` });
  return new Host(origins, obey);
}

const init = (data: object = { auth: false, resume: "" }) => ({ ns: "palabre", v: 1, type: "init", data });

/** A port whose other end is the list of what was sent through it. */
function fakePort() {
  const sent: { type: string; data: object; id?: string }[] = [];
  const port = { onmessage: null as null | ((event: object) => unknown), close: vi.fn() };
  return { sent, port: Object.assign(port, { postMessage: (message: never) => sent.push(message) }) };
}

function shakeHands(host: Host) {
  const { port, sent } = fakePort();
  listen({ origin: PORTAL, source: around, data: init(), ports: [port] });
  return { host, port, sent };
}

describe("[W145] the frame and the page around it", () => {
  it("begin with hello to that page's exact origin, and go on through the port it sends", async () => {
    const { host, sent } = shakeHands(framed(PORTAL));
    expect(posted).toEqual([
      { message: { ns: "palabre", v: 1, type: "hello", data: { versions: [1] } }, to: PORTAL },
    ]);
    expect(await host.init).toEqual({ auth: false, resume: "" });
    host.send("turn", { mine: true });
    expect(sent.map(({ type }) => type)).toEqual(["ready", "turn"]);
    expect(sent.every(isFrameMessage)).toBe(true);
    expect(posted).toHaveLength(1);
  });

  it.each([
    "https://evil.example",
    "https://portal.example.evil.example",
    "http://portal.example",
    "*",
    "null",
  ])("say nothing to a page that is not registered: %s", async (origin) => {
    const host = framed(origin);
    expect([host.origin, posted]).toEqual([null, []]);
    expect(await host.init).toBeNull();
  });

  it("need no loader: a page that says nothing is not waited for", async () => {
    vi.stubGlobal("document", { referrer: `${PORTAL}/article` });
    const host = framed(null);
    expect(host.origin).toBe(PORTAL);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await host.init).toBeNull();
  });

  it("wait for a loader whose page is busy, since it says who plays", async () => {
    const host = framed(PORTAL);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await shakeHands(host).host.init).toEqual({ auth: false, resume: "" });
    const mute = framed(PORTAL);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await mute.init).toBeNull();
  });

  it.each([
    ["another origin", { origin: "https://evil.example", source: around }],
    ["another window", { origin: PORTAL, source: {} }],
  ])("refuse, note and tell of a message from %s", (_, from) => {
    const { host, sent } = shakeHands(framed(PORTAL));
    const intruder = fakePort();
    listen({ ...from, data: init({ auth: true, resume: "theirs" }), ports: [intruder.port] });
    expect(sent.at(-1)).toMatchObject({
      type: "error",
      data: { code: "message_foreign", retryable: false },
    });
    expect(warned).toHaveBeenCalledOnce();
    host.send("turn", { mine: true });
    expect(intruder.sent).toEqual([]);
  });

  it("never give the port to a stranger who was first", async () => {
    const host = framed(PORTAL);
    const intruder = fakePort();
    listen({ origin: "https://evil.example", source: around, data: init(), ports: [intruder.port] });
    expect((await shakeHands(host).host.init)?.resume).toBe("");
    host.send("turn", { mine: true });
    expect(intruder.sent).toEqual([]);
  });

  it("leave other scripts' talk alone", () => {
    const { sent } = shakeHands(framed(PORTAL));
    listen({ origin: "https://ads.example", source: {}, data: { hello: 1 }, ports: [] });
    listen({ origin: PORTAL, source: around, data: "text", ports: [] });
    expect([sent.length, warned.mock.calls.length]).toEqual([1, 0]);
  });

  it("refuse what no schema knows, and tell so", async () => {
    const obey = vi.fn<Obey>(() => "");
    const { port, sent } = shakeHands(framed(PORTAL, obey));
    for (const data of [
      { ns: "palabre", v: 1, id: "1", type: "move", data: { word: "chat" } },
      { ns: "palabre", v: 2, id: "1", type: "leave", data: {} },
      { ns: "palabre", v: 1, id: "1", type: "theme", data: { theme: "pink" } },
      init(),
      null,
    ])
      await port.onmessage!({ data });
    expect(sent.slice(1)).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ type: "error" })),
    );
    expect(obey).not.toHaveBeenCalled();
  });

  it("answer a command by its id, with why not when it was not done", async () => {
    const { port, sent } = shakeHands(framed(PORTAL, ({ type }) => (type === "leave" ? "" : "unreachable")));
    const ask = (id: string, type: string, data: object) =>
      port.onmessage!({ data: { ns: "palabre", v: 1, id, type, data } });
    await ask("7", "leave", {});
    await ask("8", "locale", { locale: "de" });
    expect(sent.slice(1).map(({ id, type, data }) => [id, type, data])).toEqual([
      ["7", "answer", { code: "" }],
      ["8", "answer", { code: "unreachable" }],
    ]);
  });
});
