import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { letterAt } from "../../../games/lexiduel/board.ts";
import { parseMove } from "../../../games/lexiduel/notation.ts";
import { formatSquare, SIZE } from "../../../games/lexiduel/squares.ts";
import { fill } from "../../language.ts";
import { wordChecks } from "../word-check.ts";
import { draftOf, type Preview } from "./draft.ts";
import { type LexiduelTable, refusalText } from "./table.ts";
import { words } from "./texts/index.ts";

/** Where a move is written, with what it would make, take and score before it is sent. */
export function Composer({ table }: { table: LexiduelTable }) {
  const { compose } = words.value;
  const draft = table.draft.value;
  const preview = table.preview.value;
  const { language } = table.view.value;
  const hint = useId();
  // The words that are shown, and those that the verdict stands on: a primer's letters are no run of their own.
  const asked = [...new Set([...(preview?.runs.map(({ word }) => word) ?? []), ...(preview?.open ?? [])])];
  const { lexicon } = table.dictionary;
  useEffect(() => wordChecks.ask(language, asked, lexicon), [language, lexicon, asked.join(" ")]);
  const isReady =
    preview !== null && preview.refusal === null && table.isMyTurn && !table.match.sending.value;
  return (
    <section class="lx-composer">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void table.place();
        }}
      >
        <p class="lx-where" id={hint}>
          {draft ? compose.at(formatSquare(draft.start), draft.line) : compose.pick}
        </p>
        <div class="lx-line">
          <button
            type="button"
            class="icon-button lx-turn"
            aria-label={compose.turn}
            title={compose.turn}
            disabled={!draft}
            onClick={() => table.turn()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-line={draft?.line ?? "right"}>
              <path d="M4 12h14M13 6l6 6-6 6" />
            </svg>
          </button>
          <input
            id="lx-letters"
            class="word-box lx-letters"
            aria-label={compose.label}
            placeholder={compose.placeholder}
            aria-describedby={hint}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            enterkeyhint="done"
            lang={language}
            maxLength={SIZE}
            disabled={!draft}
            value={draft?.text ?? ""}
            onInput={(event) => {
              if (event.isComposing) return;
              table.write(event.currentTarget.value);
              event.currentTarget.value = table.draft.value?.text ?? "";
            }}
          />
          <button type="submit" class="button is-filled" disabled={!isReady}>
            {compose.place}
          </button>
        </div>
      </form>
      <div aria-live="polite">{preview && <Outlook table={table} preview={preview} />}</div>
      <p class="refusal" role="alert" key={table.refusal.value?.id}>
        {table.refusal.value && refusalText(table.refusal.value)}
      </p>
      <div class="row lx-acts">
        {draft && (
          <button type="button" class="plain" onClick={() => table.change(null)}>
            {compose.clear}
          </button>
        )}
        <Pass table={table} />
      </div>
      <TextMove table={table} />
    </section>
  );
}

/** What the draft would do. */
function Outlook({ table, preview }: { table: LexiduelTable; preview: Preview }) {
  const { compose, kinds } = words.value;
  const { board, blue } = table.view.value;
  const { runs, kind, captures, gain, refusal, open } = preview;
  const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
  const [mine, theirs] = table.near === blue ? [gain?.[0], gain?.[1]] : [gain?.[1], gain?.[0]];
  const taken = captures.map((square) => `${letterAt(board, square)} ${formatSquare(square)}`).join(", ");
  return (
    <div class="lx-outlook">
      <ul class="lx-runs">
        {runs.map(({ word, squares, line }) => (
          <li key={`${squares[0]}${line}`}>
            <b>{word}</b> <Check isWord={table.isWord(word)} />
          </li>
        ))}
      </ul>
      {refusal && <p class="lx-against">{refusalText(refusal)}</p>}
      {kind && open.length > 0 && <p class="note">{compose.checking}</p>}
      {kind && open.length === 0 && (
        <p>
          {kinds[kind]}, {captures.length > 0 ? compose.takes(taken) : compose.takesNothing}
        </p>
      )}
      {gain && open.length === 0 && (gain[0] !== 0 || gain[1] !== 0) && (
        <p class="lx-gain">
          {compose.gain(signed(mine ?? 0), signed(theirs ?? 0), table.name(1 - table.near))}
        </p>
      )}
    </div>
  );
}

function Check({ isWord }: { isWord: boolean | null }) {
  const { compose } = words.value;
  if (isWord === null) return <span class="note">{compose.unknown}</span>;
  return (
    <span class={isWord ? "lx-yes" : "lx-no"} title={isWord ? compose.isWord : compose.isNoWord}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={isWord ? "M2.5 8.5l3.5 4 7.5-9" : "M3.5 3.5l9 9M12.5 3.5l-9 9"} />
      </svg>
      <span class="unseen">{isWord ? compose.isWord : compose.isNoWord}</span>
    </span>
  );
}

/** Two presses: a pass cannot be taken back. */
function Pass({ table }: { table: LexiduelTable }) {
  const { compose } = words.value;
  const isSure = useSignal(false);
  if (table.view.value.phase !== "playing") return null;
  if (!isSure.value) {
    return (
      <button
        type="button"
        class="plain"
        onClick={() => {
          isSure.value = true;
        }}
      >
        {compose.pass}
      </button>
    );
  }
  return (
    <span class="lx-sure">
      {compose.passSure}
      <button type="button" class="plain" onClick={() => void table.play({ type: "pass" })}>
        {compose.passYes}
      </button>
      <button
        type="button"
        class="plain"
        onClick={() => {
          isSure.value = false;
        }}
      >
        {compose.passNo}
      </button>
    </span>
  );
}

/** A move as text, for those who would rather write it than point at it. */
function TextMove({ table }: { table: LexiduelTable }) {
  const { compose, problems } = words.value;
  const text = useSignal("");
  const problem = useSignal<string | null>(null);

  function prepare(event: Event) {
    event.preventDefault();
    const move = parseMove(text.value, table.view.value.board);
    if (move.ok) {
      problem.value = null;
      table.change(draftOf(text.value, move.value));
    } else {
      const { problem: name, ...detail } = move.error;
      problem.value = fill(problems[name], detail);
    }
  }

  return (
    <details class="lx-text-move">
      <summary>{compose.text}</summary>
      <form onSubmit={prepare}>
        <label class="field">
          <span class="field-name">{compose.textHint}</span>
          <input
            class="text-box"
            name="text-move"
            autocomplete="off"
            spellcheck={false}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="button">
          {compose.textGo}
        </button>
      </form>
      <p class="refusal" role="alert">
        {problem.value}
      </p>
    </details>
  );
}
