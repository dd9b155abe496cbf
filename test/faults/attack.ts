import { createHmac } from "node:crypto";
import { request } from "node:http";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { type Guest, post } from "./tables.ts";

/** What somebody might try who should not get in, what must happen, and what did. */
export interface Attack {
  readonly attack: string;
  readonly expected: string;
  readonly seen: string;
}

/** Whether what was seen is one of the outcomes that were expected. */
export const isRepelled = ({ expected, seen }: Attack): boolean => expected.split(" or ").includes(seen);

export interface Partner {
  readonly id: string;
  readonly publicKey: string;
  readonly secretKey: string;
  /** Of the test mode, which sees nothing of the live one. */
  readonly testKey: string;
  /** What the partner signs its visitors with. */
  readonly signer: { readonly kid: string; readonly secret: string };
}

/** Who is there before anybody attacks. */
export interface Scene {
  readonly url: string;
  readonly ada: Guest;
  readonly bob: Guest;
  readonly eve: Guest;
  /** Ada's and Bob's private match of Password, with Ada's word chosen. */
  readonly match: string;
  /** Ada's room, in which Bob sits; it waits. */
  readonly room: string;
  readonly mine: Partner;
  readonly other: Partner;
  /** A room that `other` made, and the link to its first seat. */
  readonly theirs: { readonly match: string; readonly ticket: string };
}

export type Try = readonly [attack: string, expected: string, go: (scene: Scene) => Promise<string>];

export const MARKUP = "<img src=x onerror=alert(1)>";
export const SQL = "x'); DROP TABLE players; --";
export const ORIGIN = "https://portal.example";

/** The keys of the server that is attacked: who attacks does not know them, but some tokens must bear them. */
export const KEYS = {
  ADMIN_KEY: "attacked-admin-key",
  SIGNING_KEYS: "attacked:bm90IGEgc2VjcmV0OiBmb3IgdGhlIGZhdWx0cyBvbmx5",
};

/** A token as the server makes them (`src/players/tokens.ts`), of whatever life. */
export function signed(id: string, lifetimeMs: number, keys = KEYS.SIGNING_KEYS): string {
  const [kid, key] = keys.split(":") as [string, string];
  const payload = { id, name: "Ada", kind: "guest", epoch: 0, exp: Date.now() + lifetimeMs };
  const body = `${Buffer.from(JSON.stringify(payload)).toString("base64url")}.${kid}`;
  return `${body}.${createHmac("sha256", Buffer.from(key, "base64url")).update(body).digest("base64url")}`;
}

export const status = async (url: string, init: RequestInit = {}): Promise<string> =>
  String((await fetch(url, init)).status);

export const me = (url: string, token: string): Promise<string> =>
  status(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });

export async function code(
  url: string,
  path: string,
  body: unknown,
  token?: string,
  method = "POST",
): Promise<string> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  return status(url + path, { method, headers, body: JSON.stringify(body) });
}

/** What a call with this key answers, without a body. */
export const asked = (url: string, key: string, method = "GET"): Promise<string> =>
  status(url, { method, headers: { authorization: `Bearer ${key}` } });

export function swapPayload(own: string, other: string): string {
  return [other.split(".")[0], ...own.split(".").slice(1)].join(".");
}

/** The close code that a socket ends with; `open` if it is welcomed. */
export function socket({ url, match }: Scene, token: string | null): Promise<string> {
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

/** Node's own WebSocket cannot lie about its page; a bare request can. */
export function upgradeFrom({ url, match, eve }: Scene, origin: string): Promise<string> {
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
export function rawStatus(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => resolve(String(answer.statusCode)))
      .on("error", reject)
      .end();
  });
}

export async function newPartner(url: string, name: string): Promise<Partner> {
  const id = `${name}-${crypto.randomUUID().slice(0, 8)}`;
  const path = "/api/admin/partners";
  const wish = { id, name, origins: [ORIGIN] };
  const { keys } = await post<{ keys: { kind: string; mode: string; key: string }[] }>(
    url,
    path,
    wish,
    KEYS.ADMIN_KEY,
  );
  const key = (kind: string, mode: string) =>
    keys.find((each) => each.kind === kind && each.mode === mode)!.key;
  const kid = "main";
  const { secret } = await post<{ secret: string }>(url, `${path}/${id}/signers`, { kid }, KEYS.ADMIN_KEY);
  return {
    id,
    publicKey: key("public", "live"),
    secretKey: key("secret", "live"),
    testKey: key("secret", "test"),
    signer: { kid, secret },
  };
}
