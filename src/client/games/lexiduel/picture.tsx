import { type Board, isEmpty, letterAt, ownerAt } from "../../../games/lexiduel/board.ts";
import { colOf, rowOf, SIZE, SQUARES } from "../../../games/lexiduel/squares.ts";

/**
 * The board as a drawing. The near side's letters are filled discs, the other's are outlined squares: the signs
 * that the head of the page gives the two. Units: a square is 20 wide, with a margin of 14 for the names.
 */
export const UNIT = 20;
export const MARGIN = 14;
export const EXTENT = SIZE * UNIT + MARGIN + 4;

export interface Marks {
  readonly posed?: readonly number[];
  readonly taken?: readonly number[];
  readonly cursor?: { readonly square: number; readonly line: "right" | "down" } | null;
  readonly draft?: ReadonlyMap<number, string>;
  readonly wouldTake?: readonly number[];
  /** The primer that waits for its reply. */
  readonly pending?: readonly number[] | null;
}

const at = (i: number): number => MARGIN + i * UNIT;
const range = Array.from({ length: SIZE }, (_, i) => i);

export function Picture({
  board,
  isNearBlue,
  marks = {},
}: {
  board: Board;
  isNearBlue: boolean;
  marks?: Marks;
}) {
  const held = Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => !isEmpty(board, square),
  );
  return (
    <svg class="lx-picture" viewBox={`0 0 ${EXTENT} ${EXTENT}`} aria-hidden="true" focusable="false">
      <Ground />
      {marks.pending?.map((square) => (
        <rect key={square} class="lx-pending" x={x(square)} y={y(square)} width={UNIT} height={UNIT} />
      ))}
      {held.map((square) => (
        <Token
          key={square}
          square={square}
          letter={letterAt(board, square)!}
          isNear={(ownerAt(board, square) === "blue") === isNearBlue}
          isNew={marks.posed?.includes(square) ?? false}
          isTaken={marks.taken?.includes(square) ?? false}
        />
      ))}
      {marks.wouldTake?.map((square) => (
        <path key={square} class="lx-would-take" d={`M${x(square) + 2} ${y(square) + 2}h16v16h-16z`} />
      ))}
      {[...(marks.draft ?? [])].map(([square, letter]) => (
        <g key={square} class="lx-draft" transform={`translate(${x(square)} ${y(square)})`}>
          <rect x="1.5" y="1.5" width={UNIT - 3} height={UNIT - 3} rx="3" />
          <text x={UNIT / 2} y="14.6">
            {letter}
          </text>
        </g>
      ))}
      {marks.cursor && <Cursor square={marks.cursor.square} line={marks.cursor.line} />}
    </svg>
  );
}

const x = (square: number): number => at(colOf(square));
const y = (square: number): number => at(rowOf(square));

function Ground() {
  const lines = [...range, SIZE].map(
    (i) => `M${at(i)} ${at(0)}v${SIZE * UNIT}M${at(0)} ${at(i)}h${SIZE * UNIT}`,
  );
  return (
    <g class="lx-ground">
      <defs>
        <pattern
          id="lx-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path class="lx-hatch" d="M0 0v5" />
        </pattern>
      </defs>
      <rect class="lx-frame" x={at(0)} y={at(0)} width={SIZE * UNIT} height={SIZE * UNIT} />
      <rect class="lx-border" x={at(1)} y={at(1)} width={18 * UNIT} height={18 * UNIT} />
      <rect class="lx-centre" x={at(5)} y={at(5)} width={10 * UNIT} height={10 * UNIT} />
      {[
        [1, 1],
        [15, 1],
        [1, 15],
        [15, 15],
      ].map(([col, row]) => (
        <g key={`${col}-${row}`}>
          <rect class="lx-corner" x={at(col!)} y={at(row!)} width={4 * UNIT} height={4 * UNIT} />
          <rect fill="url(#lx-hatch)" x={at(col!)} y={at(row!)} width={4 * UNIT} height={4 * UNIT} />
        </g>
      ))}
      <path class="lx-lines" d={lines.join("")} />
      <path
        class="lx-edges"
        d={`M${at(1)} ${at(1)}h360v360h-360zM${at(5)} ${at(5)}h200v200h-200zM${at(0)} ${at(0)}h400v400h-400z`}
      />
      {range.map((i) => (
        <g key={i} class="lx-names">
          <text x={at(i) + UNIT / 2} y="10">
            {String.fromCharCode(65 + i)}
          </text>
          <text x="7" y={at(i) + 13}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

function Token(props: { square: number; letter: string; isNear: boolean; isNew: boolean; isTaken: boolean }) {
  const { square, letter, isNear, isNew, isTaken } = props;
  return (
    <g
      class={`lx-token ${isNear ? "is-near" : "is-far"}`}
      data-new={isNew}
      data-taken={isTaken}
      transform={`translate(${x(square)} ${y(square)})`}
    >
      {isNear ? <circle cx="10" cy="10" r="8.6" /> : <rect x="2" y="2" width="16" height="16" rx="1.5" />}
      <text x="10" y="14.4">
        {letter}
      </text>
      {isNew && <circle class="lx-dot" cx="17" cy="3" r="2.2" />}
      {isTaken && <path class="lx-turned" d="M13.5 1.5h5v5M18.5 1.5l-5 5" />}
    </g>
  );
}

function Cursor({ square, line }: { square: number; line: "right" | "down" }) {
  const arrow = line === "right" ? "M22.5 6l4.5 4-4.5 4z" : "M6 22.5l4 4.5 4-4.5z";
  return (
    <g class="lx-cursor" transform={`translate(${x(square)} ${y(square)})`}>
      <rect x="0" y="0" width={UNIT} height={UNIT} rx="2" />
      <path d={arrow} />
    </g>
  );
}
