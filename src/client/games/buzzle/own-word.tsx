import { useSignal } from "@preact/signals";
import { recall, remember } from "../../storage.ts";
import { BoxDrawing, Letter } from "../buzzle-family/pieces.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import { describeBox, Under } from "./boxes.tsx";
import type { BuzzleTable } from "./table.ts";

const KEY = "hide-own-word";

/** One's own word as the seekers see it: found pieces are solid, the others a sketch that only the owner sees. */
export function OwnWord({ table }: { table: BuzzleTable }) {
  const { board } = words.value;
  const isHidden = useSignal(recall<boolean>(KEY) ?? false);
  const own = table.own;
  if (!own?.word) return null;
  const word = own.word;
  return (
    <section class="bz-own" aria-label={board.yours}>
      <p class="bz-own-name">
        <span>{board.yours}</span>
        <button
          type="button"
          class="plain"
          onClick={() => {
            isHidden.value = !isHidden.value;
            remember(KEY, isHidden.value);
          }}
        >
          {isHidden.value ? board.show : board.hide}
        </button>
      </p>
      <ol class="bz-boxes is-own" data-count={word.length}>
        {own.boxes.map((box, i) => (
          <li key={i}>
            <span class="bz-box is-own" role="img" aria-label={labelOf(box, i)}>
              {isHidden.value ? (
                <BoxDrawing box={box} umlauts={table.umlauts} />
              ) : (
                <Letter letter={word[i]!} found={box.laid} tall={table.umlauts} />
              )}
            </span>
            <Under box={box} />
          </li>
        ))}
      </ol>
      {own.given && <p class="note">{board.given}</p>}
    </section>
  );

  function labelOf(box: Parameters<typeof describeBox>[0], i: number): string {
    const said = describeBox(box, i + 1);
    return isHidden.value ? said : `${word[i]}. ${said}`;
  }
}
