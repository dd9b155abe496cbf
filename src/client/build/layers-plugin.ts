import type { Plugin } from "vite";

/**
 * Puts every style sheet into a cascade layer, by the folder it stands in. Parts of the client come in the order in
 * which somebody walks through it, and their sheets with them: without layers a table that was reached by a link
 * looked different from the same one reloaded. Between layers only this list counts, not who came last.
 *
 * `still` is first because its rules are `!important`, and among those the first layer wins.
 */
const LAYERS = ["still", "base", "parts", "match", "page", "family", "game", "variant", "around"] as const;
type Layer = (typeof LAYERS)[number];

/** The first that fits. */
const PLACES: readonly (readonly [RegExp, Layer])[] = [
  [/\/styles\/still\.css$/, "still"],
  [/\/styles\/(?:tokens|base)\.css$/, "base"],
  [/\/styles\/parts\.css$/, "parts"],
  [/\/match\/[^/]+\.css$/, "match"],
  // Pages that show a board as something else than a table, and hide what cannot be done there.
  [/\/(?:replay|solo)\/|\/learn\/lesson\.css$/, "around"],
  // What differs from a game's own sheet: drawings of its rules.
  [/\/games\/[^/]+\/rules\//, "variant"],
  // What several games are built of; each may differ from it.
  [/\/games\/[^/]+-family\//, "family"],
  [/\/games\//, "game"],
];
const ORDER = `@layer ${LAYERS.join(", ")};`;
const IMPORTS = /@import\s+("[^"]+")\s*;/g;

export const cascadeLayers = (): Plugin => ({
  name: "palabre-cascade-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/client\/.*\.css$/ },
    handler: (code, id) => ({ code: inLayer(code, layerOf(id)), map: null }),
  },
});

export const layerOf = (path: string): Layer =>
  PLACES.find(([pattern]) => pattern.test(path.slice(path.lastIndexOf("/src/client/"))))?.[1] ?? "page";

/** Imports may stand in no block: each names its layer itself, and what else a sheet has comes after them. */
export function inLayer(code: string, layer: Layer): string {
  const imports = [...code.matchAll(IMPORTS)].map(([, path]) => `@import ${path} layer(${layer});`);
  const rules = code.replace(IMPORTS, "").trim();
  return [ORDER, ...imports, ...(rules === "" ? [] : [`@layer ${layer} {\n${rules}\n}`]), ""].join("\n");
}
