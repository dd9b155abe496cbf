/**
 * Entries with a weight from 0 to 1, packed as text that gzip makes small: how far each number is from the one before, a
 * sign for each 63 and one for the rest, then, after a bar, a sign for each weight.
 */
const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const FAR = SIGNS.length - 1;
const FINEST = 31;
const VALUE: ReadonlyMap<string, number> = new Map([...SIGNS].map((sign, value) => [sign, value]));

export function packLinks(links: Iterable<readonly [entry: number, weight: number]>): string {
  const sorted = [...links].sort(([a], [b]) => a - b);
  const gaps = sorted.map(([entry], n) => {
    const gap = entry - (sorted[n - 1]?.[0] ?? 0);
    return SIGNS[FAR]!.repeat(Math.floor(gap / FAR)) + SIGNS[gap % FAR]!;
  });
  const weights = sorted.map(([, weight]) => SIGNS[Math.round(weight * FINEST)]!);
  return `${gaps.join("")}|${weights.join("")}`;
}

/** By their numbers. */
export function unpackLinks(packed: string): [entry: number, weight: number][] {
  const bar = packed.indexOf("|");
  const links: [number, number][] = [];
  let entry = 0;
  for (let at = 0; at < bar; at++) {
    const gap = VALUE.get(packed[at]!)!;
    entry += gap;
    if (gap < FAR) links.push([entry, VALUE.get(packed[bar + 1 + links.length]!)! / FINEST]);
  }
  return links;
}
