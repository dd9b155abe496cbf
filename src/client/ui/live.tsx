import { signal } from "@preact/signals";
import { WordsIn } from "./words-in.tsx";

interface Said {
  readonly id: number;
  readonly sentence: string;
  /** Of the words of a game in it, where it is not the page's. */
  readonly lang: string | null;
}

/** Long enough for a reader to have taken it up; then it leaves the page, and nothing is said of that. */
const KEPT_MS = 8000;
/** The same sentence so soon is the same happening, heard of twice. */
const SAME_MS = 1000;

const queue = signal<readonly Said[]>([]);
let ids = 0;
let last = { sentence: "", at: 0 };

/** What happened, said once to those who listen instead of looking; each sentence after the one before. */
export function announce(sentence: string, lang: string | null = null): void {
  const at = Date.now();
  if (sentence === "" || (sentence === last.sentence && at - last.at < SAME_MS)) return;
  last = { sentence, at };
  const said = { id: ids++, sentence, lang };
  queue.value = [...queue.value, said];
  setTimeout(() => {
    queue.value = queue.value.filter((each) => each !== said);
  }, KEPT_MS);
}

/** The one queue: sentences are added and read in turn, none replaces another. */
export function LiveRegion() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {queue.value.map(({ id, sentence, lang }) => (
        <p key={id}>{lang === null ? sentence : <WordsIn text={sentence} lang={lang} />}</p>
      ))}
    </div>
  );
}
