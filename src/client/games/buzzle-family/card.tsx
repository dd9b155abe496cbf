import { isKind } from "../../../games/buzzle-family/alphabet.ts";
import type { Box } from "../../../games/buzzle-family/box.ts";
import { piecesOf } from "../../../games/buzzle-family/pieces.ts";
import { ALPHABET, PLAIN_LETTERS } from "../../../lexicon/letters.ts";
import { possibleLetters } from "./layout.ts";
import { Letter } from "./pieces.tsx";
import { words } from "./texts/index.ts";

/** The alphabet card. With a box in hand, the letters that it cannot hide step back. */
export function AlphabetCard(props: { umlauts: boolean; box?: Box | null }) {
  const { card, kinds, list } = words.value;
  const letters = [...ALPHABET].slice(0, props.umlauts ? undefined : PLAIN_LETTERS);
  const possible = props.box ? possibleLetters(props.box) : null;
  const count = (pieces: string): string => list([...pieces].filter(isKind).map((kind) => kinds[kind]));
  return (
    <details class="bz-card">
      <summary>{card.title}</summary>
      <ul>
        {letters.map((letter) => (
          <li key={letter} data-open={possible?.has(letter) ?? true} data-tall={"ÄÖÜ".includes(letter)}>
            <Letter letter={letter} />
            <span aria-hidden="true">{letter}</span>
            <span class="unseen">{card.letter(letter, count(piecesOf(letter)))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
