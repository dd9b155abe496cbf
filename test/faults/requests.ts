import { type Chance, chanceOf } from "../../src/core/chance.ts";
import { seedOf } from "../contracts/play.ts";
import type { Server } from "../e2e/server.ts";
import { KEYS, newPartner, type Partner } from "./attack.ts";
import { Heard } from "./heard.ts";
import { faultsIn } from "./lines.ts";
import { Memory } from "./memory.ts";
import { mutate, mutateText } from "./mutate.ts";
import { silently, type Tell } from "./progress.ts";
import { type Guest, newGuest, newMatch, post, until } from "./tables.ts";

/**
 * Damaged requests on every route of the API's own description. None may end in a fault of ours, and whoever asks
 * wrongly is told so as a problem with a code.
 */
export interface RequestsReport {
  readonly requests: number;
  readonly routes: number;
  readonly byStatus: Readonly<Record<number, number>>;
  /** The routes that were answered well at least once, so that damage began from something valid. */
  readonly reached: number;
  /** The slowest routes, in milliseconds on the whole, and how often. */
  readonly slowest: readonly string[];
  readonly memory: readonly number[];
  readonly isFlat: boolean;
  /** 5xx, or an answer of 4xx that is no problem document. */
  readonly wrong: readonly string[];
  readonly faults: readonly string[];
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
interface Operation {
  readonly responses: Readonly<Record<string, object>>;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Who asks, and about what. */
interface Known {
  readonly guest: Guest;
  readonly partner: Partner;
  /** One that is played, one that is over, a room that waits. */
  readonly matches: readonly string[];
}

const AT_ONCE = 16;
/** After so many requests a room has been left and a match resigned by damage that was none: others take their place. */
const ANEW_EVERY = 2000;
const LEAVING = new Set(["DELETE /api/me", "POST /api/me/sign-out"]);
/**
 * A lexicon that is not there, or a queue that is full, is not a fault: it is told with a time to come back. Nor is what
 * a call says of itself, such as 501 where oEmbed is asked for in another format. No call says 500 of itself.
 */
const MAY_BE_BUSY = 503;
const isFault = (status: number, { responses }: Operation): boolean =>
  status >= 500 && status !== MAY_BE_BUSY && (status === 500 || !(status in responses));

export async function tryRequests(
  server: Server,
  requests: number,
  seed: number,
  tell: Tell = silently,
): Promise<RequestsReport> {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Route => ({ method, path, operation })),
  );
  const memory = new Memory(server, requests);
  const byStatus: Record<number, number> = {};
  const spent = new Map<string, { ms: number; times: number }>();
  const reached = new Set<string>();
  const wrong: string[] = [];
  let known = await scene(server.url);
  let asked = 0;
  const ask = async (n: number): Promise<void> => {
    const chance = chanceOf(seedOf(seed), n, "requests");
    const route = routes[n % routes.length]!;
    const name = `${route.method.toUpperCase()} ${route.path}`;
    // Who has gone could ask nothing more.
    const asker = LEAVING.has(name) ? { ...known, guest: await newGuest(server.url) } : known;
    const { url, init } = damaged(server.url, route, asker, chance);
    const began = performance.now();
    const told = await answerTo(url, init, route.operation);
    const { ms, times } = spent.get(name) ?? { ms: 0, times: 0 };
    spent.set(name, { ms: ms + performance.now() - began, times: times + 1 });
    byStatus[told.status] = (byStatus[told.status] ?? 0) + 1;
    if (told.status < 400 || told.status === 426) reached.add(name); // 426: a socket, asked for without one
    if (told.wrong) wrong.push(`request ${n}: ${init.method} ${url}: ${told.status} ${told.wrong}`);
  };
  const work = async (): Promise<void> => {
    while (asked < requests) {
      const n = asked++;
      if (n % ANEW_EVERY === ANEW_EVERY - 1) known = await scene(server.url);
      await ask(n);
      memory.look(n);
      tell(n, () => ({ byStatus, mb: memory.points.at(-1), wrong: wrong.length }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const slowest = [...spent]
    .sort(([, a], [, b]) => b.ms - a.ms)
    .slice(0, 5)
    .map(([name, { ms, times }]) => `${name}: ${Math.round(ms)} ms, ${times} times`);
  return {
    ...{ requests, routes: routes.length, byStatus, reached: reached.size, slowest },
    ...{ memory: memory.points, isFlat: memory.isFlat, wrong, faults: faultsIn(server) },
  };
}

async function scene(url: string): Promise<Known> {
  const [guest, other] = [await newGuest(url), await newGuest(url)];
  const played = await newMatch(url, "password", [guest, other]);
  const over = await newMatch(url, "overturn", [guest, other]);
  const line = await Heard.open(url, `/api/matches/${over}/socket`, guest.token);
  line.send(JSON.stringify({ type: "move", id: "end", move: { type: "resign" } }));
  await until("the end", 60, () => line.over);
  line.close();
  const wish = { game: "password", language: "fr", seats: 3, start: "host" };
  const { id: room } = await post<{ id: string }>(url, "/api/matches", wish, guest.token);
  return { guest, partner: await newPartner(url, "fuzzed"), matches: [played, over, room] };
}

async function answerTo(
  url: string,
  init: RequestInit,
  operation: Operation,
): Promise<{ status: number; wrong: string | null }> {
  const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(60_000) });
  const text = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  if (isFault(answer.status, operation)) return { status: answer.status, wrong: text };
  const isApi = new URL(url).pathname.startsWith("/api/");
  if (isApi && answer.status >= 400 && !type.startsWith("application/problem+json"))
    return { status: answer.status, wrong: `${type}: ${text.slice(0, 200)}` };
  return { status: answer.status, wrong: null };
}

function damaged(
  server: string,
  { method, path, operation }: Route,
  known: Known,
  chance: Chance,
): { url: string; init: RequestInit & { method: string } } {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = path.startsWith("/api/matches")
      ? chance.pick(known.matches)
      : sampleText(name, known, chance);
    return encodeURIComponent(chance.int(3) === 0 ? mutateText(value, chance) : value);
  });
  const url = new URL(address, server);
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in !== "query" || chance.int(4) === 0) continue;
    const value = sampleText(parameter.name, known, chance);
    url.searchParams.set(parameter.name, chance.int(2) === 0 ? mutateText(value, chance) : value);
  }
  const headers: Record<string, string> = {};
  const mood = chance.int(8);
  const bearer = `Bearer ${keyFor(path, known)}`;
  if (mood > 1) headers.authorization = bearer;
  if (mood === 1) headers.authorization = headerSafe(mutateText(bearer, chance));
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const init: RequestInit & { method: string } = { method: method.toUpperCase(), headers };
  if (schema) {
    headers["content-type"] = chance.int(8) === 0 ? "text/plain" : "application/json";
    const whole = sample(schema, known, chance);
    const body = JSON.stringify(chance.int(4) === 0 ? whole : mutate(whole, chance)) ?? "";
    init.body = chance.int(4) === 0 ? mutateText(body, chance) : body;
  }
  return { url: url.href, init };
}

