import { CLASS, type Lexicon } from "../../lexicon/lexicon.ts";
import type { Seat } from "../game.ts";
import type { Ground, Placed } from "./ground.ts";
import { brokenRings, inDictionary, readPath } from "./paths.ts";
import { LEAST, WordWalk } from "./walk.ts";

/** What the words of a position are asked for. `walk.ts` finds them with their paths. */
export interface Found extends Placed {
  readonly swing: number;
  readonly shunned: boolean;
}

/** The words that are searched: a whole lexicon, or some of its words. */
export type Searched = Pick<Lexicon, "trie">;

/** Every word that may be made now, each with the path that swings most for this seat. */
export function legalWords(ground: Ground, seat: Seat, words: Searched): Found[] {
  const found: Found[] = [];
  const walk = new WordWalk(ground, seat, words.trie, (depth, classes) => {
    if (walk.bestPath(depth, LEAST)) found.push(foundBy(walk, depth, classes));
    return false;
  });
  walk.run();
  return found;
}

/** Every word that may be made now, in alphabetical order and without paths. */
export function wordsOn(ground: Ground, words: Searched): string[] {
  const found: string[] = [];
  const note = (depth: number): boolean => {
    if (walk.hasPath(depth)) found.push(walk.word(depth));
    return false;
  };
  const walk = new WordWalk(ground, 0, words.trie, note);
  walk.run();
  return found;
}

/** Some word that may be made now, one that we may show if there is such a one; or null. */
export function anyWord(ground: Ground, words: Searched): Placed | null {
  const any: { shown?: Found; shunned?: Found } = {};
  const note = (depth: number, classes: number): boolean => {
    if ((classes & CLASS.shunned && any.shunned) || !walk.hasPath(depth)) return false;
    if (classes & CLASS.shunned) any.shunned = foundBy(walk, depth, classes);
    else any.shown = foundBy(walk, depth, classes);
    return any.shown !== undefined;
  };
  const walk = new WordWalk(ground, 0, words.trie, note);
  walk.run();
  const found = any.shown ?? any.shunned;
  if (!found) return null;
  const { word, cells, zx, qu } = found;
  return { word, cells, zx, qu };
}

/** A word that was possible, and what that hung on beside the rings. */
interface Witness extends Pick<Ground, "mode" | "zx" | "qu"> {
  readonly placed: Placed;
  readonly lexicon: Lexicon["hash"];
}

/** The word that was found last on each board: most moves leave it as possible as it was. */
const witnesses = new Map<Ground["faces"], Witness>();
const MOST_WITNESSES = 1000;

/** Whether any word may be made now. */
export function hasWord(ground: Ground, words: Lexicon): boolean {
  const { faces, mode, zx, qu } = ground;
  const known = witnesses.get(faces);
  if (known && isPossible(ground, known, words)) return true;
  const placed = anyWord(ground, words);
  if (witnesses.size === MOST_WITNESSES) witnesses.clear();
  if (placed) witnesses.set(faces, { placed, lexicon: words.hash, mode, zx, qu });
  return placed !== null;
}

/** While nobody has decided about a double face, only the rings can have changed anything. */
function isPossible(ground: Ground, { placed, lexicon, mode, zx, qu }: Witness, words: Lexicon): boolean {
  const isSame = lexicon === words.hash && mode === ground.mode && zx === ground.zx && qu === ground.qu;
  if (isSame) return brokenRings(ground, placed.cells, placed.word) === null;
  const choice = { zx: placed.zx ?? undefined, qu: placed.qu ?? undefined };
  const read = readPath(ground, placed.cells, choice);
  return read.ok && read.value.word === placed.word && inDictionary(placed.word, words).ok;
}

/** The word that swings most for this seat, or null; `decent` leaves out words that we do not suggest. */
export function bestWord(ground: Ground, seat: Seat, words: Searched, decent = false): Found | null {
  let best: Found | null = null;
  const walk = new WordWalk(ground, seat, words.trie, (depth, classes) => {
    if (decent && classes & CLASS.shunned) return false;
    const floor: number = best?.swing ?? LEAST;
    if (walk.bestPath(depth, floor)) best = foundBy(walk, depth, classes);
    return false;
  });
  walk.run();
  return best;
}

const foundBy = (walk: WordWalk, depth: number, classes: number): Found => ({
  word: walk.word(depth),
  cells: walk.cells(),
  zx: walk.zx(),
  qu: walk.qu(),
  swing: walk.swing,
  shunned: (classes & CLASS.shunned) !== 0,
});
