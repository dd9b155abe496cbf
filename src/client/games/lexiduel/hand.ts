/** All that only somebody who plays needs, in one file that is fetched for them. */
export { placesOf } from "../../../games/lexiduel/places.ts";
export { positionOf } from "../../../games/lexiduel/view.ts";
export { Composer, TextMove } from "./composer.tsx";
export { isKnownWord } from "./dictionary.ts";
export { moveOf, nextSquare, previewOf } from "./draft.ts";
