import { expect, it } from "vitest";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { type Guest, newGuest, newMatch } from "../faults/tables.ts";
import { serverUrl } from "./site.ts";

const url = serverUrl();

/** What the server agreed to of the extensions that were offered: Node, like every browser, offers compression. */
async function agreedAt(path: string, { token }: Guest): Promise<string> {
  const address = url.replace("http", "ws") + path;
  const socket = new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
  await new Promise((opened, failed) => {
    socket.onopen = opened;
    socket.onerror = failed;
  });
  socket.close();
  return socket.extensions;
}

it.each([
  [
    "a match",
    async (guest: Guest) => `/api/matches/${await newMatch(url, "password", [guest], {}, 1)}/socket`,
  ],
  ["a match that is not there", async ({ player }: Guest) => `/api/matches/${player.id}/socket`],
  ["quick match", async () => "/api/quick-match/socket?game=overturn&language=de"],
  ["quick match of no game", async () => "/api/quick-match/socket"],
  ["the lobby", async () => "/api/lobby/fr/socket"],
  ["a player's own news", async () => "/api/me/socket"],
])("[W36] [T0a] frames of %s are not compressed, whatever the client offers", async (_, pathFor) => {
  const guest = await newGuest(url);
  expect(await agreedAt(await pathFor(guest), guest)).toBe("");
});
