import { computed } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { formsOf } from "../i18n/forms.ts";
import { inEachLanguage } from "../i18n/typeset.ts";
import { language } from "../language.ts";

/** What the puzzle of the day says, whatever the game. */
const [french, english] = [formsOf("fr"), formsOf("en")];

const fr = {
  title: (date: string) => `Le défi du ${date}`,
  tomorrow: "La solution se verra demain, dans la revue de la partie : d’autres cherchent encore.",
  table: "Le classement du jour",
  nobody: "Personne n’a encore fini le défi du jour.",
  mine: (rank: number, of: number) =>
    of === 1 ? "Personne n’a fini avant vous." : `Vous avez la ${french.ordinal(rank, "f")} place sur ${of}.`,
  guest: "Sans compte, pas de place au classement.",
  account: "Créer un compte",
  you: (name: string) => `${name} (vous)`,
  gone: "compte supprimé",
  rank: "Rang",
  name: "Nom",
  score: "Résultat",
};
type DailyTexts = typeof fr;

const en: DailyTexts = {
  title: (date) => `Daily puzzle, ${date}`,
  tomorrow: "You’ll see the solution tomorrow, in the replay: others are still looking.",
  table: "Today’s ranking",
  nobody: "Nobody has finished the daily puzzle yet.",
  mine: (rank, of) =>
    of === 1 ? "Nobody finished before you." : `You’re ${english.ordinal(rank)} of ${of}.`,
  guest: "Without an account you’re not ranked.",
  account: "Create an account",
  you: (name) => `${name} (you)`,
  gone: "deleted account",
  rank: "Rank",
  name: "Name",
  score: "Result",
};

const de: DailyTexts = {
  title: (date) => `Das Tagesrätsel vom ${date}`,
  tomorrow: "Die Lösung siehst du morgen, wenn du die Partie noch einmal ansiehst: Andere suchen noch.",
  table: "Die Rangliste des Tages",
  nobody: "Noch hat niemand das Tagesrätsel beendet.",
  mine: (rank, of) => (of === 1 ? "Niemand war vor dir fertig." : `Du bist auf Platz ${rank} von ${of}.`),
  guest: "Ohne Konto gibt es keinen Platz.",
  account: "Ein Konto anlegen",
  you: (name) => `${name} (du)`,
  gone: "gelöschtes Konto",
  rank: "Platz",
  name: "Name",
  score: "Ergebnis",
};

const TEXTS: Record<Language, DailyTexts> = inEachLanguage({ fr, en, de });
export const dailyTexts = computed<DailyTexts>(() => TEXTS[language.value]);
