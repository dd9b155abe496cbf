import { announce } from "../../ui/live.tsx";
import type { LexiduelTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** One's own letters as keys, each with how many are left. Real keys need none of them, so Tab passes them by. */
export function Keys({ table }: { table: LexiduelTable }) {
  const { compose, stock: said } = words.value;
  const stock = table.view.value.stocks[table.near]!;
  const draft = table.draft.value;
  function write(text: string) {
    if (draft) table.write(text);
    else announce(compose.first);
  }
  return (
    <fieldset class="lx-keys" data-idle={!draft} aria-label={said.yours}>
      {compose.keys.map((row, i) => (
        <div key={row} class="lx-key-row">
          {[...row].map((letter) => {
            const left = stock[letter.charCodeAt(0) - 65]!;
            return (
              <button
                key={letter}
                type="button"
                class="lx-key"
                tabIndex={-1}
                aria-disabled={!draft || left === 0}
                onClick={() => left > 0 && write((draft?.text ?? "") + letter)}
              >
                <b aria-hidden="true">{letter}</b>
                <small aria-hidden="true">{left}</small>
                <span class="unseen">{compose.key(letter, left)}</span>
              </button>
            );
          })}
          {i === 2 && (
            <button
              type="button"
              class="lx-key is-wide"
              tabIndex={-1}
              aria-label={compose.back}
              aria-disabled={!draft?.text}
              onClick={() => draft && write(draft.text.slice(0, -1))}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M20 12H5m6-6-6 6 6 6" />
              </svg>
            </button>
          )}
        </div>
      ))}
    </fieldset>
  );
}
