import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { builtManifest, builtTrie } from "../../dictionaries/built.ts";
import { LEXICON_IDS } from "../../src/lexicon/ids.ts";
import { visitAll } from "../../src/lexicon/walks.ts";
import { type ColdStart, coldStart, type Spent } from "./dictionary/cold.ts";
import { drawSamples, type Sample } from "./dictionary/sample.ts";
import { type Lookup, type Structure, structuresOf } from "./dictionary/structures.ts";
import { compare, figure, type Goal } from "./shared/report.ts";

/**
 * The French dictionary against a JS Set and the packages that do the same: bytes on the way, time to be ready,
 * lookups, memory; and what the other languages take. All in one run and in turns; lookups are told in time of the
 * processor, which a busy machine changes little.
 *
 *     node test/bench/dictionary.ts
 */
const ROUNDS = 15;
const COLD_ROUNDS = 9;

interface Measured {
  readonly name: string;
  readonly gzipBytes: number;
  readonly readyMs: readonly number[];
  readonly hitNs: readonly number[];
  readonly missNs: readonly number[];
  readonly memoryBytes: number;
  /** Wrong answers among all lookups: a peer may have its faults, ours may not. */
  readonly wrong: number;
}

function measure(): { rows: Measured[]; structures: Structure[] } {
  const { trie } = builtManifest().lexicons.fr;
  const words: string[] = [];
  visitAll(builtTrie("fr"), (word) => words.push(word));
  const structures = structuresOf(words, trie.file, trie.sha256.slice(0, 12));
  const { hits, misses } = drawSamples(words, 100_000);
  const lookups = structures.map((structure) => held(structure));
  const rows = structures.map(({ name, packed }, i) => ({
    ...{ name, gzipBytes: packed.length, memoryBytes: lookups[i]!.memoryBytes, wrong: 0 },
    ...{ readyMs: [] as number[], hitNs: [] as number[], missNs: [] as number[] },
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, structure] of structures.entries()) {
      const [row, { lookup }] = [rows[i]!, lookups[i]!];
      row.readyMs.push(cpuMs(() => structure.ready(structure.packed)));
      for (const [sample, times, known] of [
        [hits, row.hitNs, true],
        [misses, row.missNs, false],
      ] as const) {
        const { ns, wrong } = timeLookups(structure, lookup, sample, known);
        times.push(ns);
        row.wrong += wrong;
      }
    }
  }
  if (rows[0]!.wrong > 0) throw new Error(`Our own dictionary gave ${rows[0]!.wrong} wrong answers`);
  return { rows, structures };
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Made ready once, with what it holds in memory. */
function held(structure: Structure): { lookup: Lookup; memoryBytes: number } {
  const used = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  const lookup = structure.ready(structure.packed);
  return { lookup, memoryBytes: lookup.bytes ?? used() - before };
}

function timeLookups(
  structure: Structure,
  lookup: Lookup,
  sample: Sample,
  known: boolean,
): { ns: number; wrong: number } {
  const words = sample.fresh(structure.lookups, structure.caseOf);
  let wrong = 0;
  const ms = cpuMs(() => {
    for (const word of words) if (lookup.has(word) !== known) wrong++;
  });
  return { ns: (ms * 1e6) / words.length, wrong };
}

/** Of the whole process: a thread's own time is told in steps of some milliseconds. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What a peer needs, ours beside it: below 1 is better than the peer. */
const GOALS: Readonly<Record<string, { readonly hit?: Goal; readonly cold?: Goal }>> = {
  Set: { hit: { atMost: 1 / 2 }, cold: { atMost: 1 / 20 } },
  "cspell-trie-lib": { hit: { atMost: 1 / 3 } },
};

function report(rows: readonly Measured[], cold: readonly ColdStart[]): void {
  const [ours, ...peers] = rows;
  if (!ours) return;
  for (const peer of peers) {
    const row = (what: string, unit: string, of: (row: Measured) => readonly number[], goal?: Goal): void =>
      void compare("dictionary", `${what}, ${peer.name}`, unit, of(ours), of(peer), peer.name, goal);
    row("hit", "ns", ({ hitNs }) => hitNs, GOALS[peer.name]?.hit);
    row("miss", "ns", ({ missNs }) => missNs);
    row("ready, warm", "ms", ({ readyMs }) => readyMs);
    row("gzip", "KB", ({ gzipBytes }) => [gzipBytes / 1000]);
    row("memory", "MB", ({ memoryBytes }) => [memoryBytes / 1e6]);
    figure("dictionary", `wrong answers, ${peer.name}`, "", peer.wrong);
  }
  const coldRow = (what: string, of: (spent: Spent) => number, goal?: Goal): void => {
    const sides = [cold.map(({ trie }) => of(trie)), cold.map(({ set }) => of(set))] as const;
    compare("dictionary", `ready, cold isolate, ${what}, Set`, "ms", ...sides, "Set", goal);
  };
  coldRow("processor", ({ cpuMs }) => cpuMs, GOALS.Set!.cold);
  coldRow("clock", ({ wallMs }) => wallMs);
  figure("dictionary", "wrong answers, ours", "", ours.wrong, { atMost: 0 });
}

const MOST_KB = { fr: 220, en: 350, de: 220, "de-umlauts": 220 } as const;
const MOST_MB = 1;

function reportSizes(): void {
  const { lexicons } = builtManifest();
  for (const id of LEXICON_IDS) {
    const trie = builtTrie(id);
    // With the table that many lookups make.
    for (let i = 0; i < 1000; i++) trie.classesOf("MOT");
    figure("dictionary", `${id} in KV, gzip`, "KB", lexicons[id].trie.gzipBytes / 1000, {
      atMost: MOST_KB[id],
    });
    figure("dictionary", `${id} in memory`, "MB", trie.memoryBytes / 1e6, { atMost: MOST_MB });
  }
}

const { rows, structures } = measure();
const [ours, set] = structures;
const cold: ColdStart[] = [];
for (let round = 0; round < COLD_ROUNDS; round++) cold.push(await coldStart(ours!.packed, set!.packed));
report(rows, cold);
reportSizes();
