import { fromHex } from "../core/bytes.ts";
import { canonical } from "../core/canonical.ts";
import type { Folding, Secret } from "../games/game.ts";
import { foldLog, type Replay } from "../match/log.ts";
import { opens, seedCommitmentOf } from "../match/seal.ts";
import { gameOf, type MatchState } from "../match/state.ts";
import { anchorOf, linkOf, sealText } from "./chain.ts";

/**
 * Checks a finished replay with nothing but itself and the rules: nobody is asked. A browser and the command
 * `npm run verify` do the same, and each check says what it found.
 */
export const CHECKS = ["chain", "seal", "seed", "words", "outcome"] as const;
export type CheckName = (typeof CHECKS)[number];

export const FAULTS = [
  "unchained",
  "log-broken",
  "chain-broken",
  "unsealed",
  "seal-elsewhere",
  "seal-forged",
  "key-unknown",
  "seed-differs",
  "word-differs",
  "words-differ",
  "rules-differ",
  "fold-fails",
  "header-differs",
  "outcome-differs",
] as const;
export type Fault = (typeof FAULTS)[number];

/** `missing` is for what an older match never had: nothing is wrong with it, and nothing is proven. */
export interface Check {
  readonly name: CheckName;
  readonly result: "yes" | "no" | "missing";
  readonly fault?: Fault;
  /** Which commit, seat or word it is about. */
  readonly where?: string;
}

export interface Notary {
  /** Whether this Ed25519 signature is good. */
  verify(publicKey: string, message: Uint8Array, signature: string): Promise<boolean>;
  /** The public key that the server publishes under this id; null when it has none, undefined when it was not asked. */
  keyOf(id: string): string | null | undefined;
}

export async function verify(rules: Folding, replay: Replay, notary: Notary): Promise<Check[]> {
  const folded = fold(rules, replay);
  return [
    checkChain(replay),
    await checkSeal(replay, notary),
    checkSeed(replay),
    checkWords(rules, replay, folded),
    checkOutcome(rules, replay, folded),
  ];
}

export const isVerified = (checks: readonly Check[]): boolean =>
  checks.every(({ result }) => result === "yes");

const yes = (name: CheckName): Check => ({ name, result: "yes" });
const no = (name: CheckName, fault: Fault, where?: string): Check => ({
  name,
  result: "no",
  fault,
  ...(where === undefined ? {} : { where }),
});

/** A chained match says so in its first commit: a file whose hashes were taken out does not pass for an old one. */
const isOld = ({ header, log, seal }: Replay): boolean =>
  header.chain === undefined && seal === null && log.every(({ hash }) => hash === undefined);

function checkChain(replay: Replay): Check {
  const { header, log } = replay;
  const broken = log.findIndex(({ seq, at }, i) => seq !== i + 1 || at < (log[i - 1]?.at ?? 0));
  if (broken >= 0 || log.length === 0) return no("chain", "log-broken", String(broken + 1));
  if (isOld(replay)) return { name: "chain", result: "missing", fault: "unchained" };
  let head = anchorOf(header.id);
  for (const commit of log) {
    head = linkOf(head, commit);
    if (commit.hash !== head) return no("chain", "chain-broken", String(commit.seq));
  }
  return yes("chain");
}

async function checkSeal(replay: Replay, notary: Notary): Promise<Check> {
  const { header, log, seal } = replay;
  if (isOld(replay)) return { name: "seal", result: "missing", fault: "unsealed" };
  if (seal === null) return no("seal", "unsealed");
  if (seal.head !== log.at(-1)?.hash) return no("seal", "seal-elsewhere");
  const known = notary.keyOf(seal.key);
  if (known !== undefined && known !== seal.publicKey) return no("seal", "key-unknown", seal.key);
  const text = sealText(header.id, log.length, seal.head);
  return (await notary.verify(seal.publicKey, text, seal.signature))
    ? yes("seal")
    : no("seal", "seal-forged", seal.key);
}

function checkSeed({ header }: Replay): Check {
  try {
    return seedCommitmentOf(fromHex(header.seed)) === header.seedCommitment
      ? yes("seed")
      : no("seed", "seed-differs");
  } catch {
    return no("seed", "seed-differs");
  }
}

/** The words that the log holds are those the replay lists, and each opens the commitment made when it was chosen. */
function checkWords(rules: Folding, replay: Replay, folded: MatchState | null): Check {
  const game = folded ? gameOf(folded) : undefined;
  const held: readonly Secret[] = game === undefined ? [] : rules.secrets(game);
  const closed = [...held, ...replay.commitments].find((secret) => !opensSafely(replay.header.id, secret));
  if (closed) return no("words", "word-differs", closed.word);
  return canonical(held) === canonical(replay.commitments) ? yes("words") : no("words", "words-differ");
}

function opensSafely(match: string, secret: Secret): boolean {
  try {
    return opens(match, secret);
  } catch {
    return false; // a nonce that is no hexadecimal opens nothing
  }
}

function checkOutcome(rules: Folding, replay: Replay, folded: MatchState | null): Check {
  const { header, outcome } = replay;
  if (header.rules !== rules.version) return no("outcome", "rules-differ", String(header.rules));
  if (folded === null) return no("outcome", "fold-fails");
  if (canonical(folded.header) !== canonical(header)) return no("outcome", "header-differs");
  const reached = folded.progress.stage === "finished" ? folded.progress.outcome : null;
  return reached !== null && canonical(reached) === canonical(outcome ?? null)
    ? yes("outcome")
    : no("outcome", "outcome-differs");
}

/** Null when the rules cannot make sense of the log. */
function fold(rules: Folding, { log }: Replay): MatchState | null {
  try {
    return foldLog(rules, log);
  } catch {
    return null;
  }
}
