import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Asked } from "./word-meaning.tsx";

/** Fetched when a match is over; until then, and where it does not come, a word is just a word. */
const loaded = signal<typeof import("./word-meaning.tsx") | null>(null);

function useMeanings(): typeof loaded.value {
  useEffect(() => {
    if (loaded.peek() === null)
      import("./word-meaning.tsx").then(
        (module) => {
          loaded.value = module;
        },
        () => {},
      );
  }, []);
  return loaded.value;
}

/** A word that can be asked about. */
export function WordMeaning(props: Asked) {
  const meanings = useMeanings();
  return meanings ? <meanings.WordMeaning {...props} /> : <>{props.children ?? props.word}</>;
}

/** The same under a word that is drawn. */
export function AskMeaning(props: Omit<Asked, "children">) {
  const meanings = useMeanings();
  return meanings && <meanings.AskMeaning {...props} />;
}
