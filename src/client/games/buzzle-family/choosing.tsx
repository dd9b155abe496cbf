import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { Language } from "../../../core/language.ts";
import { piecesOf } from "../../../games/buzzle-family/pieces.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { Sign } from "../../ui/sign.tsx";
import { DrawButton } from "../draw-button.tsx";
import { useDrawnWord } from "../random-word.ts";
import { Letter } from "./pieces.tsx";
import { Refusal } from "./refusal.tsx";
import type { FamilyTable } from "./table.ts";
import { words } from "./texts/index.ts";
import { WordField, wordOf } from "./word-field.tsx";

/** A word to hide, drawn in its pieces while it is typed: what it weighs is what it will cost to find. */
export function SecretForm(props: {
  table: FamilyTable;
  title: string;
  lead: string;
  language: Language;
  length: number;
  names: boolean;
  /** A word that stands there already. */
  filled?: string | null;
  /** Words of one's own that may not be taken again. */
  used?: readonly string[];
}) {
  const { table, language, length, names, used = [] } = props;
  const { choose, pieces } = words.value;
  const text = useSignal(props.filled ?? "");
  const notes = useId();
  const { isDrawn, draw } = useDrawnWord(
    text,
    { language, umlauts: true, lengths: [length], used },
    table.match,
  );
  const word = wordOf(text.value, language);
  const fits = word?.length === length;
  const drawn = word?.slice(0, length) ?? "";

  async function keep(event: Event) {
    event.preventDefault();
    // The word goes to the match alone; asking the dictionary would tell it to somebody else.
    if (fits && !(await table.play({ type: "secret", word })) && isDrawn) draw?.();
  }

  return (
    <form class="bz-secret" onSubmit={keep}>
      <h2>{props.title}</h2>
      <p class="lead">
        {props.lead} {isDrawn && !props.filled && choose.drawn}
      </p>
      <div class="bz-secret-boxes" aria-hidden="true">
        {Array.from({ length }, (_, i) => (
          <span key={i} class="bz-sort" data-empty={drawn[i] === undefined}>
            {drawn[i] !== undefined && <Letter key={drawn[i]} letter={drawn[i]} />}
          </span>
        ))}
      </div>
      <WordField text={text} label={choose.label} language={language} describedBy={notes} isDrawn={isDrawn} />
      <div class="bz-secret-count">
        <p>{word ? pieces(piecesOf(word).length) : "\u00a0"}</p>
        <DrawButton label={choose.another} draw={draw} />
      </div>
      <Refusal table={table} />
      <button type="submit" class="button is-filled is-large" disabled={!fits || table.match.sending.value}>
        {choose.keep}
      </button>
      <p class="note" id={notes}>
        {choose.rule(length)} {names ? choose.names : choose.noNames} {used.length > 0 && choose.used}
      </p>
    </form>
  );
}

/** Who is ready, and who still thinks. */
export function Readiness(props: {
  table: FamilyTable;
  seats: readonly { readonly seat: number; readonly note: string; readonly met: boolean }[];
}) {
  return (
    <ul class="bz-ready">
      {props.seats.map(({ seat, note, met }) => (
        <li key={seat}>
          <SeatMark place={props.table.place(seat)} />
          <span>{props.table.name(seat)}</span>
          <span class={met ? "bz-met" : "note"}>
            {met && <Sign yes />} {note}
          </span>
        </li>
      ))}
    </ul>
  );
}
