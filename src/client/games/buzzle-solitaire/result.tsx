import { useEffect, useRef } from "preact/hooks";
import type { SolitaireTypes } from "../../../games/buzzle-solitaire/index.ts";
import { HONOURABLE } from "../../../games/buzzle-solitaire/options.ts";
import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { WordMeaning } from "../../meaning/ask.tsx";
import { HOME_PATH } from "../../route.ts";
import { Sign } from "../../ui/sign.tsx";
import { DrawnWord } from "../buzzle-family/pieces.tsx";
import type { FamilyTable } from "../buzzle-family/table.ts";
import { words } from "../buzzle-family/texts/index.ts";
import { boastOf } from "./boast.ts";
import { SolitaireDay } from "./day-table.tsx";

/** The end: how many, the day's table where it was the day's puzzle, and every word there was. */
export function Result({ table }: { table: FamilyTable<SolitaireTypes> }) {
  const { solitaire: said, solitaireReasons, wordCount } = words.value;
  const view = table.view.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed to end it is gone: who uses keys or listens goes on at the result.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="bz-ending">
      <h2 ref={heading} tabIndex={-1}>
        {wordCount(view.score)}
      </h2>
      <p class="lead">{view.end && solitaireReasons[view.end]}</p>
      {view.score >= HONOURABLE && <p>{said.honourable}</p>}
      {view.date !== null && (
        <a class="button is-large" href={HOME_PATH}>
          {texts.value.backHome}
        </a>
      )}
      <After match={table.match} again={view.date === null} {...(view.date && { boast: boastOf(view) })} />
      {view.date !== null && (
        <SolitaireDay language={view.language} day={view.date} awaited={table.you.value !== null} />
      )}
      <section class="bz-solutions" aria-label={said.result}>
        {view.groups.map(({ start, made, solutions }) => (
          <div key={start}>
            <h3>
              <DrawnWord word={start} language={view.language} small />
            </h3>
            <p class="note">
              {solutions ? said.existed(made.length, solutions.length) : wordCount(made.length)}
            </p>
            <ul>
              {(solutions ?? made).map((word) => (
                <li key={word} data-made={made.includes(word)}>
                  {made.includes(word) ? (
                    <strong>
                      <Sign yes /> <WordMeaning word={word} language={view.language} />
                    </strong>
                  ) : (
                    <WordMeaning word={word} language={view.language} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {view.date !== null && <p class="note">{said.tomorrow}</p>}
      </section>
    </div>
  );
}
