import type { Language } from "../../../core/language.ts";
import { language } from "../../language.ts";
import "./miniature.css";

/** Three clues that lead to one word. */
const CLUES: Readonly<Record<Language, readonly [string, string, string]>> = {
  fr: ["sable", "bosse", "caravane"],
  en: ["sand", "hump", "caravan"],
  de: ["Sand", "Höcker", "Karawane"],
};

/** Mot à Mot as a drawing: clues in the air, the buzzer, tokens of both kinds. */
export function MotAMotMiniature() {
  const [first, second, third] = CLUES[language.value];
  return (
    <svg class="mam-mini" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <path
        class="mam-mini-bubble"
        d="M40 36h320a14 14 0 0 1 14 14v112a14 14 0 0 1-14 14H126l-34 30v-30H40a14 14 0 0 1-14-14V50a14 14 0 0 1 14-14Z"
      />
      <text class="mam-mini-soft" x="128" y="78">
        {first}
      </text>
      <text class="mam-mini-soft" x="262" y="86">
        {second}
      </text>
      <text class="mam-mini-word" x="196" y="142">
        {third}
      </text>
      <ellipse class="mam-mini-base" cx="200" cy="330" rx="116" ry="42" />
      <ellipse class="mam-mini-buzzer" cx="200" cy="296" rx="92" ry="60" />
      <text class="mam-mini-buzz" x="200" y="308">
        BUZZ
      </text>
      {[0, 1, 2].map((i) => (
        <rect key={i} class="mam-mini-speaker" x="34" y={336 - i * 26} width="34" height="20" rx="4" />
      ))}
      {[0, 1].map((i) => (
        <ellipse key={i} class="mam-mini-seeker" cx="350" cy={346 - i * 26} rx="19" ry="11" />
      ))}
    </svg>
  );
}
