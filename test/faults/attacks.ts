import { request } from "node:http";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import type { Server } from "../e2e/server.ts";
import { type Guest, newGuest, newMatch } from "./tables.ts";

/** What somebody might try who should not get in, what must happen, and what did. */
export interface Attack {
  readonly attack: string;
  readonly expected: string;
  readonly seen: string;
}

interface Scene {
  readonly url: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly eve: Guest;
  /** Ada's and Bob's private match of Password, with Ada's word chosen. */
  readonly match: string;
}

const SECRET = "SALADE";
const MARKUP = "<img src=x onerror=alert(1)>";
const SQL = "x'); DROP TABLE players; --";

type Try = readonly [attack: string, expected: string, go: (scene: Scene) => Promise<string>];

const TRIES: readonly Try[] = [
  ["a token with another signature", "401", ({ url, ada }) => me(url, `${ada.token.slice(0, -3)}AAA`)],
  ["a token with another payload", "401", ({ url, ada, eve }) => me(url, swapPayload(ada.token, eve.token))],
  ["a token of no key we have", "401", ({ url, ada }) => me(url, ada.token.replace(/\.[^.]+\./, ".other."))],
  [
    "a token with `none` for a key",
    "401",
    ({ url, ada }) => me(url, ada.token.replace(/\.[^.]+\.[^.]+$/, ".none.")),
  ],
  [
    "a token in the query instead of the header",
    "401",
    ({ url, ada }) => status(`${url}/api/me?token=${ada.token}`),
  ],
  ["a forged token on a match's socket", "4401", (s) => socket(s, `${s.ada.token.slice(0, -3)}AAA`)],
  ["somebody else's private match, watched", "4403", (s) => socket(s, s.eve.token)],
  ["a private match, watched without a token", "4403", (s) => socket(s, null)],
  ["a match that does not exist", "4404", (s) => socket({ ...s, match: "A".repeat(22) }, s.eve.token)],
  ["a match's socket from a foreign page", "403", (s) => upgradeFrom(s, "https://evil.example")],
  [
    "a match's socket from a page on a look-alike host",
    "403",
    (s) => upgradeFrom(s, `${s.url}.evil.example`),
  ],
  ["the replay before the end", "403", ({ url, match }) => status(`${url}/api/matches/${match}/replay`)],
  ["the analysis before the end", "403", ({ url, match }) => status(`${url}/api/matches/${match}/analysis`)],
  [
    "the secret in the public summary",
    "absent",
    ({ url, match }) => holdsSecret(`${url}/api/matches/${match}`),
  ],
  ["a seat in a full match", "409", (s) => code(s.url, `/api/matches/${s.match}/seats`, {}, s.eve.token)],
  [
    "a second seat in one's own match",
    "409",
    (s) => code(s.url, `/api/matches/${s.match}/seats`, {}, s.ada.token),
  ],
  [
    "starting somebody else's match",
    "409 or 403",
    (s) => code(s.url, `/api/matches/${s.match}/start`, {}, s.eve.token),
  ],
  ["SQL for a name", "kept as text or 400", ({ url }) => named(url, SQL)],
  ["markup for a name", "kept as text or 400", ({ url }) => named(url, MARKUP)],
  ["SQL for a word", "200", ({ url }) => status(`${url}/api/dictionary/fr/${encodeURIComponent(SQL)}`)],
  ["a body of 2 MB", "413 or 400", (s) => code(s.url, "/api/players", { name: "x".repeat(2_000_000) })],
  ["a path that climbs", "404", ({ url }) => rawStatus(url, "/../../etc/passwd")],
  ["an encoded path that climbs", "404 or 400", ({ url }) => rawStatus(url, "/%2e%2e/%2e%2e/wrangler.toml")],
  ["the local keys by their name", "404", ({ url }) => status(`${url}/.dev.vars`)],
  [
    "a prototype for a game",
    "400",
    (s) => code(s.url, "/api/matches", { game: "__proto__", language: "fr" }, s.eve.token),
  ],
  ["the table still there after all this", "200", ({ url, ada }) => me(url, ada.token)],
];

export async function tryAttacks(server: Server): Promise<Attack[]> {
  const { url } = server;
  const [ada, bob, eve] = [await newGuest(url), await newGuest(url), await newGuest(url)];
  const match = await newMatch(url, "password", [ada, bob]);
  await choose(url, match, ada.token);
  const rows: Attack[] = [];
  for (const [attack, expected, go] of TRIES)
    rows.push({ attack, expected, seen: await go({ url, ada, bob, eve, match }) });
  return rows;
}

/** Whether what was seen is one of the outcomes that were expected. */
export const isRepelled = ({ expected, seen }: Attack): boolean => expected.split(" or ").includes(seen);

const status = async (url: string, init: RequestInit = {}): Promise<string> =>
  String((await fetch(url, init)).status);

const me = (url: string, token: string): Promise<string> =>
  status(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });

async function code(url: string, path: string, body: unknown, token?: string): Promise<string> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  return status(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

function swapPayload(own: string, other: string): string {
  return [other.split(".")[0], ...own.split(".").slice(1)].join(".");
}

/** The close code that a socket ends with; `open` if it is welcomed. */
function socket({ url, match }: Scene, token: string | null): Promise<string> {
  const address = `${url.replace("http", "ws")}/api/matches/${match}/socket`;
  const line = new WebSocket(address, token ? [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token] : [SUBPROTOCOL]);
  return new Promise((resolve) => {
    line.onclose = ({ code }) => resolve(String(code));
    line.onmessage = () => {
      resolve("open");
      line.close();
    };
  });
}

async function choose(url: string, match: string, token: string): Promise<void> {
  const address = `${url.replace("http", "ws")}/api/matches/${match}/socket`;
  const line = new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
  await new Promise<void>((resolve) => {
    line.onopen = () =>
      line.send(JSON.stringify({ type: "move", id: "1", move: { type: "secret", word: SECRET } }));
    line.onmessage = ({ data }) => {
      if (JSON.parse(data).type === "accepted") resolve();
    };
  });
  line.close();
}

/** Node's own WebSocket cannot lie about its page; a bare request can. */
function upgradeFrom({ url, match, eve }: Scene, origin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/matches/${match}/socket`, {
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Protocol": `${SUBPROTOCOL}, ${TOKEN_SUBPROTOCOL}${eve.token}`,
        Origin: origin,
      },
    });
    asked.on("response", (answer) => resolve(String(answer.statusCode)));
    asked.on("upgrade", (_, open) => {
      open.destroy();
      resolve("101");
    });
    asked.on("error", reject);
    asked.end();
  });
}

/** Sent as it stands: `fetch` would tidy the path up first. */
function rawStatus(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => resolve(String(answer.statusCode)))
      .on("error", reject)
      .end();
  });
}

async function holdsSecret(url: string): Promise<string> {
  return (await (await fetch(url)).text()).includes(SECRET) ? "shown" : "absent";
}

async function named(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/players`, { method: "POST", body: JSON.stringify({ name }) });
  if (answer.status === 400) return "400";
  const { token, player } = (await answer.json()) as Guest & { player: { name: string } };
  const again = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  const { player: kept } = (await again.json()) as { player: { name: string } };
  return player.name === name && kept.name === name ? "kept as text" : `${player.name} / ${kept.name}`;
}
