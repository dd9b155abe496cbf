import { DurableObject } from "cloudflare:workers";

/**
 * The least that any stored, told move costs on this platform: one row, one echo to every socket. As an object comes,
 * what it sends is compressed; asked for that at the address, it declines as ours do (`src/objects/upgrade.ts`).
 */
interface Env {
  readonly FLOOR: DurableObjectNamespace<Floor>;
}

export class Floor extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, data TEXT NOT NULL)");
  }

  override fetch(request: Request): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    const headers = new Headers();
    if (new URL(request.url).searchParams.has("plain")) headers.set("Sec-WebSocket-Extensions", "none");
    return new Response(null, { status: 101, webSocket: client, headers });
  }

  override webSocketMessage(_: WebSocket, message: string): void {
    this.ctx.storage.sql.exec("INSERT INTO log (data) VALUES (?)", message);
    for (const socket of this.ctx.getWebSockets()) socket.send(message);
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close(1000);
  }
}

export default {
  fetch(request: Request, env: Env): Response | Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/health") return new Response("ok");
    return env.FLOOR.getByName(pathname).fetch(request);
  },
};
