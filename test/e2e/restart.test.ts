import { afterAll, expect, it } from "vitest";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { type Server, startServer } from "./server.ts";

let server: Server;
afterAll(() => server?.stop());

interface Guest {
  readonly token: string;
}

async function call<T>(path: string, body: unknown, token?: string): Promise<T> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as T;
}

/** Connects, sends these moves and resolves with the welcome and the answers. */
function exchange(match: string, token: string, moves: readonly object[]): Promise<ServerFrame[]> {
  return new Promise((resolve, reject) => {
    const address = `${server.url.replace("http", "ws")}/api/matches/${match}/socket`;
    const socket = new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
    const heard: ServerFrame[] = [];
    socket.onerror = () => reject(new Error("The socket failed"));
    socket.onopen = () => {
      for (const [i, move] of moves.entries())
        socket.send(JSON.stringify({ type: "move", id: `m${i}`, move }));
    };
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data) as ServerFrame;
      if (frame.type === "welcome" || frame.type === "accepted" || frame.type === "refused")
        heard.push(frame);
      if (heard.length === moves.length + 1) {
        socket.close();
        resolve(heard);
      }
    };
  });
}

it("a move acknowledged before the server was killed is there after it came back, once", async () => {
  server = await startServer();
  const [ada, bob] = [await call<Guest>("/api/players", {}), await call<Guest>("/api/players", {})];
  const { id } = await call<{ id: string }>("/api/matches", { game: "password", language: "fr" }, ada.token);
  await call(`/api/matches/${id}/seats`, {}, bob.token);
  const secret = [{ type: "secret", word: "salade" }];
  const [, accepted] = await exchange(id, ada.token, secret);
  expect(accepted).toMatchObject({ type: "accepted", id: "m0" });

  await server.kill();
  server = await startServer(server.stateDir);

  const [welcome, again] = await exchange(id, ada.token, secret);
  expect(welcome).toMatchObject({ type: "welcome", seat: 0, view: { phase: "choosing", awaiting: [1] } });
  expect(again).toEqual(accepted);
});
