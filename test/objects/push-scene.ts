import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";
import type { PushMessage, PushSettings } from "../../src/protocol/push.ts";
import { type Receiver, receiver } from "../players/receiver.ts";
import { Client, call, pair, tell } from "./client.ts";

/** Push services and the browsers behind them, as far as the Worker sees them. */
export interface Sent {
  readonly url: string;
  readonly redirect: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export const sent: Sent[] = [];
/** What the services answer, one after the other; 201 when there is nothing more. */
export const answers: (number | Error | Response)[] = [];

export function standInForServices(): void {
  sent.length = answers.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    sent.push({
      ...{ url: String(url), redirect: init!.redirect },
      headers: init!.headers as Record<string, string>,
      body: init!.body as Uint8Array,
    });
    const answer = answers.shift() ?? 201;
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : new Response(null, { status: answer });
  });
}

export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

export interface Device extends Receiver {
  readonly endpoint: string;
  messages(): PushMessage[];
}

let devices = 0;

/** A browser that asks to be told. */
export async function subscribe(token: string, timeZone = "UTC"): Promise<Device> {
  const browser = receiver();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${devices++}`;
  const answer = await api("POST", "/devices", token, {
    ...{ endpoint, timeZone },
    language: "fr",
    keys: browser.keys,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const messages = () =>
    sent
      .filter(({ url }) => url === endpoint)
      .map(({ body }) => JSON.parse(browser.read(body)) as PushMessage);
  return { ...browser, endpoint, messages };
}

export const api = (method: string, path: string, token: string, body?: unknown): Promise<Response> =>
  call(`/api/me/push${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

export const settings = async (token: string): Promise<PushSettings> => (await api("GET", "", token)).json();

/** What the player's own object has planned is done. */
export const ring = (player: { readonly id: string }): Promise<boolean> =>
  runDurableObjectAlarm(env.PLAYERS.getByName(player.id));

/** A match by correspondence that both have left: Ada first, whose turn it is since, and nobody has told her. */
export async function left(secrets = ["SALADE", "DANSE"], clock: object = { kind: "days", days: 2 }) {
  const { id, a, b, ada, bob } = await pair({ options: { clock } });
  await ada.move("a", { type: "secret", word: secrets[0] });
  await tell(id); // she is there: its beginning is no news to her
  ada.close();
  await ada.gone();
  await bob.move("b", { type: "secret", word: secrets[1] });
  await bob.next("update", ({ view }) => view.phase === "turn");
  await handOver(bob, 1);
  bob.close();
  await bob.gone();
  return { id, awaited: a, other: b, told: () => tell(id) };
}

/** Whoever is awaited comes, hands the turn over, and goes. */
export async function play(match: string, token: string, seat: number): Promise<void> {
  const line = await Client.open(match, token);
  await line.next("welcome");
  await handOver(line, seat);
  line.close();
  await line.gone();
}

async function handOver(line: Client, seat: number): Promise<void> {
  await line.move("roll", { type: "roll" });
  for (let i = 0; i < 20 && line.view.awaiting[0] === seat; i++) {
    const letter = "ETAOINSRHLDCUMFPGWYBVKXJQZ"[i];
    await line.move(`ask${i}`, { type: "ask", target: 1 - seat, letter });
    await line.move(`ask${i}c`, { type: "ask", target: 1 - seat });
    await line.move(`guess${i}`, { type: "guess", target: 1 - seat, word: "PORTE" });
  }
}
