import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { letterAt } from "../../../games/lexiduel/board.ts";
import { parseMove } from "../../../games/lexiduel/notation.ts";
import { formatSquare, SIZE } from "../../../games/lexiduel/squares.ts";
import { fill } from "../../language.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { announce } from "../../ui/live.tsx";
import { wordChecks } from "../word-check.ts";
import { type Draft, draftOf, type Preview } from "./draft.ts";
import { Keys } from "./keys.tsx";
import { signed } from "./signed.ts";
import { placeOrSay } from "./surface.tsx";
import { type LexiduelTable, refusalText } from "./table.ts";
import { words } from "./texts/index.ts";

/** Where a move is written, with what it would make, take and score before it is sent; before that, what to do. */
export function Composer(props: { table: LexiduelTable; children: ComponentChildren }) {
  const { table } = props;
  const { compose, board: said } = words.value;
  const draft = table.draft.value;
  const preview = table.preview.value;
  const { language } = table.view.value;
  const hint = useId();
  // The words that are shown, and those that the verdict stands on: a primer's letters are no run of their own.
  const asked = [...new Set([...(preview?.runs.map(({ word }) => word) ?? []), ...(preview?.open ?? [])])];
  const { lexicon } = table.dictionary;
  useEffect(() => wordChecks.ask(language, asked, lexicon), [language, lexicon, asked.join(" ")]);
  useForetold(table, preview);
  const isReady =
    preview !== null && preview.refusal === null && table.isMyTurn && !table.match.sending.value;
  return (
    <section class="lx-composer">
      <div class="lx-foretold">
        {!draft && props.children}
        <p class={draft && !preview ? "lx-where" : "unseen"} id={hint}>
          {draft ? said.along(formatSquare(draft.start), draft.line) : compose.pick}
        </p>
        {preview && !table.refusal.value && <Outlook table={table} preview={preview} />}
        <p class="refusal" role="alert" key={table.refusal.value?.id}>
          {table.refusal.value && refusalText(table.refusal.value)}
        </p>
      </div>
      <form
        class="lx-line"
        onSubmit={(event) => {
          event.preventDefault();
          void placeOrSay(table);
        }}
      >
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
      </form>
      <Keys table={table} />
      <div class="row lx-acts">
        {draft && (
          <button type="button" class="plain" onClick={() => table.change(null)}>
            {compose.clear}
          </button>
        )}
        {table.view.value.phase === "playing" && (
          <AskFirst
            label={compose.pass}
            question={compose.passSure}
            yes={compose.passYes}
            no={compose.passNo}
            act={() => void table.play({ type: "pass" })}
          />
        )}
      </div>
    </section>
  );
}

const PAUSE_MS = 700;

/** What the draft would do is said once, when typing pauses and the dictionary has answered; not at every letter. */
function useForetold(table: LexiduelTable, preview: Preview | null): void {
  const said = useRef("");
  useEffect(() => {
    if (!preview || preview.open.length > 0) return;
    const timer = setTimeout(() => {
      const sentence = foretold(table, preview);
      if (sentence !== said.current) announce(sentence);
      said.current = sentence;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [preview]);
}

function foretold(table: LexiduelTable, preview: Preview): string {
  const { kinds } = words.value;
  const { refusal, kind, runs } = preview;
  if (refusal || !kind) return refusal ? refusalText(refusal) : "";
  const made = runs.map(({ word }) => word).join(", ");
  return [`${made} : ${kinds[kind]}, ${takingsOf(table, preview)}.`, gainOf(table, preview)].join(" ");
}

function takingsOf(table: LexiduelTable, { captures }: Preview): string {
  const { compose, board: said } = words.value;
  const { board } = table.view.value;
  const taken = captures.map((square) => said.letterAt(letterAt(board, square)!, formatSquare(square)));
  return taken.length > 0 ? compose.takes(taken.join(", ")) : compose.takesNothing;
}

/** Empty where no point would change hands. */
function gainOf(table: LexiduelTable, { gain }: Preview): string {
  if (!gain || (gain[0] === 0 && gain[1] === 0)) return "";
  const [mine, theirs] = table.near === table.view.value.blue ? gain : [gain[1], gain[0]];
  return words.value.compose.gain(signed(mine), signed(theirs), table.name(1 - table.near));
}

/** What the draft would do. */
function Outlook({ table, preview }: { table: LexiduelTable; preview: Preview }) {
  const { compose, kinds } = words.value;
  const { runs, kind, refusal, open } = preview;
  return (
    <div class="lx-outlook">
      <ul class="lx-runs">
        {runs.map(({ word, squares, line }) => (
          <li key={`${squares[0]}${line}`}>
            <b lang={table.view.value.language}>{word}</b> <Check isWord={table.isWord(word)} />
          </li>
        ))}
      </ul>
      {refusal && <p class="lx-against">{refusalText(refusal)}</p>}
      {kind && open.length > 0 && <p class="note">{compose.checking}</p>}
      {kind && open.length === 0 && (
        <p>
          {kinds[kind]}, {takingsOf(table, preview)} <b class="lx-gain">{gainOf(table, preview)}</b>
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

/** A move as text, for those who would rather write it than point at it: Enter prepares it, Enter again places it. */
export function TextMove({ table }: { table: LexiduelTable }) {
  const { compose, problems } = words.value;
  const text = useSignal("");
  const problem = useSignal<string | null>(null);
  const prepared = useRef<Draft | null>(null);
  const note = useId();
  const draft = table.draft.value;
  const isReady = draft !== null && draft === prepared.current;

  function prepare(event: Event) {
    event.preventDefault();
    if (isReady) {
      void placeOrSay(table);
      return;
    }
    const move = parseMove(text.value, table.view.value.board);
    if (move.ok) {
      problem.value = null;
      prepared.current = draftOf(text.value, move.value);
      table.change(prepared.current);
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
            aria-describedby={note}
            aria-invalid={problem.value !== null}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
              problem.value = null;
              prepared.current = null;
            }}
          />
        </label>
        <button type="submit" class="button">
          {compose.textGo}
        </button>
      </form>
      <p class="refusal" role="alert" id={note}>
        {problem.value}
      </p>
      {isReady && <p class="note">{compose.textReady}</p>}
    </details>
  );
}
