import { useSignal } from "@preact/signals";
import { shareText } from "../../../games/buzzle-solitaire/share.ts";
import type { SolitaireView } from "../../../games/buzzle-solitaire/view.ts";
import { texts } from "../../language.ts";
import { Rematch } from "../../match/rematch.tsx";
import { DrawnWord } from "../buzzle/pieces.tsx";
import type { FamilyTable } from "../buzzle/table.ts";
import { words } from "../buzzle/texts/index.ts";

/** The end: how many, and every word there was. */
export function Result({ table }: { table: FamilyTable<SolitaireView> }) {
  const { solitaire: said, solitaireReasons, wordCount } = words.value;
  const view = table.view.value;
  return (
    <div class="bz-ending">
      <h2>{wordCount(view.score)}</h2>
      <p class="lead">{view.end && solitaireReasons[view.end]}</p>
      <Share view={view} />
      <section class="bz-solutions" aria-label={said.result}>
        {view.groups.map(({ start, made, solutions }) => (
          <div key={start}>
            <h3>
              <DrawnWord word={start} small />
            </h3>
            <p class="note">{said.existed(made.length, solutions?.length ?? 0)}</p>
            <ul>
              {solutions?.map((word) => (
                <li key={word} data-made={made.includes(word)}>
                  {made.includes(word) ? <strong>✓ {word}</strong> : word}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      {view.date === null ? (
        <Rematch match={table.match} />
      ) : (
        <a class="button is-large" href="/">
          {texts.value.backHome}
        </a>
      )}
    </div>
  );
}

/** Hands the result to whatever the device shares with, else to the clipboard. */
function Share({ view }: { view: SolitaireView }) {
  const { solitaire: said, wordCount } = words.value;
  const isCopied = useSignal(false);
  const text = shareText(view, { title: said.title, words: wordCount });

  async function share() {
    try {
      if (navigator.share) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        isCopied.value = true;
      }
    } catch {
      // Closed without sharing: nothing to say.
    }
  }

  return (
    <div class="bz-share">
      <pre>{text}</pre>
      <button type="button" class="button is-filled" onClick={() => void share()}>
        {isCopied.value ? said.copied : said.share}
      </button>
    </div>
  );
}
