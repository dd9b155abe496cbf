import { useEffect, useRef } from "preact/hooks";
import { QU, ZX } from "../../../games/overturn/ground.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import { Choice } from "../../ui/choice.tsx";
import { type OverturnTable, refusalText, theirs } from "./table.ts";
import { words } from "./texts/index.ts";

/** What one can do now: make a word, or pass. While the other side thinks, a word can be prepared. */
export function Panel({ table }: { table: OverturnTable }) {
  const panel = useRef<HTMLDivElement>(null);
  const isPassing = table.passing.value;
  const wasPassing = useRef(isPassing);
  useEffect(() => {
    // The mode is over: the keyboard goes back to where it began, or to the board when the turn is over too.
    if (wasPassing.current && !isPassing && document.activeElement === document.body) {
      const opener = panel.current?.querySelector<HTMLElement>(".overturn-pass:enabled");
      const cell = document.querySelector<HTMLElement>('.overturn-grid button[tabindex="0"]');
      (opener ?? cell)?.focus({ preventScroll: true });
    }
    wasPassing.current = isPassing;
  }, [isPassing]);
  if (!table.isSeated) return <p class="note">{turnText(table)}</p>;
  return <div ref={panel}>{isPassing ? <Pass table={table} /> : <Word table={table} />}</div>;
}

function turnText(table: OverturnTable): string {
  const { turn } = words.value;
  const view = table.view.value;
  if (table.isMyTurn && view.alone) return turn.alone(view.alone.made + 1, view.alone.of);
  if (table.isMyTurn) return view.opened ? turn.yours : turn.first;
  const name = view.turn === null ? "" : table.name(view.turn);
  return table.isSeated ? turn.theirs(name) : turn.watching(name);
}

function Word({ table }: { table: OverturnTable }) {
  const { word: said, pass } = words.value;
  const placed = table.placed.value;
  const text = table.typed.value || placed?.word || "";
  return (
    <form
      class="overturn-form"
      onSubmit={(event) => {
        event.preventDefault();
        void table.playWord();
      }}
    >
      <div class="overturn-line">
        <label class="field">
          <span class="field-name">{said.label}</span>
          <input
            id="overturn-word"
            class="text-box overturn-input"
            value={text}
            placeholder={said.placeholder}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            lang={table.view.value.language}
            maxLength={40}
            onInput={(event) => table.type(event.currentTarget.value.toUpperCase())}
            onKeyDown={(event) => {
              if (event.key === "Escape") table.draw([]);
            }}
          />
        </label>
        <IconButton
          label={said.undo}
          disabled={text === ""}
          act={() => table.undo()}
          path="M20 12H5m6-6-6 6 6 6"
        />
        <IconButton
          label={said.clear}
          disabled={text === ""}
          act={() => table.draw([])}
          path="M6 6l12 12M18 6 6 18"
        />
      </div>
      <Faces table={table} />
      <Foretold table={table} />
      <div class="row">
        <button type="submit" class="button is-filled is-large" disabled={!table.canPlay}>
          {placed && table.preview.value?.problem === null ? said.play(placed.word) : said.playNone}
        </button>
        {table.ways.value.length > 1 && (
          <button type="button" class="button" onClick={() => table.nextWay()}>
            {said.other(table.way.value + 1, table.ways.value.length)}
          </button>
        )}
        {!table.view.value.alone && (
          <button
            type="button"
            class="plain overturn-pass"
            disabled={!table.isMyTurn}
            onClick={() => table.startPass(true)}
          >
            {pass.start}
          </button>
        )}
      </div>
    </form>
  );
}

/** Whose turn it is; with a word in hand what it would do, or what is wrong with it. It always has its place. */
function Foretold({ table }: { table: OverturnTable }) {
  const { word: said } = words.value;
  const preview = table.preview.value;
  const refusal = table.refusal.value;
  if (refusal) {
    return (
      <p class="refusal overturn-foretold" role="alert" key={refusal.id}>
        {refusalText(refusal)}
      </p>
    );
  }
  const isLost = preview === null && table.typed.value !== "";
  const { score, problem } = preview ?? { score: [0, 0], problem: null };
  return (
    <p class="overturn-foretold" role="status">
      {preview === null && (isLost ? said.none : turnText(table))}
      {preview && problem && refusalText(problem)}
      {preview && !problem && (
        <>
          <b>{said.preview(preview.laid.length, preview.turned.length)}.</b>{" "}
          {said.after(score[table.side.value]!, score[theirs(table)]!)}
        </>
      )}
    </p>
  );
}

/** Whoever first uses a double face says what it is. A typed word has said it. */
function Faces({ table }: { table: OverturnTable }) {
  const { word: said } = words.value;
  const placed = table.placed.value;
  if (!placed || table.typed.value !== "") return null;
  return (
    <>
      {placed.zx && (
        <Choice
          legend={said.zx}
          value={table.zx.value}
          choices={ZX.map((each) => [each, each] as const)}
          change={(value) => {
            table.zx.value = value;
          }}
        />
      )}
      {placed.qu && (
        <Choice
          legend={said.qu}
          value={table.qu.value}
          choices={QU.map((each) => [each, each] as const)}
          change={(value) => {
            table.qu.value = value;
          }}
        />
      )}
    </>
  );
}

/** A mode of its own: it takes the focus, which reads out what it wants, and Escape leaves it. */
function Pass({ table }: { table: OverturnTable }) {
  const { pass: said } = words.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === "Escape") table.startPass(false);
    };
    heading.current?.focus({ preventScroll: true });
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [table]);
  const view = table.view.value;
  const cell = table.gift.value;
  const refusal = table.refusal.value;
  return (
    <form
      class="overturn-form"
      onSubmit={(event) => {
        event.preventDefault();
        void table.playPass();
      }}
    >
      <h2 ref={heading} tabIndex={-1} aria-describedby="overturn-pass-lead">
        {said.title}
      </h2>
      <p id="overturn-pass-lead">{said.lead(table.name(theirs(table)))}</p>
      {view.passed && <p class="note">{said.ends}</p>}
      <p class="refusal" role="alert" key={refusal?.id}>
        {refusal && refusalText(refusal)}
      </p>
      <div class="row">
        <button type="submit" class="button is-filled is-large" disabled={cell === null || !table.isMyTurn}>
          {cell === null ? said.goNone : said.go(lettersAt(view, cell).toUpperCase())}
        </button>
        <button type="button" class="button" onClick={() => table.startPass(false)}>
          {said.cancel}
        </button>
      </div>
    </form>
  );
}

function IconButton(props: { label: string; disabled: boolean; act: () => void; path: string }) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={props.path} />
      </svg>
    </button>
  );
}
