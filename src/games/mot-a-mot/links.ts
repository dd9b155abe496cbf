/** Entries with a weight from 0 to 1: two signs for the number, one for the weight. */
const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
const BASE = SIGNS.length;
const WIDTH = 3;
const VALUE: ReadonlyMap<string, number> = new Map([...SIGNS].map((sign, value) => [sign, value]));

export const packLinks = (links: Iterable<readonly [entry: number, weight: number]>): string =>
  [...links]
    .map(([entry, weight]) =>
      [Math.floor(entry / BASE), entry % BASE, Math.round(weight * (BASE - 1))]
        .map((value) => SIGNS[value])
        .join(""),
    )
    .join("");

export function unpackLinks(packed: string): [entry: number, weight: number][] {
  const at = (place: number): number => VALUE.get(packed[place]!)!;
  return Array.from({ length: packed.length / WIDTH }, (_, n) => {
    const first = n * WIDTH;
    return [at(first) * BASE + at(first + 1), at(first + 2) / (BASE - 1)];
  });
}
