import { signal } from "@preact/signals";

/** What happened, said once to those who listen instead of looking. */
const said = signal("");

export function announce(sentence: string): void {
  // The same sentence twice is two happenings: a changed text is needed for it to be read again.
  said.value = said.value === sentence ? `${sentence}\u00a0` : sentence;
}

export function LiveRegion() {
  return (
    <div class="unseen" role="status" aria-live="polite">
      {said.value}
    </div>
  );
}
