import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Language } from "../../core/language.ts";
import { lexiconIdOf } from "../../lexicon/ids.ts";
import type { CurrentLexicon } from "../../protocol/requests.ts";
import type { MatchStore } from "../match/store.ts";

/**
 * A well-known word to hide, drawn in the page. The whole list of common words is fetched, so that the draw stays in
 * the page: nobody learns which of them it was before the word goes to the match.
 */
export interface Wanted {
  readonly language: Language;
  /** Ä Ö Ü are letters of the game. */
  readonly umlauts: boolean;
  readonly lengths: readonly number[];
  /** Words that may not be taken again. */
  readonly used?: readonly string[];
}

/** One of these at random, another one than `now`; null where there is none. */
export function drawWord(
  common: readonly string[],
  { lengths, used = [] }: Pick<Wanted, "lengths" | "used">,
  now: string,
  random: () => number = anyNumber,
): string | null {
  const open = common.filter((word) => lengths.includes(word.length) && word !== now && !used.includes(word));
  return open[Math.floor(random() * open.length)] ?? null;
}

/** As hard to foresee as the browser can: it is somebody's secret. */
const anyNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

type Fetch = (address: string) => Promise<Response>;

/** The common words of a language; none where they cannot be had, and one writes one's own. */
export async function commonWords(
  { language, umlauts }: Pick<Wanted, "language" | "umlauts">,
  fetchOver: Fetch = fetch,
): Promise<readonly string[]> {
  const root = `/api/lexicons/${lexiconIdOf(language, { umlauts })}`;
  try {
    const { common }: CurrentLexicon = await (await fetchOver(root)).json();
    const packed = await fetchOver(`${root}/common/${common}`);
    if (!packed.ok || packed.body === null) return [];
    const list = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return (await new Response(list).text()).split("\n");
  } catch {
    return [];
  }
}

/** Every form of a page asks for the same list: it is fetched once. */
const lists = new Map<string, Promise<readonly string[]>>();

export function listOf(wanted: Wanted): Promise<readonly string[]> {
  const key = lexiconIdOf(wanted.language, wanted);
  const list =
    lists.get(key) ??
    commonWords(wanted).then((words) => {
      // What failed is tried again the next time.
      if (words.length === 0) lists.delete(key);
      return words;
    });
  lists.set(key, list);
  return list;
}

/**
 * Writes a word into an empty field, for as long as nobody has touched it. `draw` writes another one; null as long as
 * there is nothing to draw from. `isDrawn` while the word that stands there is not one's own.
 */
export function useDrawnWord(
  text: Signal<string>,
  wanted: Wanted,
  match: Pick<MatchStore, "isLive">,
): { readonly isDrawn: boolean; readonly draw: (() => void) | null } {
  const common = useSignal<readonly string[]>([]);
  const drawn = useSignal(text.peek());
  const draw = (): void => {
    const word = drawWord(common.peek(), wanted, text.peek());
    if (word !== null) drawn.value = text.value = word;
  };
  useEffect(() => {
    // Where a match is only looked at, nothing is chosen.
    if (!match.isLive.peek()) return;
    let isGone = false;
    void listOf(wanted).then((words) => {
      if (isGone) return;
      common.value = words;
      if (text.peek() === "") draw();
    });
    return () => {
      isGone = true;
    };
  }, [wanted.language, wanted.umlauts]);
  return {
    isDrawn: drawn.value !== "" && text.value === drawn.value,
    draw: common.value.length > 0 ? draw : null,
  };
}
