import { CIRCLE_NUMBERS, isChance } from "../../../games/password/circles.ts";
import { markOf } from "../../../games/password/record.ts";
import { Asking, askFor, canAskFor } from "./asking.tsx";
import { AUTO_ROLL_MS, useAutoRoll } from "./auto-roll.ts";
import { Dice } from "./dice.tsx";
import { knownOf } from "./knowledge.ts";
import { markOf as pencilOf } from "./pencil.ts";
import { letterPlaces, placeOf, RADIUS, SIZE, STAR } from "./ring.ts";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** The board as the chosen word shows it: circles and letters circled or crossed, the pawn, the dice. */
export function Ring({ table }: { table: PasswordTable }) {
  const { circle, turn } = table.view.value;
  const pawn = circle === null ? null : placeOf(circle);
  return (
    <div class="ring">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        {CIRCLE_NUMBERS.map((number) => (
          <Circle key={number} table={table} circle={number} />
        ))}
        {pawn && (
          <circle
            class={`pawn place-${table.place(turn ?? 0)}`}
            r={RADIUS + 3}
            style={{ transform: `translate(${pawn.x}px, ${pawn.y}px)` }}
          />
        )}
      </svg>
      <Centre table={table} />
      <BoardAsText table={table} />
    </div>
  );
}

function Circle({ table, circle }: { table: PasswordTable; circle: number }) {
  const { x, y } = placeOf(circle);
  const target = table.target.value;
  const letters = [...(table.circles.value[circle] ?? "")];
  const places = letterPlaces(letters.length);
  const mark = isChance(circle) ? "." : markOf(target, circle);
  return (
    <g transform={`translate(${x} ${y})`} class="circle" data-mark={mark} data-chance={isChance(circle)}>
      <circle class="circle-disc" r={RADIUS} />
      {mark === "-" && (
        <path class="circle-cross" d={`M${-RADIUS * 0.7} ${RADIUS * 0.7} ${RADIUS * 0.7} ${-RADIUS * 0.7}`} />
      )}
      {isChance(circle) && <path class="circle-star" d={STAR} />}
      {letters.map((letter, i) => (
        <CircleLetter key={letter} table={table} circle={circle} letter={letter} {...places[i]!} />
      ))}
      <text class="circle-number" y={-RADIUS + 13}>
        {circle}
      </text>
    </g>
  );
}

function CircleLetter({
  table,
  circle,
  letter,
  x,
  y,
}: {
  table: PasswordTable;
  circle: number;
  letter: string;
  x: number;
  y: number;
}) {
  const target = table.target.value;
  const known = knownOf(target, letter);
  const pencil = pencilOf(table.marks.value, target.seat, letter);
  const state = known.kind === "unknown" ? `pencil-${pencil ?? "none"}` : known.kind;
  const canAsk = canAskFor(table, circle, letter);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for a pointer; the same question is a button in the middle
    <g
      transform={`translate(${x} ${y})`}
      class="circle-letter"
      data-state={state}
      data-ask={canAsk}
      onClick={canAsk ? () => askFor(table, letter) : undefined}
    >
      {canAsk && <rect class="letter-touch" x="-9.5" y="-17" width="19" height="21" />}
      {(state === "found" || state === "pencil-maybe") && <circle class="letter-ring" cy="-6" r="9.5" />}
      <text>{letter}</text>
      {(state === "absent" || state === "pencil-no") && <path class="letter-strike" d="M-7 -1 7 -11" />}
    </g>
  );
}

function Centre({ table }: { table: PasswordTable }) {
  const { phase, dice, turn } = table.view.value;
  const { turn: said } = words.value;
  const mayRoll = phase === "turn" && table.isMyTurn && table.own?.out === null;
  const roll = (): void => void table.play({ type: "roll" });
  const isAbout = useAutoRoll(mayRoll, roll);
  if (table.mayAsk && !isChance(table.view.value.circle!)) {
    return (
      <div class="ring-centre">
        <Asking table={table} />
      </div>
    );
  }
  return (
    <div class="ring-centre">
      <Dice dice={dice} side={turn === null ? 0 : table.place(turn)} />
      {mayRoll && (
        <button
          type="button"
          class="button is-filled roll"
          data-about={isAbout}
          style={{ "--about": `${AUTO_ROLL_MS}ms` }}
          disabled={table.match.sending.value}
          onClick={roll}
        >
          {said.roll}
        </button>
      )}
    </div>
  );
}

/** The same board for those who listen. */
function BoardAsText({ table }: { table: PasswordTable }) {
  const { board } = words.value;
  const { circle: here, dice } = table.view.value;
  return (
    <div class="unseen">
      <h2>{board.title}</h2>
      {dice && <p>{board.dice(dice[0], dice[1])}</p>}
      <ul>
        {CIRCLE_NUMBERS.map((circle) => {
          const mark = markOf(table.target.value, circle);
          const letters = [...(table.circles.value[circle] ?? "")].join(" ");
          const notes = [
            isChance(circle) ? board.chance(circle) : board.circle(circle, letters),
            mark === "-" ? board.no : mark === "." ? "" : board.yes,
            circle === here ? board.here : "",
          ];
          return <li key={circle}>{notes.filter((note) => note !== "").join(", ")}</li>;
        })}
      </ul>
    </div>
  );
}
