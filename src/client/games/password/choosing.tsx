import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { LONGEST, SHORTEST } from "../../../games/password/options.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { Sign } from "../../ui/sign.tsx";
import { DrawButton } from "../draw-button.tsx";
import { useDrawnWord } from "../random-word.ts";
import { OwnWord } from "./own-word.tsx";
import { Refusal } from "./refusal.tsx";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";
import { WordBox, wordOf } from "./word-box.tsx";

/** Shorter ones are few, and soon found. */
const DRAWN_LENGTHS = [4, 5, 6, 7, 8];

/** Before the first roll: everyone hides a word. */
export function Choosing({ table }: { table: PasswordTable }) {
  const own = table.own;
  const { choose } = words.value;
  return (
    <div class="choosing">
      {own && !own.ready && <SecretForm table={table} />}
      {own?.ready && (
        <section class="panel">
          <h2>{choose.hidden}</h2>
          <OwnWord table={table} />
        </section>
      )}
      <ul class="choosing-sides">
        {table.view.value.sides
          .filter(({ seat }) => seat !== table.you.value)
          .map(({ seat, ready }) => (
            <li key={seat}>
              <SeatMark place={table.place(seat)} />
              <span>{table.name(seat)}</span>
              <span class={ready ? "told-yes" : "note"}>
                {ready && <Sign yes />} {ready ? choose.isReady : choose.choosing}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** A word stands there already: who has none in mind keeps it, with one press. */
function SecretForm({ table }: { table: PasswordTable }) {
  const { choose, letters } = words.value;
  const { language, length, words: rule } = table.view.value;
  const text = useSignal("");
  const notes = useId();
  const lengths = length === null ? DRAWN_LENGTHS : [length];
  const { isDrawn, draw } = useDrawnWord(text, { language, umlauts: false, lengths }, table.match);
  const word = wordOf(text.value);
  const count = word?.length ?? 0;
  const fits = word !== null && (length === null ? count >= SHORTEST && count <= LONGEST : count === length);
  const isEmpty = text.value.trim() === "";
  const wanted = length === null ? choose.length(SHORTEST, LONGEST) : choose.agreed(length);

  async function keep(event: Event) {
    event.preventDefault();
    // The word goes to the match alone; asking the dictionary would tell it to somebody else.
    if (fits && !(await table.play({ type: "secret", word })) && isDrawn) draw?.();
  }

  return (
    <form class="secret" onSubmit={keep}>
      <h2>{choose.title}</h2>
      <p class="lead">{isDrawn ? choose.drawn : choose.lead}</p>
      <WordBox
        text={text}
        label={choose.label}
        language={language}
        describedBy={notes}
        isDrawn={isDrawn}
        eager
      />
      <div class="secret-count">
        <p data-met={isEmpty ? null : fits}>
          {!isEmpty && <Sign yes={fits} />}{" "}
          {isEmpty ? "\u00a0" : word === null ? choose.plain : letters(count)}
        </p>
        <DrawButton label={choose.another} draw={draw} />
      </div>
      <Refusal table={table} />
      <button type="submit" class="button is-filled is-large" disabled={!fits || table.match.sending.value}>
        {choose.keep}
      </button>
      <p class="note" id={notes}>
        {wanted}. {choose.classes}. {choose.plain}.{rule === "honour" && ` ${choose.honour}.`}
      </p>
    </form>
  );
}
