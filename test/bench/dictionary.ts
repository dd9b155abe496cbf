import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { builtManifest, builtTrie } from "../../dictionaries/built.ts";
import { visitAll } from "../../src/lexicon/walks.ts";
import { type ColdStart, coldStart } from "./dictionary/cold.ts";
import { drawSamples, type Sample } from "./dictionary/sample.ts";
import { type Lookup, type Structure, structuresOf } from "./dictionary/structures.ts";
import { median } from "./shared/stats.ts";

/**
 * The French dictionary against a JS Set and the packages that do the same: bytes on the way, time to be ready,
 * lookups, memory. All in one run and in turns; times are of the processor where that can be told, for a busy
 * machine changes those little.
 *
 *     node test/bench/dictionary.ts
 */
const ROUNDS = 15;
const COLD_ROUNDS = 7;

export interface DictionaryRow {
  readonly name: string;
  readonly gzipBytes: number;
  readonly readyMs: readonly number[];
  readonly hitNs: readonly number[];
  readonly missNs: readonly number[];
  readonly memoryBytes: number;
  /** Wrong answers among all lookups: a peer may have its faults, ours may not. */
  readonly wrong: number;
}

export function dictionaryRows(): { rows: DictionaryRow[]; structures: Structure[] } {
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

/** "median ±half the spread in percent" of how many times as much as ours. */
function timesOurs(theirs: readonly number[], ours: readonly number[]): string {
  const ratios = theirs.map((value, i) => value / ours[i]!);
  const spread = (Math.max(...ratios) - Math.min(...ratios)) / median(ratios);
  return `${median(ratios).toFixed(2)} ±${Math.round(spread * 50)} %`;
}

/** Of the fastest round of each: what is left when nothing else was busy with the caches. */
const fastestTimesOurs = (theirs: readonly number[], ours: readonly number[]): string =>
  (Math.min(...theirs) / Math.min(...ours)).toFixed(2);

function print(rows: readonly DictionaryRow[], cold: readonly ColdStart[]): void {
  const ours = rows[0]!;
  const set = rows.find(({ name }) => name === "Set")!;
  const line = (cells: readonly string[]): void =>
    console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(20) : cell.padStart(14))).join(""));
  line([
    "French",
    "gzip KB",
    "ready ms",
    "hit ns",
    "miss ns",
    "memory MB",
    "hit × ours",
    "miss × ours",
    "wrong",
  ]);
  for (const row of rows) {
    line([
      row.name,
      (row.gzipBytes / 1000).toFixed(1),
      median(row.readyMs).toFixed(1),
      median(row.hitNs).toFixed(0),
      median(row.missNs).toFixed(0),
      (row.memoryBytes / 1e6).toFixed(2),
      timesOurs(row.hitNs, ours.hitNs),
      timesOurs(row.missNs, ours.missNs),
      String(row.wrong),
    ]);
  }
  const cspell = rows.find(({ name }) => name === "cspell-trie-lib")!;
  const goal = (what: string, figure: string, bound: string): void =>
    console.log(`${what.padEnd(58)} ${figure.padStart(16)}   goal ${bound}`);
  console.log();
  goal("gzip KB", (ours.gzipBytes / 1000).toFixed(1), "≤ 220, stretch 195");
  goal("a hit in the Set, times ours", timesOurs(set.hitNs, ours.hitNs), "≥ 2");
  goal("the same, fastest rounds", fastestTimesOurs(set.hitNs, ours.hitNs), "≥ 2");
  goal("a hit in cspell-trie-lib, times ours", timesOurs(cspell.hitNs, ours.hitNs), "≥ 3");
  goal("the same, fastest rounds", fastestTimesOurs(cspell.hitNs, ours.hitNs), "≥ 3");
  goal("memory, MB", (ours.memoryBytes / 1e6).toFixed(2), "≤ 1");
  const sets = cold.map(({ setMs }) => setMs);
  const tries = cold.map(({ trieMs }) => trieMs);
  goal("ready in a cold isolate, ours, ms", median(tries).toFixed(1), "≤ 12");
  goal("ready in a cold isolate, Set, ms", median(sets).toFixed(1), "");
  goal("ready in a cold isolate, Set times ours", timesOurs(sets, tries), "≥ 20");
}

if (import.meta.main) {
  const { rows, structures } = dictionaryRows();
  const [ours, set] = structures;
  const cold: ColdStart[] = [];
  for (let round = 0; round < COLD_ROUNDS; round++) cold.push(await coldStart(ours!.packed, set!.packed));
  print(rows, cold);
}
