import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Replay } from "../../src/match/log.ts";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { connect } from "./browser.ts";
import { hideWord, rollAndAsk, whoseTurn } from "./password-table.ts";
import { COUNTING_WORKER, type Server, startServer } from "./server.ts";
import { visit } from "./visitor.ts";

const PATIENCE = { timeout: 60_000 };
let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), connect(inject("browser"))]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

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

it("[W46] [W113] [T0b] what was acknowledged before the server was killed is there once it is back, in another version; open pages go on by themselves, and nobody lost time", async () => {
  const ada = await visit(browser, `${server.url}/quick/password`);
  const bob = await visit(browser, `${server.url}/quick/password`);
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL(/\/m\//, PATIENCE)));
  const match = new URL(ada.page.url()).pathname.split("/").at(-1);
  await hideWord(ada, "salade");
  await hideWord(bob, "danse");
  const mover = await whoseTurn([ada, bob]);
  const other = mover === ada ? bob : ada;
  const told = other.page.locator(".story li").filter({ hasText: /lance \d et \d/ });
  expect(await told.count()).toBe(0);

  const [cleo, dan] = [await call<Guest>("/api/players", {}), await call<Guest>("/api/players", {})];
  const { id } = await call<{ id: string }>("/api/matches", { game: "password", language: "fr" }, cleo.token);
  await call(`/api/matches/${id}/seats`, {}, dan.token);
  const secret = [{ type: "secret", word: "salade" }];
  const [, accepted] = await exchange(id, cleo.token, secret);
  expect(accepted).toMatchObject({ type: "accepted", id: "m0" });

  const { stateDir, url } = server;
  await server.kill();
  for (const { page } of [ada, bob]) await page.getByText("Connexion perdue").waitFor(PATIENCE);
  server = await startServer(stateDir, {}, Number(new URL(url).port), COUNTING_WORKER);

  const [welcome, again] = await exchange(id, cleo.token, secret);
  expect(welcome).toMatchObject({ type: "welcome", seat: 0, view: { phase: "choosing", awaiting: [1] } });
  expect(again).toEqual(accepted);

  for (const { page } of [ada, bob])
    await page.locator('.line-note[data-status="live"]').waitFor({ state: "attached", ...PATIENCE });
  await rollAndAsk(mover);
  await told.first().waitFor({ state: "attached", ...PATIENCE });
  await ada.page.getByRole("button", { name: "Abandonner" }).click();
  await ada.page.getByRole("button", { name: "Oui, j’abandonne" }).click();
  await bob.page.getByRole("heading", { name: "Gagné" }).waitFor(PATIENCE);
  expect([...ada.complaints, ...bob.complaints]).toEqual([]);

  const { log } = (await (await fetch(`${url}/api/matches/${match}/replay`)).json()) as Replay;
  const types = log.flatMap(({ events }) => events.map(({ type }) => type));
  expect(types.filter((type) => type === "clocks-stopped")).toHaveLength(1);
  expect(types.filter((type) => type === "everyone-arrived")).toHaveLength(2);
  expect((await fetch(`${url}/api/bill`)).status).toBe(200); // which the first version does not know
});
