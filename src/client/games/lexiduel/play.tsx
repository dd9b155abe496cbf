import { letterAt } from "../../../games/lexiduel/board.ts";
import { gamesWon } from "../../../games/lexiduel/outcome.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { speakerOf } from "../../match/story.tsx";
import { ByWord } from "./by-word.tsx";
import { Composer } from "./composer.tsx";
import { Earlier } from "./earlier.tsx";
import { Example } from "./example.tsx";
import { Stocks } from "./stocks.tsx";
import { Surface, WordList } from "./surface.tsx";
import type { LexiduelTable } from "./table.ts";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";

/** The game under way: the board, what one can do now, and what is left to do it with. */
export function Play({ table }: { table: LexiduelTable }) {
  return (
    <div class="lx-play">
      <div class="lx-main">
        <Standing table={table} />
        <Surface table={table} />
        <WordList table={table} />
      </div>
      <div class="lx-side" data-writing={table.draft.value !== null}>
        <Says table={table} />
        <p class="lx-now">{nowText(table)}</p>
        {table.isMyTurn && <Composer table={table} />}
        <Stocks table={table} />
        <ByWord table={table} />
        <Earlier table={table} />
        <p>
          <Example aside />
        </p>
      </div>
    </div>
  );
}

export function Standing({ table }: { table: LexiduelTable }) {
  const { turn: said } = words.value;
  const { scores, made, rounds, open, game, games, played } = table.view.value;
  const [near, far] = [table.near, 1 - table.near];
  const won = gamesWon(played);
  const round = Math.min(rounds, Math.floor(made / 2) + 1);
  return (
    <div class="lx-standing">
      <p class="lx-score">
        <span class="unseen">{said.score} </span>
        <SeatMark place={0} /> <b>{scores[near]}</b>
        <span aria-hidden="true"> – </span>
        <span class="unseen">, {table.name(far)} </span>
        <b>{scores[far]}</b> <SeatMark place={1} />
      </p>
      <p class="note">
        {games > 1 && <span>{said.game(game, games)}</span>}
        <span>{said.round(round, open ? null : rounds)}</span>
        {played.length > 0 && <span>{said.gamesWon(won[near]!, won[far]!)}</span>}
      </p>
    </div>
  );
}

function nowText(table: LexiduelTable): string {
  const { turn: said } = words.value;
  const { phase, turn, pending, board } = table.view.value;
  if (!table.isMyTurn) return turn === null ? "" : said.theirs(table.name(turn));
  if (phase === "opening") return said.opening;
  if (phase === "reply") return said.reply(pending!.map((square) => letterAt(board, square)).join(""));
  return said.yours;
}

/** The last thing that happened. The live region has said it already. */
function Says({ table }: { table: LexiduelTable }) {
  const { last } = table.view.value;
  if (!last) return null;
  return <p class="lx-says">{tell(last, speakerOf(table.match))}</p>;
}
