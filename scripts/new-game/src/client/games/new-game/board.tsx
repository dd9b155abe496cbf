import { useEffect, useMemo, useRef } from "preact/hooks";
import type { NewGameTypes } from "../../../games/new-game/index.ts";
import type { EndReason } from "../../../games/new-game/state.ts";
import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { SeatMark } from "../../match/seat-mark.tsx";
import { useSpoken } from "../../match/spoken.ts";
import type { MatchStore } from "../../match/store.ts";
import { Chain } from "./chain.tsx";
import { NewGameTable, refusalText } from "./table.ts";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";
import "./new-game.css";

export function Board({ match }: { match: MatchStore<NewGameTypes> }) {
  const table = useMemo(() => new NewGameTable(match), [match]);
  useSpoken(match, tell);
  return (
    <div class="new-game">
      <Score table={table} />
      <Chain
        said={table.view.value.said}
        place={(seat) => table.place(seat)}
        name={(seat) => table.name(seat)}
      />
      {table.view.value.phase === "finished" ? <Ending table={table} /> : <Turn table={table} />}
    </div>
  );
}

function Score({ table }: { table: NewGameTable }) {
  const said = words.value;
  const { scores, round, rounds } = table.view.value;
  return (
    <section class="new-game-score" aria-label={said.score}>
      {scores.map((points, seat) => (
        <p key={seat}>
          <SeatMark place={table.place(seat)} />
          <b aria-hidden="true">{points}</b>
          <span class="unseen">{said.scoreOf(table.who(seat), points)}</span>
        </p>
      ))}
      <p class="note">{said.round(round, rounds)}</p>
    </section>
  );
}

/** Whose turn it is, and the word one writes; it can be prepared while the other side thinks. */
function Turn({ table }: { table: NewGameTable }) {
  const said = words.value;
  const { turn, letter } = table.view.value;
  const field = useRef<HTMLInputElement>(null);
  const { isMyTurn } = table;
  useEffect(() => {
    if (isMyTurn) field.current?.focus({ preventScroll: true });
  }, [isMyTurn]);
  if (turn === null) return null;
  if (table.match.seat.value === null) return <p class="lead">{said.theirs(table.name(turn))}</p>;
  const refusal = table.refusal.value;
  const canPlay = isMyTurn && !table.match.sending.value;
  return (
    <form
      class="new-game-turn"
      onSubmit={(event) => {
        event.preventDefault();
        const word = table.typed.value.trim();
        if (canPlay && word !== "") void table.play({ type: "word", word });
      }}
    >
      <p class="lead">{isMyTurn ? said.yours(letter) : said.theirs(table.name(turn))}</p>
      <label class="field">
        <span class="field-name">{said.label}</span>
        <input
          ref={field}
          class="text-box"
          type="text"
          value={table.typed.value}
          maxLength={32}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          enterkeyhint="done"
          spellcheck={false}
          lang={table.view.value.language}
          onInput={(event) => {
            table.refusal.value = null;
            table.typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="refusal" role="alert" key={refusal?.id}>
        {refusal && refusalText(refusal)}
      </p>
      <p class="new-game-acts">
        <button
          type="submit"
          class="button is-filled is-large"
          disabled={!canPlay || table.typed.value.trim() === ""}
        >
          {said.play}
        </button>
        <button
          type="button"
          class="button is-large"
          disabled={!canPlay}
          onClick={() => void table.play({ type: "pass" })}
        >
          {said.pass}
        </button>
      </p>
    </form>
  );
}

function Ending({ table }: { table: NewGameTable }) {
  const { end } = texts.value;
  const { reasons, left, draw } = words.value;
  const outcome = table.match.view.value?.outcome;
  const gone = table.view.value.left;
  if (!outcome) return null;
  const [winner = 0, second] = outcome.winners;
  const seat = table.match.seat.value;
  const title =
    second !== undefined
      ? draw
      : seat === null
        ? end.watched(table.name(winner))
        : winner === seat
          ? end.won
          : end.lost;
  return (
    <section class="new-game-ending">
      <h2>{title}</h2>
      <p class="lead">
        {gone ? left[gone.reason](table.who(gone.seat)) : reasons[outcome.reason as EndReason]}
      </p>
      <After match={table.match} />
    </section>
  );
}
