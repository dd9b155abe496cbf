import { resolve } from "node:path";
import { compare, figure } from "./shared/report.ts";
import { median } from "./shared/stats.ts";

/**
 * What a judged move costs in plain Node: read, judged, folded, told, with no socket and no disk. With the path of
 * another checkout both play the same matches, in turns, in one process:
 *
 *     node test/bench/engine.ts [../before] [game …]
 *
 * Every match is played many times and the best time counts, since whatever else the machine does only ever adds. With
 * `--no-opt --no-sparkplug --no-maglev` before the file's name it says what a move costs in an object that has just
 * woken up.
 */
const MATCHES = 2;
const ROUNDS = 9;
const TIMES = 20;

type Judged = typeof import("./shared/judged.ts");

const words = process.argv.slice(2);
const before = words.find((word) => word.includes("/"));
const games = words.filter((word) => word !== before);
const load = (root: string): Promise<Judged> =>
  import(`${resolve(root)}/test/bench/shared/judged.ts`) as Promise<Judged>;
const sides = await Promise.all([".", ...(before ? [before] : [])].map(load));

for (const [n, { rules }] of sides[0]!.KITS.entries()) {
  if (games.length > 0 && !games.includes(rules.id)) continue;
  const kits = sides.map((side) => side.KITS[n]!);
  const matches = sides[0]!.record(kits[0]!, MATCHES);
  const moves = matches.reduce((sum, { steps }) => sum + steps.filter(({ frame }) => frame).length, 0);
  const play = (): number[] => {
    const best = sides.map(() => 0);
    for (const match of matches) {
      const times = sides.map(() => Number.POSITIVE_INFINITY);
      const bytes = sides.map(() => 0);
      for (let time = 0; time < TIMES; time++)
        for (const i of time % 2 === 0 ? sides.keys() : [...sides.keys()].reverse()) {
          const begun = performance.now();
          bytes[i] = sides[i]!.replay(kits[i]!, match).bytes;
          times[i] = Math.min(times[i]!, performance.now() - begun);
        }
      if (new Set(bytes).size > 1) throw new Error(`${rules.id}: ${bytes.join(" and ")} bytes were sent`);
      for (const i of sides.keys()) best[i]! += times[i]!;
    }
    return best.map((ms) => (1000 * ms) / moves);
  };
  play(); // warms up
  const rounds = Array.from({ length: ROUNDS }, play);
  const [ours, others] = sides.map((_, i) => rounds.map((round) => round[i]!));
  if (others) compare("engine", rules.id, "µs a move", ours!, others, "before");
  else figure("engine", rules.id, "µs a move", median(ours!));
}
