import type { Language } from "../../../core/language.ts";
import { language } from "../../language.ts";
import "./miniature.css";

/**
 * The board of Overturn as a drawing: a word of ours (BOIRE, WATER, BLUME), one of theirs over its last letter (EAU,
 * RUN, EIS), and letters still free.
 */
const ROWS: Readonly<Record<Language, string>> = {
  fr: "BOISPRENLATAEMCU",
  en: "WATSLEROIDGUPOMN",
  de: "BLUTAMERKONIGUTS",
};
const CELL = 100;
const OURS = [0, 1, 2, 5];
const THEIRS = [6, 11, 15];
/** The ring that their word has just turned. */
const TURNING = 6;

export function OverturnMiniature() {
  return (
    <svg class="overturn-miniature" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      {[0, 2, 8, 10].map((cell) => (
        <rect
          key={cell}
          class="overturn-miniature-tile"
          x={(cell % 4) * CELL + 4}
          y={Math.floor(cell / 4) * CELL + 4}
          width="192"
          height="192"
          rx="12"
        />
      ))}
      {OURS.map((cell) => (
        <circle key={cell} class="overturn-miniature-ours" cx={x(cell)} cy={y(cell)} r="38" />
      ))}
      {THEIRS.map((cell) => (
        <rect
          key={cell}
          class={cell === TURNING ? "overturn-miniature-theirs is-turning" : "overturn-miniature-theirs"}
          x={x(cell) - 36}
          y={y(cell) - 36}
          width="72"
          height="72"
          rx="8"
        />
      ))}
      {[...ROWS[language.value]].map((letter, cell) => (
        <text key={letter + String(cell)} class="overturn-miniature-letter" x={x(cell)} y={y(cell)}>
          {letter}
        </text>
      ))}
    </svg>
  );
}

const x = (cell: number): number => (cell % 4) * CELL + CELL / 2;
const y = (cell: number): number => Math.floor(cell / 4) * CELL + CELL / 2;
