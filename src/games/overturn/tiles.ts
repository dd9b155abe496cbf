import type { Chance } from "../../core/chance.ts";
import type { Language } from "../../core/language.ts";
import { CELLS, columnOf, rowOf, TILE_FACES, TILE_SIDE, TILES_ON_BOARD, tileOf } from "./board.ts";
import de from "./tiles/de.json" with { type: "json" };
import en from "./tiles/en.json" with { type: "json" };
import fr from "./tiles/fr.json" with { type: "json" };

/** The eighteen tiles of each language, four faces each in reading order (`z` is ZX, `q` is QU). */
export const TILES: Readonly<Record<Language, readonly string[]>> = {
  fr: fr.tiles,
  en: en.tiles,
  de: de.tiles,
};

/** Two layers of nine tiles, shuffled and turned; the letters stay upright. */
export function layTiles(tiles: readonly string[], chance: Chance): { upper: string; lower: string } {
  const turned = chance.shuffle(tiles).map((tile) => turnTile(tile, chance.int(TILE_FACES)));
  return {
    upper: facesOf(turned.slice(0, TILES_ON_BOARD)),
    lower: facesOf(turned.slice(TILES_ON_BOARD, 2 * TILES_ON_BOARD)),
  };
}

/** Faces in reading order after so many quarter turns to the right. */
export function turnTile(tile: string, quarters: number): string {
  let faces = tile;
  for (let i = 0; i < quarters; i++) faces = [2, 0, 3, 1].map((from) => faces[from]).join("");
  return faces;
}

const facesOf = (tiles: readonly string[]): string =>
  Array.from({ length: CELLS }, (_, cell) => {
    const place = (rowOf(cell) % TILE_SIDE) * TILE_SIDE + (columnOf(cell) % TILE_SIDE);
    return tiles[tileOf(cell)]![place];
  }).join("");
