import type { Language } from "../../../core/language.ts";
import { language } from "../../language.ts";
import "./miniature.css";

interface Laid {
  readonly near: boolean;
  readonly col: number;
  readonly row: number;
  readonly letter: string;
  /** Laid while one looks, in this order. */
  readonly late?: number;
}

/** Two words that cross and a letter about to be taken: one down, one through its middle, one from its end, longer. */
const inWords = (down: string, across: string, short: string, late: string): readonly Laid[] => [
  ...[...across].map((letter, i) => ({ near: true, col: 2 + i, row: 3, letter })),
  ...[...down.slice(0, 2)].map((letter, i) => ({ near: false, col: 2, row: 1 + i, letter })),
  ...[...down.slice(3)].map((letter, i) => ({ near: false, col: 2, row: 4 + i, letter })),
  ...[...short.slice(1)].map((letter, i) => ({ near: true, col: 3 + i, row: 5, letter })),
  ...[...late].map((letter, i) => ({ near: false, col: 6 + i, row: 5, letter, late: i })),
];
const WORDS: Readonly<Record<Language, readonly Laid[]>> = {
  fr: inWords("LIMON", "MERE", "NAIT", "RAI"),
  en: inWords("LEMON", "MOON", "NEAR", "EST"),
  de: inWords("ROMAN", "MOND", "NACH", "BAR"),
};
const CELL = 44;

export function LexiduelMiniature() {
  return (
    <svg class="lx-mini" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <rect class="lx-mini-frame" x="2" y="2" width="396" height="396" rx="6" />
      <rect class="lx-mini-border" x={CELL} y={CELL} width="356" height="356" />
      <rect class="lx-mini-corner" x={CELL} y={CELL} width={CELL * 4} height={CELL * 4} />
      <rect class="lx-mini-centre" x={CELL * 5} y={CELL * 5 + CELL} width="200" height="200" />
      <path
        class="lx-mini-lines"
        d={Array.from({ length: 8 }, (_, i) => `M${(i + 1) * CELL} 2v396M2 ${(i + 1) * CELL}h396`).join("")}
      />
      {WORDS[language.value].map(({ near, col, row, letter, late }) => (
        <g
          key={`${col}-${row}`}
          class={near ? "lx-mini-near" : "lx-mini-far"}
          data-late={late}
          transform={`translate(${col * CELL} ${row * CELL})`}
        >
          {near ? <circle cx="22" cy="22" r="19" /> : <rect x="4" y="4" width="36" height="36" rx="3" />}
          <text x="22" y="32">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
