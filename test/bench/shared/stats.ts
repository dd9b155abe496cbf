/** Figures of a run: medians, and how much the rounds differ. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/** A ratio measured in several rounds; past this spread the machine was too noisy to tell. */
const TOO_NOISY = 0.5;

export function ratioRow(
  name: string,
  ours: readonly number[],
  floor: readonly number[],
  goal: string,
): string {
  const ratios = ours.map((value, i) => value / floor[i]!);
  const spread = (Math.max(...ratios) - Math.min(...ratios)) / median(ratios);
  const noise = spread > TOO_NOISY ? "  (too noisy to tell)" : "";
  const figures = [median(ours).toFixed(3), median(floor).toFixed(3), median(ratios).toFixed(2)];
  return `${name.padEnd(44)} ${figures.map((f) => f.padStart(9)).join(" ")}  ±${Math.round(spread * 50)} %  goal ${goal}${noise}`;
}