const keyFor = (path: string, { guest, partner }: Known): string => {
  if (path.startsWith("/api/admin")) return KEYS.ADMIN_KEY;
  return path.startsWith("/api/partner") ? partner.secretKey : guest.token;
};

const headerSafe = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?").trim();

const sampleText = (name: string, { partner, matches, guest }: Known, chance: Chance): string =>
  chance.pick(
    {
      language: ["fr", "en", "de"],
      game: ["password", "overturn", "lexiduel", "buzzle-solitaire"],
      word: ["salade", "été"],
      partner: [partner.id],
      match: matches,
      player: [guest.player.id],
    }[name] ?? ["AAAAAAAAAAAAAAAAAAAAAA", "fr", "x", "1"],
  );

/** Something that fits the schema, more or less: damage comes afterwards. */
function sample(schema: Schema, known: Known, chance: Chance, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sample(chance.pick(either), known, chance, name);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([each]) => schema.required?.includes(each) || chance.int(3) > 0)
        .map(([each, of]) => [each, sample(of, known, chance, each)]),
    );
  if (schema.type === "array") return schema.items ? [sample(schema.items, known, chance, name)] : [];
  if (schema.type === "integer" || schema.type === "number") return chance.int(5);
  if (schema.type === "boolean") return chance.int(2) === 0;
  if (schema.type !== "string") return {};
  return NAMED.has(name) ? sampleText(name, known, chance) : "Ada";
}

const NAMED = new Set(["game", "language", "match", "player"]);
