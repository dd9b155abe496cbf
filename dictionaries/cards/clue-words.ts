import { CLUE_WORDS_1 } from "./clue-words/1.ts";
import { CLUE_WORDS_2 } from "./clue-words/2.ts";
import { CLUE_WORDS_3 } from "./clue-words/3.ts";
import { type Names, parseTranslations } from "./translations.ts";

/**
 * What words of clues are called in the other languages, for bots: what an author of one deck thought of, those who play in
 * another language think of too. They bind nobody: the lists of `translations/` say which clues give an entry away.
 */
export const clueWords = (): Names[] => [CLUE_WORDS_1, CLUE_WORDS_2, CLUE_WORDS_3].flatMap(parseTranslations);
