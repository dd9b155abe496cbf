import { writeFileSync } from "node:fs";
import { type Chance, chanceOf } from "../../src/core/chance.ts";
import { LANGUAGES, type Language } from "../../src/core/language.ts";
import { QU_FACE, ZX_FACE } from "../../src/games/overturn/ground.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { builtLexicon } from "../built.ts";
import { ascending, layouts, longWords, quantile } from "./layouts.ts";

/**
 * Designs the eighteen tiles of a language and writes them to the game's own `tiles/<language>.json`. The faces follow
 * the letters of its common words; then faces change places between tiles as long as that makes the poorest layouts
 * richer. The same dictionary gives the same tiles.
 *
 *     node dictionaries/tiles/design.ts [language] [rounds]
 */
const GAME_TILES = new URL("../../src/games/overturn/tiles/", import.meta.url);
const TILES = 18;
const FACES = 4;
const SINGLES = TILES * FACES - 2;
const VOWELS = "AEIOUYq";
/** On the double faces and nowhere else. */
const DOUBLED = "QXZ";
/** A letter with less than this share of a face is left out. */
const RARE = 0.1;
const SAMPLE = 160;
const DEFAULT_ROUNDS = 250;

/** So many faces of each letter as common words have it, by largest remainder; one of each that is not rare. */
export function faceCounts(common: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const word of common) {
    for (const letter of word) if (!DOUBLED.includes(letter)) uses.set(letter, (uses.get(letter) ?? 0) + 1);
  }
  const all = [...uses.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...uses].map(([letter, count]) => ({ letter, share: (count / all) * SINGLES }));
  const counts = new Map(
    shares.map(({ letter, share }) => [letter, share < RARE ? 0 : Math.max(1, Math.floor(share))]),
  );
  const missing = SINGLES - [...counts.values()].reduce((sum, count) => sum + count, 0);
  const rest = ({ letter, share }: (typeof shares)[number]) => share - counts.get(letter)!;
  const byRest = shares.toSorted((a, b) => rest(b) - rest(a) || (a.letter < b.letter ? -1 : 1));
  for (const { letter } of byRest.slice(0, missing)) counts.set(letter, counts.get(letter)! + 1);
  return counts;
}

/** Vowels first, dealt round the tiles, so that none has too many or none. */
function firstTiles(counts: Map<string, number>, chance: Chance): string[] {
  const faces = [...counts].flatMap(([letter, count]) => new Array<string>(count).fill(letter));
  const all = chance.shuffle([...faces, ZX_FACE, QU_FACE]);
  const isVowel = (face: string) => VOWELS.includes(face);
  const ordered = [...all.filter(isVowel), ...all.filter((face) => !isVowel(face))];
  return Array.from({ length: TILES }, (_, tile) =>
    Array.from({ length: FACES }, (_, i) => ordered[i * TILES + tile]).join(""),
  );
}

/**
 * How rich the poorest layouts are: words of five letters in the stricter mode, the mean of the lower tenth; and a
 * little of the median, so that the others do not pay for it.
 */
function worth(tiles: readonly string[], words: Lexicon): number {
  const long = ascending([...layouts(tiles, SAMPLE, 1)].map((faces) => longWords(faces, "advanced", words)));
  const tenth = long.slice(0, SAMPLE / 10);
  return tenth.reduce((sum, count) => sum + count, 0) / tenth.length + quantile(long, 0.5) / 10;
}

function exchange(tiles: readonly string[], chance: Chance): string[] {
  const [a, b] = chance.shuffle(tiles.map((_, i) => i)) as [number, number];
  const [i, j] = [chance.int(FACES), chance.int(FACES)];
  const put = (tile: string, at: number, face: string) => tile.slice(0, at) + face + tile.slice(at + 1);
  return tiles.map((tile, n) =>
    n === a ? put(tile, i, tiles[b]![j]!) : n === b ? put(tile, j, tiles[a]![i]!) : tile,
  );
}

export function design(words: Lexicon, rounds: number, log: (line: string) => void): string[] {
  const chance = chanceOf(new TextEncoder().encode(words.language), 0, "design");
  let tiles = firstTiles(faceCounts(words.common), chance);
  let value = worth(tiles, words);
  for (let round = 1; round <= rounds; round++) {
    const other = exchange(tiles, chance);
    const otherValue = worth(other, words);
    if (otherValue > value) {
      tiles = other;
      value = otherValue;
      log(`${words.language} round ${round}: ${value.toFixed(1)}`);
    }
  }
  return tiles.map((tile) => [...tile].toSorted().join("")).toSorted();
}

if (import.meta.main) {
  const [language, rounds] = process.argv.slice(2);
  for (const each of language ? [language as Language] : LANGUAGES) {
    const tiles = design(builtLexicon(each), Number(rounds ?? DEFAULT_ROUNDS), console.log);
    writeFileSync(new URL(`${each}.json`, GAME_TILES), `${JSON.stringify({ tiles }, null, 2)}\n`);
  }
}
