import { useSignal } from "@preact/signals";
import { recall, remember } from "../../storage.ts";
import type { PasswordTable } from "./table.ts";
import { words } from "./texts/index.ts";

const KEY = "hide-own-word";

/** One's own word, and what the others have heard of it. It can be covered where people look over a shoulder. */
export function OwnWord({ table }: { table: PasswordTable }) {
  const { own: said } = words.value;
  const isHidden = useSignal(recall<boolean>(KEY) ?? false);
  const own = table.own;
  if (!own?.word) return null;
  const told = new Set([...own.positions].map(Number));
  return (
    <section class="own-word" aria-label={said.title}>
      <span class="own-title">{said.title}</span>
      {isHidden.value ? (
        <span class="own-letters is-covered">{said.isHidden}</span>
      ) : (
        <span class="own-letters" role="img" aria-label={own.word} lang={table.view.value.language}>
          {[...own.word].map((letter, i) => (
            <span key={`${letter}${i}`} class="sort is-small" data-told={told.has(i + 1)}>
              {letter}
            </span>
          ))}
        </span>
      )}
      <button
        type="button"
        class="plain"
        onClick={() => {
          isHidden.value = !isHidden.value;
          remember(KEY, isHidden.value);
        }}
      >
        {isHidden.value ? said.show : said.hide}
      </button>
      {own.given && <span class="note own-given">{said.given}</span>}
      {told.size > 0 && !isHidden.value && <span class="note own-given">{said.told}</span>}
    </section>
  );
}
