import type { BotLevel } from "../../games/game.ts";
import "./bots.css";

/** The characters as they look: a sign of the printer's case each, with eyes. */
export function Portrait({ level }: { level: BotLevel }) {
  return (
    <svg class="bot-portrait" data-level={level} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect class="bot-type" x="2" y="2" width="60" height="60" rx="8" />
      {level === 1 && <Comma />}
      {level === 2 && <Trema />}
      {level === 3 && <Ampersand />}
    </svg>
  );
}

/** Looks up, from below. */
const Comma = () => (
  <>
    <path
      class="bot-ink"
      d="M32 12c9 0 16 6.5 16 15.5C48 40 39 51 25 55c-1.4.4-2.3-1.3-1.2-2.2C29 48.5 32 45 32.5 42.5 23 43 16 36.5 16 27.5 16 18.5 23 12 32 12Z"
    />
    <circle class="bot-paper" cx="26" cy="26" r="4.5" />
    <circle class="bot-paper" cx="38" cy="26" r="4.5" />
    <circle class="bot-ink" cx="27" cy="24.5" r="2" />
    <circle class="bot-ink" cx="39" cy="24.5" r="2" />
    <path class="bot-mouth" d="M29 35.5q3 1.800 6 0" />
  </>
);

/** The two dots are its eyes, wide open; the letter under them is all nose. */
const Trema = () => (
  <>
    <circle class="bot-ink" cx="22" cy="19" r="8" />
    <circle class="bot-ink" cx="42" cy="19" r="8" />
    <circle class="bot-paper" cx="24" cy="19" r="3" />
    <circle class="bot-paper" cx="44" cy="19" r="3" />
    <path class="bot-ink" d="M24 31h13v19h5v5H22v-5h5V36h-3Z" />
    <path class="bot-mouth" d="M29.5 44h4.5" />
  </>
);

/** One line without an end, half-lidded: it has thought of everything. */
const Ampersand = () => (
  <>
    <path
      class="bot-line"
      d="M52 35c-3 10-10 18-20 18-9 0-15-5-15-12 0-12 21-13 21-23 0-5-3.5-8-8-8s-8 3-8 8c0 8 14 22 30 34"
    />
    <circle class="bot-paper is-rimmed" cx="25.5" cy="17" r="4.5" />
    <circle class="bot-paper is-rimmed" cx="35.5" cy="17" r="4.5" />
    <path class="bot-ink" d="M21 17a4.5 4.5 0 0 1 9 0Zm10 0a4.5 4.5 0 0 1 9 0Z" />
  </>
);
