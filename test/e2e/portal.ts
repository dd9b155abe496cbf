import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type SigningKey, signVisitor } from "../../src/sdk/server.ts";

/**
 * A partner's site, on another site than ours: a page with the pasted tag, an address that signs for its visitors,
 * and a receiver of webhooks that fails at first. Its policy is the one that the partners' page recommends.
 */
export interface Portal {
  readonly origin: string;
  /** Who signs, once the partner is registered. */
  signer: { readonly partner: string; readonly key: SigningKey } | null;
  readonly hooks: { readonly headers: IncomingMessage["headers"]; readonly body: string }[];
  /** How many more webhooks are answered 500. */
  failures: number;
  /** The page with a frame of this element. */
  page(attributes: Record<string, string>, host?: string): string;
  /** A page with a plain frame and no script at all; sandboxed, if that is said. */
  plain(game: string, query: Record<string, string>, sandbox?: string): string;
  /** A page with nothing of ours in it. */
  empty(host: string): string;
  close(): Promise<void>;
}

const SCRIPT = `
globalThis.heard = [];
const game = document.createElement("palabre-game");
for (const [name, value] of new URLSearchParams(location.search)) game.setAttribute(name, value);
game.addEventListener("palabre", ({ detail }) => heard.push(detail));
globalThis.game = game;
document.body.append(game);
`;

export async function openPortal(gameOrigin: string): Promise<Portal> {
  const hooks: Portal["hooks"] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const port = (server.address() as { port: number }).port;
  const portal: Portal = {
    origin: `http://portal.localhost:${port}`,
    signer: null,
    hooks,
    failures: 0,
    page: (attributes, host = "portal") =>
      `http://${host}.localhost:${port}/?${new URLSearchParams(attributes)}`,
    plain: (game, query, sandbox) =>
      `http://portal.localhost:${port}/plain/${game}/${sandbox ?? ""}?${new URLSearchParams(query)}`,
    empty: (host) => `http://${host}.localhost:${port}/empty`,
    close: () => closed(server),
  };
  const policy = `default-src 'none'; script-src 'self' ${gameOrigin}; frame-src ${gameOrigin}; connect-src 'self' ${gameOrigin} ${gameOrigin.replace("http", "ws")}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", portal.origin);
    const send = (type: string, body: string, status = 200): void => {
      response.writeHead(status, { "Content-Type": type, "Content-Security-Policy": policy }).end(body);
    };
    if (url.pathname === "/portal.js") return send("text/javascript", SCRIPT);
    if (url.pathname.startsWith("/sdk/"))
      return send("text/javascript", readFileSync(`dist${url.pathname}`, "utf8"));
    if (url.pathname === "/token" && portal.signer) {
      const { partner, key } = portal.signer;
      const user = url.searchParams.get("user") ?? "";
      const token = await signVisitor(key, { partner, user, name: user, origin: portal.origin });
      return send("application/json", JSON.stringify({ token }));
    }
    if (url.pathname === "/hook") {
      let body = "";
      for await (const chunk of request) body += chunk;
      hooks.push({ headers: request.headers, body });
      return send("text/plain", "", portal.failures-- > 0 ? 500 : 204);
    }
    const plain = /^\/plain\/([a-z-]+)\/([a-z-]*)$/.exec(url.pathname);
    if (plain || url.pathname === "/empty") {
      const [, name, sandbox] = plain ?? [];
      const address = `${gameOrigin}/embed/v1/${name}?${url.searchParams}`.replaceAll("&", "&amp;");
      const frame = `<iframe src="${address}" title="Palabre" width="400" height="700" ${sandbox && `sandbox="${sandbox}"`}></iframe>`;
      return send(
        "text/html",
        `<!doctype html><html lang="fr"><title>Le Journal</title>${name ? frame : ""}</html>`,
      );
    }
    if (url.pathname !== "/") return send("text/plain", "", 404);
    return send(
      "text/html",
      `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Le Journal</title><h1>Le Journal</h1>
<script type="module" src="${gameOrigin}/embed/v1.js"></script><script type="module" src="/portal.js"></script></html>`,
    );
  }
  return portal;
}

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.closeAllConnections();
    server.close(() => done());
  });
