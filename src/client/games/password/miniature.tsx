import { CIRCLE_NUMBERS, CIRCLES, isChance } from "../../../games/password/circles.ts";
import { language } from "../../language.ts";
import { letterPlaces, placeOf, RADIUS, SIZE, STAR } from "./ring.ts";
import "./miniature.css";

/** The board of Password as a drawing: a few answers already told, the pawn on its way. */
const TOLD = "ANE";
/** What is known of a word by them: it may be GAINE, OCEAN or FAHNE. */
const WORD = { fr: "·A·NE", en: "··EAN", de: "·A·NE" };
const CROSSED = "XKQ";
const PAWN = 8;

export function PasswordMiniature() {
  return (
    <svg class="miniature" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
      {CIRCLE_NUMBERS.map((circle) => (
        <Circle key={circle} circle={circle} />
      ))}
      <g class="miniature-word">
        {[...WORD[language.value]].map((letter, i) => (
          <g key={letter + String(i)} transform={`translate(${122 + i * 32} 170)`}>
            <rect class="miniature-sort" width="28" height="36" rx="3" />
            <text class="miniature-big" x="14" y="26">
              {letter === "·" ? "" : letter}
            </text>
          </g>
        ))}
      </g>
      <g class="miniature-dice">
        <Die x={164} y={222} spots={[0, 4, 8]} />
        <Die x={204} y={222} spots={[0, 2, 4, 6, 8]} />
      </g>
    </svg>
  );
}

function Circle({ circle }: { circle: number }) {
  const { x, y } = placeOf(circle);
  const letters = [...(CIRCLES[language.value][circle] ?? "")];
  const places = letterPlaces(letters.length);
  return (
    <g transform={`translate(${x} ${y})`} class={circle === PAWN ? "miniature-here" : ""}>
      <circle class={isChance(circle) ? "miniature-chance" : "miniature-circle"} r={RADIUS} />
      {letters.map((letter, i) => (
        <text
          key={letter}
          class={
            TOLD.includes(letter)
              ? "miniature-told"
              : CROSSED.includes(letter)
                ? "miniature-crossed"
                : "miniature-letter"
          }
          x={places[i]!.x}
          y={places[i]!.y}
        >
          {letter}
        </text>
      ))}
      {isChance(circle) && <path class="miniature-star" d={STAR} />}
    </g>
  );
}

function Die({ x, y, spots }: { x: number; y: number; spots: number[] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="miniature-die" width="32" height="32" rx="6" />
      {spots.map((spot) => (
        <circle
          key={spot}
          class="miniature-spot"
          cx={8 + (spot % 3) * 8}
          cy={8 + Math.floor(spot / 3) * 8}
          r="2.8"
        />
      ))}
    </g>
  );
}
