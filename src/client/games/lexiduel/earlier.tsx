import { Picture } from "./picture.tsx";
import type { LexiduelTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** In a match of two games: the first one's board as it ended. It stands open until the second has begun. */
export function Earlier({ table }: { table: LexiduelTable }) {
  const { tell: told } = words.value;
  const { played, games, made } = table.view.value;
  const [near, far] = [table.near, 1 - table.near];
  return (
    <>
      {played.slice(0, games - 1).map(({ board, blue, scores }, i) => (
        <details key={String(i)} class="lx-earlier" open={made === 0}>
          <summary>{told.gameEnded(i + 1, scores[near]!, scores[far]!)}</summary>
          <Picture board={board} isNearBlue={near === blue} />
        </details>
      ))}
    </>
  );
}
