import { useRef } from "preact/hooks";
import { language } from "../../language.ts";
import { Replay } from "./replay.tsx";
import { workedSteps } from "./steps.ts";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";
import "./styles/index.css";

/** The rule book's own game, to be watched before one plays. */
export function Example() {
  const { replay: said } = words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const speaker = {
    language: language.value,
    wordsLanguage: "fr",
    you: null,
    name: (seat: number) => said.sides[seat === 0 ? 0 : 1],
  } as const;
  return (
    <>
      <button type="button" class="button" onClick={() => dialog.current?.showModal()}>
        {said.open}
      </button>
      <dialog class="lx-dialog" ref={dialog} aria-labelledby="lx-example">
        <div class="lx-dialog-head">
          <h2 id="lx-example">{said.title}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={said.close}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <p class="note">{said.lead}</p>
        <Replay
          steps={workedSteps()}
          near={0}
          caption={({ event }) => (event ? (tell(event, speaker) ?? "") : "")}
        />
      </dialog>
    </>
  );
}
