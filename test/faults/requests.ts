import { type Chance, chanceOf } from "../../src/core/chance.ts";
import { seedOf } from "../contracts/play.ts";
import type { Server } from "../e2e/server.ts";
import { faultsIn } from "./lines.ts";
import { mutate, mutateText } from "./mutate.ts";
import { newGuest, newMatch } from "./tables.ts";

/**
 * Damaged requests on every route of the API's own description. None may end in a fault of ours, and whoever asks
 * wrongly is told so as a problem with a code.
 */
export interface RequestsReport {
  readonly requests: number;
  readonly routes: number;
  readonly byStatus: Readonly<Record<number, number>>;
  /** 5xx, or an answer of 4xx that is no problem document. */
  readonly wrong: readonly string[];
  readonly faults: readonly string[];
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const AT_ONCE = 8;
/** A lexicon that is not there, or a queue that is full, is not a fault: it is told with a time to come back. */
const MAY_BE_BUSY = 503;

export async function tryRequests(server: Server, requests: number, seed: number): Promise<RequestsReport> {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Route => ({ method, path, operation })),
  );
  const guest = await newGuest(server.url);
  const match = await newMatch(server.url, "password", [guest, await newGuest(server.url)]);
  const byStatus: Record<number, number> = {};
  const wrong: string[] = [];
  const ask = async (n: number): Promise<void> => {
    const chance = chanceOf(seedOf(seed), n, "requests");
    const route = routes[n % routes.length]!;
    const { url, init } = damaged(server.url, route, { match, token: guest.token }, chance);
    const told = await answerTo(url, init);
    byStatus[told.status] = (byStatus[told.status] ?? 0) + 1;
    if (told.wrong) wrong.push(`request ${n}: ${init.method} ${url}: ${told.status} ${told.wrong}`);
  };
  for (let n = 0; n < requests; n += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, requests - n) }, (_, i) => ask(n + i)));
  return { requests, routes: routes.length, byStatus, wrong, faults: faultsIn(server) };
}

async function answerTo(url: string, init: RequestInit): Promise<{ status: number; wrong: string | null }> {
  const answer = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(60_000) });
  const text = await answer.text();
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status >= 500 && answer.status !== MAY_BE_BUSY) return { status: answer.status, wrong: text };
  const isApi = new URL(url).pathname.startsWith("/api/");
  if (isApi && answer.status >= 400 && !type.startsWith("application/problem+json"))
    return { status: answer.status, wrong: `${type}: ${text.slice(0, 200)}` };
  return { status: answer.status, wrong: null };
}

function damaged(
  server: string,
  { method, path, operation }: Route,
  known: { match: string; token: string },
  chance: Chance,
): { url: string; init: RequestInit & { method: string } } {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === "id" ? known.match : sampleText(name, chance);
    return encodeURIComponent(chance.int(3) === 0 ? mutateText(value, chance) : value);
  });
  const url = new URL(address, server);
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in !== "query" || chance.int(4) === 0) continue;
    url.searchParams.set(parameter.name, mutateText(sampleText(parameter.name, chance), chance));
  }
  const headers: Record<string, string> = {};
  const mood = chance.int(6);
  if (mood > 1) headers.authorization = `Bearer ${known.token}`;
  if (mood === 1) headers.authorization = headerSafe(mutateText(`Bearer ${known.token}`, chance));
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const init: RequestInit & { method: string } = { method: method.toUpperCase(), headers };
  if (schema) {
    headers["content-type"] = chance.int(8) === 0 ? "text/plain" : "application/json";
    const body = JSON.stringify(mutate(sample(schema, chance), chance)) ?? "";
    init.body = chance.int(4) === 0 ? mutateText(body, chance) : body;
  }
  return { url: url.href, init };
}

const headerSafe = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?").trim();

const sampleText = (name: string, chance: Chance): string =>
  chance.pick(
    { language: ["fr", "en", "de"], game: ["password", "overturn", "lexiduel"], word: ["salade", "été"] }[
      name
    ] ?? ["AAAAAAAAAAAAAAAAAAAAAA", "x", "1"],
  );

/** Something that fits the schema, more or less: damage comes afterwards. */
function sample(schema: Schema, chance: Chance): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return sample(chance.pick(either), chance);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(() => chance.int(5) > 0)
        .map(([name, each]) => [name, name === "game" ? sampleText("game", chance) : sample(each, chance)]),
    );
  if (schema.type === "array") return schema.items ? [sample(schema.items, chance)] : [];
  if (schema.type === "integer" || schema.type === "number") return chance.int(5);
  if (schema.type === "boolean") return chance.int(2) === 0;
  return schema.type === "string" ? "Ada" : {};
}
