import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/**
 * The loader in a page that is only as much of one as it touches, so that what a browser test can hardly stage
 * (strangers' messages, a server that stays silent, blocked storage) is shown here.
 */
const SERVER = "https://play.example";

interface Frame {
  src: string;
  hidden: boolean;
  readonly contentWindow: { postMessage: ReturnType<typeof vi.fn> };
}
interface Card {
  textContent: string;
  href: string;
  remove(): void;
}

class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly style = { cssText: "" };
  readonly children: (Frame | Card)[] = [];
  readonly shadowRoot = {
    adoptedStyleSheets: [],
    append: (card: Card) => this.children.push(card),
    replaceChildren: (...children: Frame[]) => this.children.splice(0, Infinity, ...children),
    querySelector: () => this.children.find((child) => "href" in child) ?? null,
  };
  title = "";
  getAttribute = (name: string): string | null => this.attributes.get(name) ?? null;
  hasAttribute = (name: string): boolean => this.attributes.has(name);
}

type Game = FakeElement & {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, now: string | null): void;
  command(type: string, data?: object): Promise<void>;
};

let Element: new () => Game;
const listeners = new Set<(event: object) => void>();
const kept = new Map<string, string>();
const fetched = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  listeners.clear();
  kept.clear();
  fetched.mockReset();
  const globals: Record<string, unknown> = {
    HTMLElement: FakeElement,
    CSSStyleSheet: class {
      replaceSync() {}
    },
    MessageChannel: FakeChannel,
    customElements: {
      get: () => undefined,
      define: (_: string, made: typeof Element) => {
        Element = made;
      },
    },
    document: {
      createElement: (name: string) =>
        name === "iframe" ? { src: "", hidden: false, contentWindow: { postMessage: vi.fn() } } : card(),
    },
    location: { origin: "https://portal.example" },
    navigator: { language: "de-AT" },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    fetch: fetched,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.resetModules();
  await import("../../src/embed/loader.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const card = (): Card => ({ textContent: "", href: "", remove: vi.fn() });

/** Both ends in the test's hands, told at once. */
class FakeChannel {
  static last: FakeChannel;
  readonly sent: { type: string; data: object; id: string }[] = [];
  readonly port1 = {
    onmessage: null as null | ((event: { data: unknown }) => void),
    postMessage: (message: never) => this.sent.push(message),
    close: vi.fn(),
  };
  readonly port2 = {};
  constructor() {
    FakeChannel.last = this;
  }
}

const message = (type: string, data: object, more: object = {}) => ({
  ns: "palabre",
  v: 1,
  type,
  data,
  ...more,
});

function put(attributes: Record<string, string> = {}) {
  const game = new Element();
  const all = { server: SERVER, partner: "pk_live_x", game: "overturn", ...attributes };
  for (const [name, value] of Object.entries(all)) game.attributes.set(name, value);
  const heard: unknown[] = [];
  game.addEventListener("palabre", (event) => heard.push((event as CustomEvent).detail));
  game.connectedCallback();
  const frame = game.children[0] as Frame;
  const say = (data: unknown, from: object = {}) => {
    for (const listener of listeners)
      listener({ origin: SERVER, source: frame.contentWindow, data, ...from });
  };
  const through = (data: unknown) => FakeChannel.last.port1.onmessage!({ data });
  const hello = () => say(message("hello", { versions: [1] }));
  return { game, frame, heard, say, through, hello };
}

describe("the element", () => {
  it("[W141] holds a frame of ours, which its attributes and its page are told to", () => {
    const { frame } = put({ mode: "room", match: "m1", seat: "t", locale: "fr", theme: "dark" });
    const { origin, pathname, searchParams } = new URL(frame.src);
    expect([origin, pathname]).toEqual([SERVER, "/embed/v1/overturn"]);
    expect(Object.fromEntries(searchParams)).toEqual({
      partner: "pk_live_x",
      mode: "room",
      match: "m1",
      seat: "t",
      locale: "fr",
      theme: "dark",
      host: "https://portal.example",
    });
  });

  it("[W145] answers hello to our exact origin, once, with a port", () => {
    const { frame, hello } = put();
    hello();
    const { postMessage } = frame.contentWindow;
    expect(postMessage.mock.calls).toEqual([
      [message("init", { auth: false, resume: "" }), SERVER, [FakeChannel.last.port2]],
    ]);
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }, message("hello", { versions: [1] })],
    ["another window", { source: {} }, message("hello", { versions: [1] })],
    ["no schema", {}, message("hello", { versions: [1], more: 1 })],
    ["another version", {}, message("hello", { versions: [2] })],
    ["the port's kind", {}, message("match.ended", { matchId: "m", result: "won", replayUrl: "u" })],
  ])("[C22] does not take a message of %s", (_, from, data) => {
    const { frame, heard, say } = put();
    say(data, from);
    expect(frame.contentWindow.postMessage).not.toHaveBeenCalled();
    expect(heard).toEqual([]);
  });

  it("[C22] draws the card itself when nobody says hello in five seconds, and takes it away should the game still come", () => {
    const { game, frame, heard, hello } = put();
    vi.advanceTimersByTime(4999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([{ type: "error", data: { code: "no_hello", retryable: true } }]);
    const drawn = game.children[1] as Card;
    expect([frame.hidden, drawn.href]).toEqual([true, SERVER]);
    expect(drawn.textContent).toContain("Dieses Spiel");
    hello();
    expect(frame.hidden).toBe(false);
    expect(drawn.remove).toHaveBeenCalled();
  });

  it("[W145] passes on what the frame says, and nothing that is not of the schema", () => {
    const { heard, hello, through } = put();
    hello();
    through(message("state", { phase: "queued" }));
    through(message("state", { phase: "cheating" }));
    through({ type: "state" });
    expect(heard).toEqual([{ type: "state", data: { phase: "queued" } }]);
  });

  it("[W145] ends a command by its answer, with the code when it was not done, and after ten seconds of silence", async () => {
    const { game, hello, through } = put();
    hello();
    const [done, refused, silent] = [1, 2, 3].map(() =>
      game.command("leave").then(
        () => "done",
        (error: Error) => error.message,
      ),
    );
    const ids = FakeChannel.last.sent.map(({ id }) => id);
    through(message("answer", { code: "unreachable" }, { id: ids[1] }));
    through(message("answer", { code: "" }, { id: ids[0] }));
    vi.advanceTimersByTime(10_000);
    expect(await Promise.all([done, refused, silent])).toEqual(["done", "unreachable", "timeout"]);
  });

  it("[W145] tells the frame of a new theme or language", () => {
    const { game, hello } = put({ theme: "light" });
    hello();
    game.attributeChangedCallback("theme", "light", "dark");
    expect(FakeChannel.last.sent).toMatchObject([{ type: "theme", data: { theme: "dark" } }]);
  });

  it("[C22] is as tall as its game where it may be, and else as tall as the page made it", () => {
    const [fixed, free] = [put(), put({ autosize: "" })];
    for (const each of [fixed, free]) {
      each.hello();
      each.through(message("resize", { height: 912 }));
    }
    expect(fixed.game.style.cssText).toBe("");
    expect(free.game.style.cssText).toContain("height:912px");
  });

  it("[W17] brings a token whenever one is needed, and an empty one when its page has none", async () => {
    const { hello, through } = put({ "token-url": "/token" });
    hello();
    fetched.mockResolvedValueOnce(Response.json({ token: "jwt-1" }));
    through(message("auth.needed", { reason: "start" }));
    fetched.mockRejectedValueOnce(new TypeError("offline"));
    through(message("auth.needed", { reason: "expiring" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched.mock.calls).toEqual([["/token"], ["/token"]]);
    const tokens = FakeChannel.last.sent.filter(({ type }) => type === "token").map(({ data }) => data);
    expect(new Set(tokens.map((data) => JSON.stringify(data)))).toEqual(
      new Set(['{"jwt":"jwt-1"}', '{"jwt":""}']),
    );
  });

  it("[W142] keeps a guest for the frame, for that partner alone, and works where storage throws", () => {
    const first = put();
    first.hello();
    first.through(message("resume", { token: "r1" }));
    expect(first.heard).toEqual([]);
    const initOf = ({ frame }: ReturnType<typeof put>) => frame.contentWindow.postMessage.mock.calls[0]![0];
    const again = put();
    again.hello();
    expect(initOf(again)).toMatchObject({ data: { resume: "r1" } });
    const other = put({ partner: "pk_live_y" });
    other.hello();
    expect(initOf(other)).toMatchObject({ data: { resume: "" } });
    vi.stubGlobal("localStorage", undefined);
    const blocked = put();
    blocked.hello();
    blocked.through(message("resume", { token: "r2" }));
    expect(initOf(blocked)).toMatchObject({ data: { resume: "" } });
  });

  it("[C22] that is taken out of the page listens no more", () => {
    const { game, heard, hello, say } = put();
    hello();
    game.disconnectedCallback();
    say(message("error", { code: "x", retryable: false }));
    vi.advanceTimersByTime(5000);
    expect([heard, listeners.size, FakeChannel.last.port1.close.mock.calls.length]).toEqual([[], 0, 1]);
  });
});
