import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { typesetAll } from "../i18n/typeset.ts";
import { follow, language } from "../language.ts";

/**
 * What a game says, one language at a time: `learn` before anything of the game is shown. From then on the game
 * follows the page: a change of language waits for these texts too, so that `words` always has them.
 */
export interface GameTexts<Texts> {
  /** In the language of the page. */
  readonly words: ReadonlySignal<Texts>;
  in(language: Language): Texts;
  learn(chosen?: Language): Promise<void>;
}

export function gameTexts<Texts>(
  loaders: Readonly<Record<Language, () => Promise<Texts>>>,
): GameTexts<Texts> {
  const learnt = signal<Partial<Record<Language, Texts>>>({});
  let isFollowing = false;

  function inLanguage(wanted: Language): Texts {
    const found = learnt.value[wanted];
    if (found === undefined) throw new Error(`A game's texts (${wanted}) are read before they are learnt`);
    return found;
  }

  async function learn(chosen: Language = language.peek()): Promise<void> {
    // At once, before any wait: a change of language under way asks for these texts as well.
    if (!isFollowing) follow(learn);
    isFollowing = true;
    if (learnt.peek()[chosen] !== undefined) return;
    const found = typesetAll(await loaders[chosen](), chosen);
    learnt.value = { ...learnt.peek(), [chosen]: found };
  }

  return { words: computed(() => inLanguage(language.value)), in: inLanguage, learn };
}
