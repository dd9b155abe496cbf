import type { QuickBuzzleTypes } from "../../../../games/quick-buzzle/index.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { DrawnWord } from "../../buzzle-family/pieces.tsx";
import { QuickBuzzleMiniature } from "../miniature.tsx";
import "../../buzzle-family/styles/index.css";
import "../../buzzle-family/rules/figures.css";

export const figures: Figures<QuickBuzzleTypes> = {
  heap: () => <QuickBuzzleMiniature />,
  words: () => (
    <p class="bz-figure">
      <DrawnWord word="EUT" /> <DrawnWord word="TUE" />
    </p>
  ),
};
