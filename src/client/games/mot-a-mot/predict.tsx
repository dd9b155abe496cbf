import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/**
 * A speaker who lost the auction knows the card and may not say a word: meanwhile they guess how many clues it will take.
 * A bet with oneself, kept in this page; it brings no token, and is shown when the round is over.
 */
export function Predict({ table, giver }: { table: MotAMotTable; giver: string }) {
  const { act, predict: said } = words.value;
  const { speech, numbers } = table.view.value;
  if (!speech) return null;
  const mine = table.prediction.value;
  // Only while the outcome is open: half of the clues told, it is no guess any more.
  const isOpen = speech.found.length < numbers.length - 1 && !speech.isBonus;
  const choices = [...Array.from({ length: speech.budget - 2 }, (_, i) => i + 3), 0];
  return (
    <section class="mam-predict" aria-label={said.title}>
      <p class="mam-wait">{act.fellow(giver)}</p>
      {mine !== null ? (
        <p>{said.made(mine)}</p>
      ) : (
        isOpen && (
          <>
            <h2 class="field-name" tabIndex={-1}>
              {said.title}
            </h2>
            <div class="mam-keys">
              {choices.map((clues) => (
                <button
                  key={clues}
                  type="button"
                  class={clues === 0 ? "mam-key is-word" : "mam-key"}
                  aria-label={said.choice(clues)}
                  onClick={() => table.predict(clues)}
                >
                  {clues === 0 ? said.none : clues}
                </button>
              ))}
            </div>
          </>
        )
      )}
    </section>
  );
}
