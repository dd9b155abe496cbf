import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gameNamed } from "../src/games/registry.ts";
import type { Replay } from "../src/match/log.ts";
import { isSignedBy } from "../src/proof/signature.ts";
import { type CheckName, type Fault, isVerified, type Notary, verify } from "../src/proof/verify.ts";
import { keysSchema, replaySchema } from "../src/protocol/requests.ts";
import { stop } from "./run.ts";

/**
 * Checks a downloaded replay, asking nobody. Whose seal it is can only be told with the server's published keys:
 * `npm run verify -- replay.json https://palabre.example` fetches them, a second file may hold them as well.
 */
const USAGE = "npm run verify -- <replay.json> [<server's address, or a file with its /api/keys>]";

const CHECKED: Record<CheckName, string> = {
  chain: "every commit fits the hash of the one before it",
  seal: "the server signed the last hash",
  seed: "chance came from the seed that was committed to",
  words: "every secret word opens its commitment",
  outcome: "the log leads to the outcome by the rules",
};

const FOUND: Record<Fault, (where: string) => string> = {
  unchained: () => "the match was made before logs were chained",
  "log-broken": (at) => `the log is not in order at commit ${at}`,
  "chain-broken": (at) => `commit ${at} is not what was written, or was not written there`,
  unsealed: () => "there is no seal",
  "seal-elsewhere": () => "the seal is under another log",
  "seal-forged": (key) => `the signature is not that of key ${key}`,
  "key-unknown": (key) => `the server does not know this key ${key}`,
  "seed-differs": () => "the seed is not the one that was committed to",
  "word-differs": (word) => `${word} does not open its commitment`,
  "words-differ": () => "the words listed are not those of the log",
  "rules-differ": (version) =>
    `it was played by version ${version} of the rules, which this copy does not have`,
  "fold-fails": () => "the rules cannot make sense of the log",
  "header-differs": () => "the header is not that of the log",
  "outcome-differs": () => "the log leads to another outcome",
};

const [file, keys] = process.argv.slice(2);
if (!file) stop(`Which replay? ${USAGE}`);
const replay = readReplay(file);
const entry = gameNamed(replay.header.game);
if (!entry) stop(`${file}: there is no game ${replay.header.game} in this copy of Palabre.`);

const known = keys ? await readKeys(keys) : null;
const notary: Notary = {
  verify: (publicKey, message, signature) => isSignedBy(crypto.subtle, publicKey, message, signature),
  keyOf: (id) => (known ? (known.find((key) => key.id === id)?.publicKey ?? null) : undefined),
};
const checks = await verify(entry.rules, replay, notary);
console.log(`${entry.name}, match ${replay.header.id}, ${replay.log.length} commits`);
for (const { name, result, fault, where = "" } of checks) {
  const sign = { yes: "✓", no: "✗", missing: "–" }[result];
  console.log(`${sign} ${CHECKED[name]}${fault ? `: ${FOUND[fault](where)}` : ""}`);
}
if (replay.seal && !keys)
  console.log(`  sealed by ${replay.seal.key}, ${replay.seal.publicKey}: compare it with /api/keys`);
if (isVerified(checks)) console.log("Verified.");
else
  stop(
    checks.some(({ result }) => result === "no")
      ? "Not verified: see above."
      : "Not sealed: nothing is proven.",
  );

function readReplay(path: string): Replay {
  const parsed = replaySchema.safeParse(readJson(path));
  if (parsed.success) return parsed.data as unknown as Replay;
  const [issue] = parsed.error.issues;
  return stop(`${path} is no replay: ${issue?.path.join(".")}: ${issue?.message}`);
}

async function readKeys(from: string): Promise<{ id: string; publicKey: string }[]> {
  const answer = /^https?:/.test(from)
    ? await fetch(new URL("/api/keys", from)).then((response) => response.json())
    : readJson(from);
  const parsed = keysSchema.safeParse(answer);
  return parsed.success ? parsed.data.keys : stop(`${from} holds no keys as /api/keys gives them.`);
}

/** Paths are meant from where the command was typed, which npm remembers. */
function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? ".", path), "utf8"));
  } catch (error) {
    return stop(`${path} cannot be read: ${(error as Error).message}`);
  }
}
