import { appendFileSync } from "node:fs";
import { median, quantile } from "./stats.ts";

/** One line of the benchmark: a figure of ours beside another of the same run, and what was aimed at. */
export interface BenchRow {
  readonly part: string;
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  /** What ours is compared with, and its figure; null where the bound is a plain number. */
  readonly against: string | null;
  readonly other: number | null;
  readonly ratio: number | null;
  /** Between the quartiles of the rounds' ratios, as a share of their median. */
  readonly spread: number | null;
  readonly goal: string;
  readonly verdict: Verdict;
}

export type Verdict = "holds" | "misses" | "too noisy to tell" | "no goal";

export interface Goal {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Past this spread the machine was too noisy, unless even the worse quartile is on the right side. */
const TOO_NOISY = 0.3;
const ROWS = process.env.BENCH_ROWS;

/** Both sides measured in turns, one pair of figures a round. */
export function compare(
  part: string,
  name: string,
  unit: string,
  ours: readonly number[],
  others: readonly number[],
  against: string,
  goal: Goal = {},
): BenchRow {
  const ratios = ours.map((value, i) => value / others[i]!);
  const quartiles = [quantile(ratios, 0.25), quantile(ratios, 0.75)];
  const ratio = median(ratios);
  const spread = (quartiles[1]! - quartiles[0]!) / ratio;
  const sure = quartiles.every((each) => reaches(each, goal) === reaches(ratio, goal));
  const verdict = spread > TOO_NOISY && !sure ? "too noisy to tell" : verdictOf(ratio, goal);
  const medians = { ours: median(ours), other: median(others) };
  return tell({ part, name, unit, ...medians, against, ratio, spread, goal: goalText(goal), verdict });
}

/** A count or a size, which no noise changes. */
export function figure(part: string, name: string, unit: string, ours: number, goal: Goal = {}): BenchRow {
  const nothing = { against: null, other: null, ratio: null, spread: null };
  return tell({ part, name, unit, ours, ...nothing, goal: goalText(goal), verdict: verdictOf(ours, goal) });
}

const reaches = (value: number, { atMost = Infinity, atLeast = -Infinity }: Goal): boolean =>
  value <= atMost && value >= atLeast;

function verdictOf(value: number, goal: Goal): Verdict {
  if (goal.atMost === undefined && goal.atLeast === undefined) return "no goal";
  return reaches(value, goal) ? "holds" : "misses";
}

const goalText = ({ atMost, atLeast }: Goal): string =>
  [atMost === undefined ? "" : `≤ ${short(atMost)}`, atLeast === undefined ? "" : `≥ ${short(atLeast)}`]
    .join(" ")
    .trim();

const short = (value: number): string =>
  String(Math.abs(value) < 1000 ? Number(value.toPrecision(3)) : value);

function tell(row: BenchRow): BenchRow {
  console.log(lineOf(row));
  if (ROWS) appendFileSync(ROWS, `${JSON.stringify(row)}\n`);
  return row;
}

export function lineOf(row: BenchRow): string {
  const { part, name, unit, ours, against, other, ratio, spread, goal, verdict } = row;
  const number = (value: number | null): string =>
    (value === null ? "" : Number(value.toPrecision(3)).toString()).padStart(10);
  const noise = spread === null ? "" : `±${Math.round(spread * 50)} %`;
  const label = `${part}: ${name}${against ? ` / ${against}` : ""}${unit ? `, ${unit}` : ""}`;
  return `${label.padEnd(76)}${number(ours)}${number(other)}${number(ratio)} ${noise.padStart(6)}  ${goal.padEnd(8)} ${verdict}`;
}

export const HEADING = `${"".padEnd(76)}${["ours", "other", "ratio"].map((each) => each.padStart(10)).join("")} ${"spread".padStart(6)}  ${"goal".padEnd(8)} verdict`;
