import type { AloneView } from "../../games/alone.ts";
import { aloneTexts } from "./alone-texts.ts";
import "./alone.css";

/** What the word has cost so far. */
export function AlonePoints({ alone }: { alone: AloneView }) {
  const said = aloneTexts.value;
  return (
    <p class="alone-points">
      <strong>{said.points(alone.points)}</strong>
      <span class="alone-bar" aria-hidden="true">
        <span style={{ inlineSize: `${(100 * alone.points) / alone.most}%` }} />
      </span>
      <span class="note">{said.most(alone.most)}</span>
    </p>
  );
}
