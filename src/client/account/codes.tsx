import { useSignal } from "@preact/signals";
import { language } from "../language.ts";
import { copy, save } from "../replay/save.ts";
import { announce } from "../ui/live.tsx";
import { type Ceremony, obstacle, recover } from "./ceremony.ts";
import { ACCOUNT_TEXTS } from "./texts.ts";

/** New recovery codes, this once. They are the way back when the passkeys are lost, so nothing else hides them. */
export function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const said = ACCOUNT_TEXTS[language.value];
  const told = useSignal("");
  const text = codes.join("\n");
  const tell = (sentence: string) => {
    told.value = sentence;
    announce(sentence);
  };

  return (
    <section class="me-part me-codes" aria-labelledby="codes-title">
      <h2 id="codes-title" tabIndex={-1} ref={focusOnce}>
        {said.codes}
      </h2>
      <p>{said.codesLead}</p>
      <ol class="me-code-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p class="row">
        <button
          type="button"
          class="button"
          onClick={async () => tell((await copy(text)) ? said.codesCopied : said.codesNotCopied)}
        >
          {said.codesCopy}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            save("palabre-codes.txt", new Blob([`${text}\n`], { type: "text/plain" }));
            tell(said.codesSaved);
          }}
        >
          {said.codesSave}
        </button>
        <button type="button" class="button is-filled" onClick={onKept}>
          {said.codesKept}
        </button>
      </p>
      <p class="note" aria-hidden="true">
        {told.value}
      </p>
    </section>
  );
}

const focused = new WeakSet<Element>();

/** Where the page's new part begins, once: later renders leave the keyboard where it is. */
function focusOnce(heading: HTMLElement | null): void {
  if (!heading || focused.has(heading)) return;
  focused.add(heading);
  heading.focus();
}

/** For who has lost every passkey: a code makes a new one. */
export function Recover({ run, busy }: { run: (ceremony: Ceremony) => void; busy: boolean }) {
  const said = ACCOUNT_TEXTS[language.value];
  const typed = useSignal("");
  if (obstacle() !== null) return null;
  return (
    <details class="me-recover">
      <summary>{said.lostKey}</summary>
      <form
        class="me-part"
        onSubmit={(event) => {
          event.preventDefault();
          run(recover(typed.value));
        }}
      >
        <p>{said.lostLead}</p>
        <label class="field">
          <span class="field-name">{said.lostCode}</span>
          <input
            class="text-box me-code-box"
            value={typed.value}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellcheck={false}
            onInput={(event) => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        <p>
          <button type="submit" class="button" disabled={busy || typed.value.trim() === ""}>
            {said.lostMake}
          </button>
        </p>
      </form>
    </details>
  );
}
