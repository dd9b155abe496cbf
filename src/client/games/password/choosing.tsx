import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { LONGEST, SHORTEST } from "../../../games/password/options.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { Sign } from "../../ui/sign.tsx";
import { OwnWord } from "./own-word.tsx";
import { Refusal } from "./refusal.tsx";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";
import { WordBox, wordOf } from "./word-box.tsx";

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

function SecretForm({ table }: { table: PasswordTable }) {
  const { choose, letters } = words.value;
  const { language, length, words: rule } = table.view.value;
  const text = useSignal("");
  const hints = useId();
  const word = wordOf(text.value);
  const count = word?.length ?? 0;
  const fits = word !== null && (length === null ? count >= SHORTEST && count <= LONGEST : count === length);
  const isEmpty = text.value.trim() === "";

  function keep(event: Event) {
    event.preventDefault();
    // The word goes to the match alone; asking the dictionary would tell it to somebody else.
    if (fits) void table.play({ type: "secret", word: word });
  }

  return (
    <form class="secret" onSubmit={keep}>
      <h2>{choose.title}</h2>
      <p class="lead">{choose.lead}</p>
      <WordBox text={text} label={choose.label} language={language} describedBy={hints} eager />
      <p class="secret-count" aria-live="polite">
        {count > 0 ? letters(count) : "\u00a0"}
      </p>
      <ul class="hints" id={hints}>
        <Hint met={isEmpty ? null : fits}>
          {length === null ? choose.length(SHORTEST, LONGEST) : choose.agreed(length)}
        </Hint>
        <Hint met={isEmpty ? null : word !== null}>{choose.plain}</Hint>
        <Hint met={null}>{rule === "honour" ? `${choose.classes}. ${choose.honour}` : choose.classes}</Hint>
      </ul>
      <Refusal table={table} />
      <button type="submit" class="button is-filled is-large" disabled={!fits || table.match.sending.value}>
        {choose.keep}
      </button>
    </form>
  );
}

/** `met` is null for what only the server can judge. */
function Hint({ met, children }: { met: boolean | null; children: string }) {
  const { choose } = words.value;
  return (
    <li data-met={met}>
      <span aria-hidden="true">{met === null ? "·" : <Sign yes={met} />}</span>
      <span>
        {children}
        {met !== null && <span class="unseen"> ({met ? choose.met : choose.unmet})</span>}
      </span>
    </li>
  );
}
