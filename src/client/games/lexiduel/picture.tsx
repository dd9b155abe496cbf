import { type Board, isEmpty, letterAt, ownerAt } from "../../../games/lexiduel/board.ts";
import type { Places } from "../../../games/lexiduel/places.ts";
import { colOf, rowOf, SIZE, SQUARES, squareAt, type Zone } from "../../../games/lexiduel/squares.ts";

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
  /** Where the reader may act. */
  readonly places?: Places | null;
  /** The taken letters are being turned over, one by one. */
  readonly isTurning?: boolean;
  /** What a hint points at. */
  readonly hinted?: readonly number[];
}

const at = (i: number): number => MARGIN + i * UNIT;
const range = Array.from({ length: SIZE }, (_, i) => i);

export function Picture({
  board,
  isNearBlue,
  marks = {},
  zones,
}: {
  board: Board;
  isNearBlue: boolean;
  marks?: Marks;
  /** Written on the zones, as long as no letter lies there. */
  zones?: Readonly<Record<Zone, string>>;
}) {
  const held = Array.from({ length: SQUARES }, (_, square) => square).filter(
    (square) => !isEmpty(board, square),
  );
  return (
    <svg class="lx-picture" viewBox={`0 0 ${EXTENT} ${EXTENT}`} aria-hidden="true" focusable="false">
      <Ground />
      {zones && <ZoneNames board={board} zones={zones} />}
      {marks.places && <path class="lx-sow" d={cellsOf(marks.places.sow)} />}
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
          taken={marks.taken?.indexOf(square) ?? -1}
          isTurning={marks.isTurning ?? false}
        />
      ))}
      {marks.places && <May places={marks.places} />}
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
      {marks.hinted?.map((square) => (
        <rect
          key={square}
          class="lx-hinted"
          data-hinted=""
          x={x(square)}
          y={y(square)}
          width={UNIT}
          height={UNIT}
          rx="3"
        />
      ))}
      {marks.cursor && <Cursor square={marks.cursor.square} line={marks.cursor.line} />}
      <Names />
    </svg>
  );
}

const x = (square: number): number => at(colOf(square));
const y = (square: number): number => at(rowOf(square));

const cellsOf = (squares: Iterable<number>): string =>
  [...squares].map((square) => `M${x(square) + 1.5} ${y(square) + 1.5}h17v17h-17z`).join("");

/** Letters to go on from: a full ring where a word grows, a broken one where two are joined. */
function May({ places: { extend, join } }: { places: Places }) {
  return (
    <>
      {[...extend].map((square) => (
        <circle key={square} class="lx-may" cx={x(square) + 10} cy={y(square) + 10} r="10.6" />
      ))}
      {[...join]
        .filter((square) => !extend.has(square))
        .map((square) => (
          <circle key={square} class="lx-may is-join" cx={x(square) + 10} cy={y(square) + 10} r="10.6" />
        ))}
    </>
  );
}

/** Where each name stands, and the squares that must be empty for it. */
const NAMED: readonly (readonly [Zone, number, number])[] = [
  ["centre", 9, 9],
  ["border", 2, 9],
  ["border", 17, 9],
  ["corner", 2, 2],
  ["corner", 2, 16],
  ["corner", 17, 2],
  ["corner", 17, 16],
  ["frame", 0, 9],
];

function ZoneNames({ board, zones }: { board: Board; zones: Readonly<Record<Zone, string>> }) {
  return (
    <g class="lx-zones">
      {NAMED.filter(([, row, col]) =>
        [-1, 0, 1, 2].every(
          (i) => isEmpty(board, squareAt(row, col + i)) && isEmpty(board, squareAt(row + 1, col + i)),
        ),
      ).map(([zone, row, col]) => (
        <text
          key={`${row}-${col}`}
          data-zone={zone}
          x={at(col) + UNIT}
          y={zone === "frame" ? at(row) + 14 : at(row) + 24}
        >
          {zones[zone]}
        </text>
      ))}
    </g>
  );
}

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
    </g>
  );
}

/** The names of columns and rows; in a window that is scrolled they stay at its edges. */
function Names() {
  return (
    <g class="lx-names">
      <g class="lx-columns">
        <rect x="0" y="0" width={EXTENT} height={MARGIN - 1} />
        {range.map((i) => (
          <text key={i} x={at(i) + UNIT / 2} y="10">
            {String.fromCharCode(65 + i)}
          </text>
        ))}
      </g>
      <g class="lx-rows">
        <rect x="0" y="0" width={MARGIN - 1} height={EXTENT} />
        {range.map((i) => (
          <text key={i} x="7" y={at(i) + 13}>
            {i + 1}
          </text>
        ))}
      </g>
    </g>
  );
}

function Token(props: {
  square: number;
  letter: string;
  isNear: boolean;
  isNew: boolean;
  /** Which of the letters taken last, or -1. */
  taken: number;
  isTurning: boolean;
}) {
  const { square, letter, isNear, isNew, taken } = props;
  const isTaken = taken >= 0;
  const isTurning = isTaken && props.isTurning;
  return (
    <g
      class={`lx-token ${isNear ? "is-near" : "is-far"}`}
      data-new={isNew}
      data-taken={isTaken}
      data-turning={isTurning}
      transform={`translate(${x(square)} ${y(square)})`}
    >
      {isTurning && <Face isNear={!isNear} letter={letter} of="old" place={taken} />}
      <Face isNear={isNear} letter={letter} of="new" place={taken} />
      {isNew && <circle class="lx-dot" cx="17" cy="3" r="2.2" />}
      {isTaken && <path class="lx-turned" d="M13.5 1.5h5v5M18.5 1.5l-5 5" />}
    </g>
  );
}

/** A letter in one side's colour. A taken one shows the other side's for a moment, then turns. */
function Face(props: { isNear: boolean; letter: string; of: "old" | "new"; place: number }) {
  const { isNear, letter } = props;
  return (
    <g
      class={`lx-face ${isNear ? "is-near" : "is-far"}`}
      data-of={props.of}
      style={props.place > 0 ? { "--at": props.place } : undefined}
    >
      {isNear ? <circle cx="10" cy="10" r="8.6" /> : <rect x="2" y="2" width="16" height="16" rx="1.5" />}
      <text x="10" y="14.4">
        {letter}
      </text>
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
