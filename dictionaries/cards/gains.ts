import { LANGUAGES, type Language } from "../../src/core/language.ts";
import type { DeckEntry } from "../../src/games/mot-a-mot/card.ts";
import { MOST_SAID } from "../../src/games/mot-a-mot/ideas.ts";
import { stemOf } from "../../src/games/mot-a-mot/stem.ts";
import { kindsIn, type Links, type Sources, sameThing, translator } from "./associate.ts";
import { leastOf, meaningOf, type Pool } from "./meaning.ts";
import { meanOf, vectorOf, vectorsIn } from "./vectors.ts";

/**
 * How much likelier an entry is once a word was heard, for every word that bots understand: 0 to 1, where 1 is what
 * nothing else could be meant by. From links that somebody wrote or WordNet has, and from what words mean.
 */

/**
 * How often people mean what is linked, what is like it in meaning, something of the kind that the word names, and
 * something else altogether. Chosen on the halves of the held-out lists that may be looked at.
 */
const LINKED = 0.4;
const MEANT = 0.5;
const OF_A_KIND = 0.3;
const OTHERWISE = 0.1;
const FEWEST_SAID = 3;
const MOST_MEANT = 16;

export function gainsIn(language: Language, sources: Sources, links: Links): Links {
  const deck = sources.decks[language];
  const listed = listedIn(deck, language);
  const vectors = vectorsIn(language);
  const meaning = meaningOf(poolsOf(language, sources));
  const kinds = kindsIn(language, sources);
  const gains = new Map<string, ReadonlyMap<number, number>>();
  for (const stem of new Set([...links.keys(), ...vectors.keys(), ...kinds.keys()])) {
    const linked = links.get(stem);
    const vector = vectors.get(stem);
    const meant = vector && meaning(stem, vector, listed.get(stem) ?? []);
    const gained = gainsOf(deck.length, linked, meant, kinds.get(stem));
    if (gained.size > 0) gains.set(stem, gained);
  }
  return gains;
}

function gainsOf(
  entries: number,
  linked: ReadonlyMap<number, number> | undefined,
  meant: Float64Array | undefined,
  ofKind: ReadonlyMap<number, number> | undefined,
): Map<number, number> {
  const all = [...(linked?.values() ?? [])].reduce((sum, weight) => sum + weight, 0);
  const shares = [linked ? LINKED : 0, meant ? MEANT : 0, ofKind ? OF_A_KIND : 0, OTHERWISE];
  const [byLink, byMeaning, byKind, otherwise] = shares.map(
    (share) => share / shares.reduce((a, b) => a + b),
  );
  const likelihood = (number: number): number =>
    (byLink! * (linked?.get(number) ?? 0)) / (all || 1) +
    byMeaning! * (meant?.[number] ?? 0) +
    (ofKind?.has(number) ? byKind! / ofKind.size : 0);
  const least = meant ? leastOf(meant, MOST_MEANT) : 1;
  const likeliest: number[] = [];
  if (meant) for (let n = 0; n < meant.length; n++) if (meant[n]! >= least) likeliest.push(n);
  const said = [...new Set([...(linked?.keys() ?? []), ...(ofKind?.keys() ?? []), ...likeliest])].map(
    (number) => [number, Math.log(1 + (likelihood(number) * entries) / otherwise!)] as const,
  );
  return new Map(
    said
      .filter(([, gain]) => gain >= FEWEST_SAID)
      .map(([number, gain]) => [number, Math.min(1, gain / MOST_SAID)]),
  );
}

/** The entries that have a word among their clues. */
function listedIn(deck: readonly DeckEntry[], language: Language): Map<string, number[]> {
  const listed = new Map<string, number[]>();
  for (const [number, { clues }] of deck.entries())
    for (const stem of new Set(clues.map((clue) => stemOf(clue, language))))
      listed.set(stem, [...(listed.get(stem) ?? []), number]);
  return listed;
}

function poolsOf(language: Language, sources: Sources): Pool[] {
  const translate = translator(sources.names);
  return sources.decks[language].map((entry) => {
    const own = entry.clues.flatMap((clue) => cluesWith(clue, language));
    const others = LANGUAGES.filter((each) => each !== language).flatMap((other) =>
      sameThing(entry, language, other, sources, translate).flatMap(({ clues }) =>
        clues.flatMap((clue) => cluesWith(clue, other)),
      ),
    );
    return { name: nameOf(entry, language, translate), clues: [...own, ...others] };
  });
}

function cluesWith(clue: string, language: Language): Pool["clues"] {
  const vector = vectorOf(clue, language);
  return vector ? [[stemOf(clue, language), vector]] : [];
}

/** English vectors are the best: the others were made of them. */
function nameOf({ text, accepts }: DeckEntry, language: Language, translate: ReturnType<typeof translator>) {
  const english = language === "en" ? [text, ...accepts] : translate(language, "en", text);
  const vectors = english.flatMap((name) => vectorOf(name, "en") ?? []);
  return meanOf(vectors) ?? vectorOf(text, language);
}
