import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { stop } from "./run.ts";

/** Makes partners and their keys, by the administrator's calls of a running server. Without arguments it tells how. */
const HELP = `npm run partner -- <command>

  list
  make <id> <name> [--origin https://www.example.com]…   prints its keys, this once
  origins <id> [--origin …]…                             replaces them all
  key <id> --kind public|secret --mode test|live
  revoke <id> <key id>
  signer <id> <kid> [--jwk file.json]                    a public key, or a new shared secret
  unsign <id> <kid>
  jwks <id> <url|none>
  reseal                                                 every secret under today's signing key

Talks to PALABRE_URL (http://127.0.0.1:8787) with ADMIN_KEY, from the environment or .dev.vars.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: "string", multiple: true, default: [] },
    kind: { type: "string", default: "secret" },
    mode: { type: "string", default: "live" },
    jwk: { type: "string" },
  },
});
const [command, id = "", third = ""] = positionals;
const at = `/${encodeURIComponent(id)}`;

switch (command) {
  case "list":
    show(await call("GET", ""));
    break;
  case "make":
    show(await call("POST", "", { id, name: third, origins: values.origin }));
    break;
  case "origins":
    show(await call("PATCH", at, { origins: values.origin }));
    break;
  case "key":
    show(await call("POST", `${at}/keys`, { kind: values.kind, mode: values.mode }));
    break;
  case "revoke":
    show(await call("DELETE", `${at}/keys/${encodeURIComponent(third)}`));
    break;
  case "signer": {
    const jwk = values.jwk && JSON.parse(readFileSync(values.jwk, "utf8"));
    show(await call("POST", `${at}/signers`, { kid: third, ...(jwk ? { jwk } : {}) }));
    break;
  }
  case "unsign":
    show(await call("DELETE", `${at}/signers/${encodeURIComponent(third)}`));
    break;
  case "jwks":
    show(await call("PATCH", at, { jwksUrl: third === "none" ? null : third }));
    break;
  case "reseal":
    show(await call("POST", "/reseal"));
    break;
  default:
    stop(HELP);
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const url = `${process.env.PALABRE_URL ?? "http://127.0.0.1:8787"}/api/admin/partners${path}`;
  const headers = { Authorization: `Bearer ${adminKey()}` };
  const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
  const answer = await fetch(url, init).catch(() => stop(`Nobody answers at ${url}. Is the server running?`));
  if (answer.status === 204) return "Done.";
  const read = (await answer.json()) as { title?: string; detail?: string };
  if (!answer.ok) stop(`${read.title}: ${read.detail}`);
  return read;
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

function show(what: unknown): void {
  console.log(typeof what === "string" ? what : JSON.stringify(what, null, 2));
}
