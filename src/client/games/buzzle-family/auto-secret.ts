import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Language } from "../../../core/language.ts";
import type { RaceView } from "../../../games/buzzle-family/race-view.ts";
import { drawWord, listOf } from "../random-word.ts";
import type { FamilyTable } from "./table.ts";

const MOST_TRIES = 3;

/**
 * Against bots alone nobody writes a word for them: the page hides the one that was offered, or draws one. True while
 * it does so; where it cannot, one is asked for a word as ever. A lesson asks for everything itself.
 */
export function useAutoSecret(
  table: FamilyTable,
  race: RaceView,
  { language, length }: { readonly language: Language; readonly length: number },
): boolean {
  const hasFailed = useSignal(false);
  const you = table.you.value;
  const isMine = you !== null && !race.running && race.runners[you]?.ready === false;
  const isOn = isMine && table.isAmongBots && !hasFailed.value;
  useEffect(() => {
    if (!isOn) return;
    let isGone = false;
    async function hide() {
      const wanted = { language, umlauts: true, lengths: [length] };
      let word = race.offer;
      // Hardly any common word is refused, but a table may agree on stricter words than most.
      for (let tried = 0; tried < MOST_TRIES; tried++) {
        word ??= drawWord(await listOf(wanted), wanted, "");
        if (isGone) return;
        if (word === null) break;
        if (await table.play({ type: "secret", word })) return;
        word = null;
      }
      hasFailed.value = true;
    }
    void hide();
    return () => {
      isGone = true;
    };
  }, [isOn]);
  return isOn;
}
