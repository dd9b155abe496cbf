import "./miniature.css";

/** Two words as tiles, the second turning where the first ends. */
const ACROSS = "MOTS";
const DOWN = "SON";
const CELL = 100;

export function NewGameMiniature() {
  return (
    <svg class="new-game-miniature" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      {[...ACROSS].map((letter, i) => (
        <Tile key={i} letter={letter} column={i} row={0} isShared={i === ACROSS.length - 1} />
      ))}
      {[...DOWN].slice(1).map((letter, i) => (
        <Tile key={i} letter={letter} column={ACROSS.length - 1} row={i + 1} isShared={false} />
      ))}
    </svg>
  );
}

function Tile(props: { letter: string; column: number; row: number; isShared: boolean }) {
  const x = props.column * CELL;
  const y = props.row * CELL + CELL / 2;
  return (
    <>
      <rect
        class={props.isShared ? "is-shared" : undefined}
        x={x + 5}
        y={y + 5}
        width="90"
        height="90"
        rx="12"
      />
      <text x={x + CELL / 2} y={y + CELL / 2}>
        {props.letter}
      </text>
    </>
  );
}
