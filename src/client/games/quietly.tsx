import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** As long as somebody types one hears the keys, and nothing else. */
export const PAUSE_MS = 700;

/** What a field has to say of the word in it, for those who listen: once, when the typing pauses. */
export function Quietly({ text }: { text: string }) {
  const said = useSignal("");
  useEffect(() => {
    const timer = setTimeout(() => {
      said.value = text;
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span class="unseen" aria-live="polite">
      {said.value}
    </span>
  );
}
