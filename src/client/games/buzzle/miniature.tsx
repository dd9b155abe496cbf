import { Letter } from "./pieces.tsx";
import "./miniature.css";

/** Five boxes in the middle of a match: two letters found, pieces under the others. */
const WORD = "BUZZL";
const FOUND = ["Iuu", "iiu", "Ii", "i", ""] as const;

export function BuzzleMiniature() {
  return <Sketch word={WORD} found={FOUND} />;
}

/** A word, some of its pieces only sketched. */
export function Sketch({ word, found }: { word: string; found: readonly string[] }) {
  return (
    <span class="bz-miniature" aria-hidden="true">
      {[...word].map((letter, i) => (
        <span key={i} class="bz-miniature-box">
          <Letter letter={letter} found={found[i] ?? ""} />
        </span>
      ))}
    </span>
  );
}
