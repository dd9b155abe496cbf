import { computed } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import type { AloneEnd } from "../../games/alone.ts";
import { formsOf } from "../i18n/forms.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** A word that is looked for alone: what it costs, and how it ended. */
const [french, english, german] = [formsOf("fr"), formsOf("en"), formsOf("de")];

const fr = {
  points: (n: number) => french.count(n, "point", "points"),
  most: (n: number) => `Le moins possible : à ${n}, c’est fini.`,
  found: (n: number) => `Trouvé en ${french.count(n, "point", "points")}`,
  missed: "Pas trouvé",
  reasons: {
    found: "Vous avez le mot du jour.",
    spent: "Quarante points : le mot garde son secret jusqu’à demain.",
    left: "Vous vous êtes arrêté là.",
  } satisfies Record<AloneEnd, string>,
};
type AloneTexts = Omit<typeof fr, "reasons"> & { readonly reasons: Readonly<Record<AloneEnd, string>> };

const en: AloneTexts = {
  points: (n) => english.count(n, "point", "points"),
  most: (n) => `As few as you can: at ${n} it’s over.`,
  found: (n) => `Found for ${english.count(n, "point", "points")}`,
  missed: "Not found",
  reasons: {
    found: "You have the word of the day.",
    spent: "Forty points: the word keeps its secret until tomorrow.",
    left: "You stopped here.",
  },
};

const de: AloneTexts = {
  points: (n) => german.count(n, "Punkt", "Punkte"),
  most: (n) => `Je weniger, desto besser: Bei ${n} ist Schluss.`,
  found: (n) => `Gefunden mit ${german.count(n, "Punkt", "Punkten")}`,
  missed: "Nicht gefunden",
  reasons: {
    found: "Du hast das Wort des Tages.",
    spent: "Vierzig Punkte: Das Wort bleibt bis morgen geheim.",
    left: "Hier war Schluss.",
  },
};

const TEXTS: Record<Language, AloneTexts> = inEachLanguage({ fr, en, de });
export const aloneTexts = computed<AloneTexts>(() => TEXTS[language.value]);
