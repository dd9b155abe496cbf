import type { BuzzleTypes } from "../../../../games/buzzle/index.ts";
import { KINDS } from "../../../../games/buzzle-family/alphabet.ts";
import type { Box } from "../../../../games/buzzle-family/box.ts";
import { ALPHABET, PLAIN_LETTERS } from "../../../../lexicon/letters.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { BoxDrawing, DrawnWord, KindIcon, Letter } from "../../buzzle-family/pieces.tsx";
import "../../buzzle-family/styles/index.css";
import "../../buzzle-family/rules/figures.css";

const PLAIN = [...ALPHABET].slice(0, PLAIN_LETTERS);
const EMPTY: Box = { laid: "", under: "", fixed: [], wrong: [], barred: [] };
const BOXES: readonly Box[] = [
  { ...EMPTY, laid: "Ii", fixed: ["centre"] },
  { ...EMPTY, laid: "II" },
  { ...EMPTY, laid: "I", under: "C" },
  EMPTY,
  EMPTY,
];

export const figures: Figures<BuzzleTypes> = {
  kinds: () => (
    <p class="bz-figure">
      {KINDS.map((kind) => (
        <KindIcon key={kind} kind={kind} />
      ))}
    </p>
  ),
  alphabet: () => (
    <p class="bz-figure bz-figure-alphabet">
      {PLAIN.map((letter) => (
        <span key={letter}>
          <Letter letter={letter} />
        </span>
      ))}
    </p>
  ),
  boxes: () => (
    <p class="bz-figure">
      {BOXES.map((box, i) => (
        <span key={i} class="bz-figure-box">
          <BoxDrawing box={box} umlauts={false} />
        </span>
      ))}
    </p>
  ),
  word: () => (
    <p class="bz-figure">
      <DrawnWord word="RADIO" />
    </p>
  ),
};
