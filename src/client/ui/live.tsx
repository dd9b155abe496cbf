import { signal } from "@preact/signals";

interface Said {
  readonly id: number;
  readonly sentence: string;
}

/** Long enough for a reader to have taken it up; then it leaves the page, and nothing is said of that. */
const KEPT_MS = 8000;
/** The same sentence so soon is the same happening, heard of twice. */
const SAME_MS = 1000;

const queue = signal<readonly Said[]>([]);
let ids = 0;
let last = { sentence: "", at: 0 };

/** What happened, said once to those who listen instead of looking; each sentence after the one before. */
export function announce(sentence: string): void {
  const at = Date.now();
  if (sentence === "" || (sentence === last.sentence && at - last.at < SAME_MS)) return;
  last = { sentence, at };
  const said = { id: ids++, sentence };
  queue.value = [...queue.value, said];
  setTimeout(() => {
    queue.value = queue.value.filter((each) => each !== said);
  }, KEPT_MS);
}

/** The one queue: sentences are added and read in turn, none replaces another. */
export function LiveRegion() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {queue.value.map(({ id, sentence }) => (
        <p key={id}>{sentence}</p>
      ))}
    </div>
  );
}
