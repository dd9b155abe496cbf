import { computed } from "@preact/signals";
import type { Language } from "../../../../core/language.ts";
import { fill, language, texts } from "../../../language.ts";
import type { Refused } from "../../../match/outbox.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { type BuzzleTexts, fr } from "./fr.ts";

export const BUZZLE_TEXTS: Record<Language, BuzzleTexts> = { fr, en, de };

/** What the games of the family say, in the language of the page. */
export const words = computed<BuzzleTexts>(() => BUZZLE_TEXTS[language.value]);

/** A refusal in the reader's language; by its code, with the server's details filled in. */
export function refusalText({ code, detail }: Refused): string {
  const own: Readonly<Record<string, string>> = words.value.problems;
  const shared: Readonly<Record<string, string>> = texts.value.refusals;
  const sentence = shared[code] ?? own[code.slice(code.indexOf("/") + 1)];
  return sentence === undefined ? texts.value.match.unknownRefusal : fill(sentence, detail);
}
