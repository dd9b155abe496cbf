import type { SideView } from "../../../games/buzzle/view.ts";
import { Sign } from "../../ui/sign.tsx";
import { DrawnWord } from "../buzzle-family/pieces.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import { toneOf } from "../tone.ts";
import type { BuzzleTable } from "./table.ts";

/** Long enough to read a word that comes together. */
export const FOUND_MS = 2400;

/** A word that has just been found comes together letter by letter in the place of its boxes. A tap ends it. */
export function FoundWord(props: { table: BuzzleTable; side: SideView; skip?: () => void }) {
  const { table, side } = props;
  const { board } = words.value;
  const found = side.past.at(-1);
  if (found?.by == null) return null;
  const { last, language } = table.view.value;
  const points = last?.type === "guessed" && last.right && last.target === side.seat ? last.points : null;
  const finder = found.by === table.you.value ? null : table.name(found.by);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it goes by itself; a tap only hastens it
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing waits for it, so the keyboard need not end it
    <div
      class="bz-found"
      data-tone={toneOf({ seat: found.by, target: side.seat }, true, table.you.value)}
      onClick={props.skip}
    >
      <DrawnWord word={found.word} language={language} />
      <p>
        <Sign yes /> {board.foundBy(finder)} {points !== null && <strong>+{points}</strong>}
      </p>
    </div>
  );
}
