import { ok, type Result } from "../../core/result.ts";
import { CLASS, type Lexicon, PLAYABLE } from "../../lexicon/lexicon.ts";
import type { Refusal } from "../game.ts";
import { isOnBoard, tileOf, touches } from "./board.ts";
import { type Ground, isNew, type Placed, QU_FACE, type Qu, ZX_FACE, type Zx } from "./ground.ts";
import { refuse } from "./refusals.ts";

/** What the mover says about the double faces. */
export interface FaceChoice {
  readonly zx?: Zx | undefined;
  readonly qu?: Qu | undefined;
}

/** The letters of a cell under these decisions; a double face nobody has decided is told as `zx` or `qu`. */
export function lettersAt(ground: Pick<Ground, "faces" | "zx" | "qu">, cell: number): string {
  const face = ground.faces[cell]!;
  if (face === ZX_FACE) return ground.zx ?? "zx";
  return face === QU_FACE ? (ground.qu ?? "qu") : face;
}

/** The word along a path, or the rule it breaks. The dictionary is asked last: see `inDictionary`. */
export function readPath(
  ground: Ground,
  cells: readonly number[],
  choice: FaceChoice,
): Result<Placed, Refusal> {
  const outside = cells.find((cell) => !isOnBoard(cell));
  if (outside !== undefined) return refuse("overturn/outside", { cell: outside });
  const uses = (face: string) => cells.some((cell) => ground.faces[cell] === face);
  const zx = decision("zx", uses(ZX_FACE), ground.zx, choice.zx);
  if (!zx.ok) return zx;
  const qu = decision("qu", uses(QU_FACE), ground.qu, choice.qu);
  if (!qu.ok) return qu;
  const decided = { ...ground, zx: ground.zx ?? zx.value, qu: ground.qu ?? qu.value };
  const word = cells.map((cell) => lettersAt(decided, cell)).join("");
  const broken = brokenShape(ground, cells, word) ?? brokenRings(ground, cells, word);
  return broken ?? ok({ word, cells, zx: zx.value, qu: qu.value });
}

export function inDictionary(word: string, words: Lexicon): Result<string, Refusal> {
  const classes = words.classesOf(word);
  if (classes & PLAYABLE) return ok(word);
  return refuse(classes & CLASS.proper ? "overturn/proper-noun" : "overturn/unknown-word", { word });
}

/** What this word decides about a double face: null when it does not use it or it was decided before. */
function decision<Letters extends Zx | Qu>(
  face: "zx" | "qu",
  isUsed: boolean,
  before: Letters | null,
  said: Letters | undefined,
): Result<Letters | null, Refusal> {
  if (!isUsed) return said === undefined ? ok(null) : refuse(`overturn/${face}-not-used`);
  if (before === null) return said === undefined ? refuse(`overturn/choose-${face}`) : ok(said);
  if (said === undefined || said === before) return ok(null);
  return refuse(`overturn/${face}-decided`, { letter: before });
}

function brokenShape({ mode }: Ground, cells: readonly number[], word: string) {
  const gap = cells.findIndex((cell, i) => i > 0 && !touches(cells[i - 1]!, cell));
  if (gap >= 0) return refuse("overturn/not-adjacent", { word, place: gap + 1 });
  if (mode === "advanced" && new Set(cells).size < cells.length)
    return refuse("overturn/cell-twice", { word });
  if (word.length < 2) return refuse("overturn/too-short");
  if (new Set(cells.map(tileOf)).size < 2) return refuse("overturn/one-tile", { word });
  return null;
}

/** After the first word a word needs a new cell and a used one. */
export function brokenRings(ground: Ground, cells: readonly number[], word: string) {
  if (!ground.opened) return null;
  if (!cells.some((cell) => isNew(ground, cell))) return refuse("overturn/no-new-cell", { word });
  if (cells.every((cell) => isNew(ground, cell))) return refuse("overturn/no-used-cell", { word });
  return null;
}
