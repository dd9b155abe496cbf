import {
  KINDS,
  type Kind,
  kindOf,
  LETTERS,
  type Placed,
  type Pose,
} from "../../../games/buzzle-family/alphabet.ts";
import type { Box } from "../../../games/buzzle-family/box.ts";
import { count } from "../../../games/buzzle-family/pieces.ts";
import { FIXED_SHARE, looseLayout } from "./layout.ts";

/** The four pieces and what is drawn with them. Thousandths of a box's height; the box is 720 wide. */
const PATHS: Record<Kind, string> = {
  I: "M0-500V500",
  i: "M0-250V250",
  C: "M180-455H120A255 455 0 0 0 120 455H180",
  u: "M-205-200V-50A205 205 0 0 0 205-50V-200",
};

/** With room above for the dots of Ä Ö Ü where the language has them. */
const plainBox = "-50 -50 820 1100";
const tallBox = "-50 -620 820 1670";
export const viewBoxFor = (umlauts: boolean): string => (umlauts ? tallBox : plainBox);

export function Piece(props: {
  kind: Kind;
  x: number;
  y: number;
  turn: number;
  scale?: number;
  state?: string;
}) {
  const { kind, x, y, turn, scale = 1 } = props;
  return (
    <path
      class={`bz-piece bz-${kind}`}
      data-state={props.state}
      d={PATHS[kind]}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}
    />
  );
}

const PlacedPiece = ({ piece, state }: { piece: Placed; state?: string }) => (
  <Piece kind={kindOf(piece.pose)} x={piece.x} y={piece.y} turn={piece.turn} {...(state ? { state } : {})} />
);

/**
 * A whole letter. `found` says how many pieces of each kind are solid; the rest is only sketched. `tall` keeps room
 * for dots, so that letters with and without stand on one line.
 */
export function Letter({ letter, found, tall }: { letter: string; found?: string; tall?: boolean }) {
  const viewBox = viewBoxFor(tall ?? "ÄÖÜ".includes(letter));
  return (
    <svg class="bz-letter" viewBox={viewBox} aria-hidden="true" focusable="false">
      <LetterPieces letter={letter} {...(found === undefined ? {} : { found })} />
    </svg>
  );
}

export function LetterPieces({ letter, found }: { letter: string; found?: string }) {
  const left = new Map(KINDS.map((kind) => [kind, count(found ?? "", kind)]));
  return (LETTERS[letter] ?? []).map((piece, i) => {
    const kind = kindOf(piece.pose);
    const still = left.get(kind) ?? 0;
    left.set(kind, still - 1);
    const isGhost = found !== undefined && still < 1;
    return <PlacedPiece key={i} piece={piece} {...(isGhost ? { state: "ghost" } : {})} />;
  });
}

/** A word in its pieces, for those who see; the word itself for those who hear. */
export function DrawnWord(props: { word: string; language?: string; small?: boolean }) {
  const { word, language, small } = props;
  return (
    <span class={small ? "bz-word is-small" : "bz-word"} role="img" aria-label={word} lang={language}>
      {[...word].map((letter, i) => (
        <span key={`${letter}${i}`} class="bz-sort" style={{ "--place": i }}>
          <Letter letter={letter} />
        </span>
      ))}
    </span>
  );
}

/** The letter that grows stands above what is still loose, and nothing lies on anything. */
const BESIDE_LOOSE = `translate(${(720 * (1 - FIXED_SHARE)) / 2} 0) scale(${FIXED_SHARE})`;

/** A box as the seekers see it: what is fixed lies in its place, what is loose lies about. */
export function BoxDrawing({ box, umlauts }: { box: Box; umlauts: boolean }) {
  const { fixed, loose } = looseLayout(box);
  return (
    <svg class="bz-box-drawing" viewBox={viewBoxFor(umlauts)} aria-hidden="true" focusable="false">
      <g transform={loose.length > 0 ? BESIDE_LOOSE : undefined}>
        {fixed.map((piece, i) => (
          <PlacedPiece key={`fixed${i}`} piece={piece} state="fixed" />
        ))}
      </g>
      {loose.map((piece, i) => (
        <Piece key={`${piece.kind}${i}`} {...piece} state="loose" />
      ))}
    </svg>
  );
}

export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg class="bz-kind" viewBox="-300 -560 600 1120" aria-hidden="true" focusable="false">
      <Piece kind={kind} x={0} y={0} turn={0} />
    </svg>
  );
}

/** A pose as a picture: the piece where it lies in some letter, in the frame of a box. */
export function PoseIcon({ pose }: { pose: Pose }) {
  return (
    <svg class="bz-pose" viewBox={viewBoxFor(pose === "umlaut")} aria-hidden="true" focusable="false">
      <rect class="bz-pose-frame" x="-20" y="-20" width="760" height="1040" rx="60" />
      {picture(pose).map((piece, i) => (
        <PlacedPiece key={i} piece={piece} {...(i > 0 ? { state: "ghost" } : {})} />
      ))}
    </svg>
  );
}

/** The first one is meant; a second, sketched one shows that either way counts. */
function picture(pose: Pose): readonly Placed[] {
  const letter = PICTURED[pose];
  return LETTERS[letter]!.filter((piece) => piece.pose === pose);
}

const PICTURED: Record<Pose, string> = {
  left: "L",
  centre: "I",
  right: "H",
  slanted: "A",
  diagonal: "N",
  "flat-high": "T",
  "flat-middle": "H",
  "flat-low": "Z",
  "upright-high": "U",
  "upright-low": "Y",
  "oblique-high": "X",
  "oblique-low": "X",
  umlaut: "Ä",
  "open-right": "C",
  "open-left": "D",
  "open-up": "U",
  "open-left-high": "P",
  "open-left-low": "S",
  "open-right-high": "S",
};
