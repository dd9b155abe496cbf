/**
 * What the Worker knows of a connection when it hands it to an object: who it is, where it comes from. It goes
 * in headers of a new request, so that no header of a client's ever reaches an object.
 */
const PREFIX = "x-palabre-";

export function requestWith(url: string, subprotocol: string, facts: Record<string, unknown>): Request {
  const headers = new Headers({ Upgrade: "websocket", "Sec-WebSocket-Protocol": subprotocol });
  for (const [name, fact] of Object.entries(facts)) {
    headers.set(PREFIX + name, encodeURIComponent(JSON.stringify(fact))); // a name may have any letters
  }
  return new Request(url, { headers });
}

/** A fact by its name; null when it was not given. */
export function factOf<T>(request: Request, name: string): T | null {
  const sent = request.headers.get(PREFIX + name);
  return sent === null ? null : (JSON.parse(decodeURIComponent(sent)) as T);
}

/**
 * No frame is compressed: they fit into a packet or two, and deflating took an eighth of a move's way to the others and
 * more than half of a socket's memory. In production the compatibility flag in `wrangler.toml` says so, and drops this
 * header; on a developer's machine the proxies in front of the Worker would compress of their own accord, and an
 * extension that nobody offered is how they are told not to.
 */
const UNCOMPRESSED = { "Sec-WebSocket-Extensions": "none" };

export const upgradedTo = (client: WebSocket, subprotocol: string): Response =>
  new Response(null, {
    status: 101,
    webSocket: client,
    headers: {
      "Sec-WebSocket-Protocol": subprotocol,
      "X-Content-Type-Options": "nosniff",
      ...UNCOMPRESSED,
    },
  });

export const switchTo = (client: WebSocket, request: Request): Response =>
  upgradedTo(client, request.headers.get("Sec-WebSocket-Protocol") ?? "");
