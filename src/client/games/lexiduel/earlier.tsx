import { speakerOf } from "../../match/story.tsx";
import { Picture } from "./picture.tsx";
import type { LexiduelTable } from "./table.ts";
import { gameText } from "./tell.ts";

/** In a match of two games: the first one's board as it ended. It stands open until the second has begun. */
export function Earlier({ table }: { table: LexiduelTable }) {
  const { played, games, made } = table.view.value;
  return (
    <>
      {played.slice(0, games - 1).map((game, i) => (
        <details key={String(i)} class="lx-earlier" open={made === 0}>
          <summary>{gameText(i + 1, game, speakerOf(table.match))}</summary>
          <Picture board={game.board} isNearBlue={table.near === game.blue} />
        </details>
      ))}
    </>
  );
}
