import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { stop } from "./run.ts";

/** Makes partners and their keys, by the administrator's calls of a running server. Without arguments it tells how. */
const COMMANDS = {
  list: { takes: [], also: "", does: "everyone, with origins and keys" },
  make: {
    takes: ["id", "name"],
    also: "[--origin https://www.example.com]…",
    does: "prints its keys, this once",
  },
  origins: { takes: ["id"], also: "--origin … | --none", does: "replaces them all" },
  key: {
    takes: ["id"],
    also: "[--kind public|secret] [--mode test|live]",
    does: "one more; a secret live one unless said",
  },
  revoke: { takes: ["id", "key id"], also: "", does: "as `list` names it" },
  signer: { takes: ["id", "kid"], also: "[--jwk file.json]", does: "a public key, or a new shared secret" },
  unsign: { takes: ["id", "kid"], also: "", does: "" },
  jwks: { takes: ["id", "url|none"], also: "", does: "where the partner serves its public keys" },
  disable: { takes: ["id"], also: "", does: "no frame, no call, no webhook, until it is enabled" },
  enable: { takes: ["id"], also: "", does: "" },
  reseal: { takes: [], also: "", does: "every secret under today's signing key" },
} as const;
type Command = keyof typeof COMMANDS;

const lineOf = (command: Command): string =>
  [command, ...COMMANDS[command].takes.map((each) => `<${each}>`), COMMANDS[command].also]
    .filter((part) => part !== "")
    .join(" ");

const WIDTH = 58;
const HELP = `npm run partner -- <command>

${(Object.keys(COMMANDS) as Command[])
  .map((command) => `  ${lineOf(command).padEnd(WIDTH)}${COMMANDS[command].does}`.trimEnd())
  .join("\n")}

Talks to PALABRE_URL (http://127.0.0.1:8787) with ADMIN_KEY, from the environment or .dev.vars.`;

const { positionals, values } = read();
const [name = "", ...rest] = positionals;
if (!Object.hasOwn(COMMANDS, name)) stop(HELP);
const command = name as Command;
if (rest.length !== COMMANDS[command].takes.length || rest.includes(""))
  stop(`Write: npm run partner -- ${lineOf(command)}`);
const [id = "", what = ""] = rest;
const at = `/${encodeURIComponent(id)}`;

switch (command) {
  case "list":
    show(await call("GET", ""));
    break;
  case "make":
    show(await call("POST", "", { id, name: what, origins: values.origin }));
    break;
  case "origins":
    // A forgotten option must not shut a partner's pages.
    if (values.origin.length > 0 === values.none) stop("Name its origins with --origin, or say --none.");
    show(await call("PATCH", at, { origins: values.origin }));
    break;
  case "key":
    show(await call("POST", `${at}/keys`, { kind: values.kind, mode: values.mode }));
    break;
  case "revoke":
    show(await call("DELETE", `${at}/keys/${encodeURIComponent(what)}`));
    break;
  case "signer":
    show(
      await call("POST", `${at}/signers`, { kid: what, ...(values.jwk ? { jwk: readKey(values.jwk) } : {}) }),
    );
    break;
  case "unsign":
    show(await call("DELETE", `${at}/signers/${encodeURIComponent(what)}`));
    break;
  case "jwks":
    show(await call("PATCH", at, { jwksUrl: what === "none" ? null : what }));
    break;
  case "disable":
  case "enable":
    show(await call("PATCH", at, { disabled: command === "disable" }));
    break;
  case "reseal":
    show(await call("POST", "/reseal"));
    break;
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        origin: { type: "string", multiple: true, default: [] },
        none: { type: "boolean", default: false },
        kind: { type: "string", default: "secret" },
        mode: { type: "string", default: "live" },
        jwk: { type: "string" },
      },
    });
  } catch (error) {
    // Node's own first sentence says which option it was.
    return stop(`${(error as Error).message.split(". ")[0]}.\n\n${HELP}`);
  }
}

function readKey(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(resolve(process.env.INIT_CWD ?? ".", file), "utf8");
  } catch {
    return stop(`${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    return stop(
      `${file} is not JSON. It should hold one public key: {"kty": "OKP", "crv": "Ed25519", "x": "…"}`,
    );
  }
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const url = `${process.env.PALABRE_URL ?? "http://127.0.0.1:8787"}/api/admin/partners${path}`;
  const headers = { Authorization: `Bearer ${adminKey()}` };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
  const answer = await fetch(url, init).catch(() => stop(`Nobody answers at ${url}. Is the server running?`));
  if (answer.status === 204) return "Done.";
  const told = (await answer.json().catch(() => null)) as { title?: string; detail?: string } | null;
  if (!told) stop(`What answers at ${url} is not Palabre (${answer.status}). Set PALABRE_URL.`);
  if (!answer.ok) stop(`${told.title}: ${told.detail}`);
  return told;
}

function adminKey(): string {
  if (process.env.ADMIN_KEY) return process.env.ADMIN_KEY;
  let kept = "";
  try {
    kept = /^ADMIN_KEY=(.+)$/m.exec(readFileSync(".dev.vars", "utf8"))?.[1] ?? "";
  } catch {
    // no server has run here yet
  }
  return kept || stop("There is no ADMIN_KEY. Set it here as it is set at the server.");
}

function show(told: unknown): void {
  console.log(typeof told === "string" ? told : JSON.stringify(told, null, 2));
}
