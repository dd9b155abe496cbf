import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";

/**
 * From bytes to ready in a cold isolate: a fresh runtime each time, one empty request to open the connection, then
 * the one that unpacks and asks for a word. An empty request more is what the call itself costs.
 */
export interface ColdStart {
  readonly trie: Spent;
  readonly set: Spent;
}

/** By the clock, and by the processor for the thread that runs the isolate, which a busy machine changes less. */
export interface Spent {
  readonly wallMs: number;
  readonly cpuMs: number;
}

export async function coldStart(trie: Uint8Array, list: Uint8Array): Promise<ColdStart> {
  return { trie: await ready("/trie", trie, list), set: await ready("/set", trie, list) };
}

async function ready(path: string, trie: Uint8Array, list: Uint8Array): Promise<Spent> {
  const runtime = new Miniflare({
    workers: [
      {
        config: {
          name: "bench",
          type: "worker",
          compatibilityDate: "2026-09-01",
          manifest: {
            mainModule: "bench.js",
            modules: {
              "bench.js": { type: "esm", contents: WORKER },
              "trie.gz": { type: "data", contents: new Uint8Array(trie) },
              "list.gz": { type: "data", contents: new Uint8Array(list) },
              ...lexiconModules(),
            },
          },
        },
      },
    ],
  });
  try {
    const url = await runtime.ready;
    const thread = threadOfRuntime();
    const timed = async (to: string): Promise<Spent> => {
      const [began, spent] = [performance.now(), cpuMsOf(thread)];
      const answer = await (await fetch(new URL(to, url))).text();
      if (answer !== "true") throw new Error(`${to}: ${answer}`);
      return { wallMs: performance.now() - began, cpuMs: cpuMsOf(thread) - spent };
    };
    await timed("/nothing");
    const nothing = await timed("/nothing");
    const all = await timed(path);
    return { wallMs: all.wallMs - nothing.wallMs, cpuMs: all.cpuMs - nothing.cpuMs };
  } finally {
    await runtime.dispose();
  }
}

/** The runtime is the only child of this process; its first thread runs the isolate. Linux alone tells. */
function threadOfRuntime(): string {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
  const pid = children.find((child) => readFileSync(`/proc/${child}/comm`, "utf8").startsWith("workerd"));
  if (pid === undefined) throw new Error(`Expected a runtime among ${children.join(", ")}`);
  return `/proc/${pid}/task/${pid}/schedstat`;
}

const cpuMsOf = (thread: string): number => Number(readFileSync(thread, "utf8").split(" ")[0]) / 1e6;

/** The reader as it is deployed, without its types. */
function lexiconModules(): Record<string, { type: "esm"; contents: string }> {
  const source = fileURLToPath(new URL("../../../src", import.meta.url));
  const files = readdirSync(join(source, "lexicon")).map((file) => `lexicon/${file}`);
  return Object.fromEntries(
    ["core/result.ts", ...files.filter((file) => file.endsWith(".ts"))].map((path) => [
      path,
      { type: "esm" as const, contents: stripTypeScriptTypes(readFileSync(join(source, path), "utf8")) },
    ]),
  );
}

const WORKER = `
import { gunzipSync } from "node:zlib";
import { readTrie } from "./lexicon/read.ts";
import trie from "./trie.gz";
import list from "./list.gz";

function answer(path) {
  if (path === "/trie") return readTrie(gunzipSync(trie), true).value.classesOf("PORTES") > 0;
  if (path === "/set") return new Set(new TextDecoder().decode(gunzipSync(list)).split("\\n")).has("PORTES");
  return true;
}

export default { fetch: (request) => new Response(String(answer(new URL(request.url).pathname))) };
`;
