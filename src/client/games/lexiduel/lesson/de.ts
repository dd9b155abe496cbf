import { lessonOf } from "./script.ts";

export const lesson = lessonOf({
  language: "de",
  words: "DEN ER DER DENKMAL LEDER EIS REIS KREIS KUSS",
  primer: { move: "C3 right DEN", makes: "DEN" },
  reply: "C4 down ER",
  extension: { move: "C3 right DENKMAL", makes: "DENKMAL" },
  taking: "C1 down LEDER",
  newPrimer: { move: "D5 right EIS", makes: "REIS" },
  takingBack: { move: "B5 right KREIS", makes: "KREIS" },
  joining: { move: "F3 down KUSS", makes: "KUSS" },
  steps: [
    {
      title: "Ein Startwort in einer schraffierten Ecke",
      ask: "Es beginnt mit einem Startwort: zwei oder drei Buchstaben in einer schraffierten Ecke. Tipp C3 an, schreib DEN und leg es.",
      done: "DEN gehört dir: voll und rund. Die andere Seite muss in derselben Ecke antworten und dein Wort berühren: ER unter dem D ergibt DER.",
      wrong: "Tipp C3 an (dritte Spalte, dritte Zeile), schreib nach rechts DEN und leg es.",
    },
    {
      title: "Verlängern",
      ask: "Von zwei eigenen Buchstaben nebeneinander aus kannst du verlängern, mit bis zu sechs neuen. Tipp C3 an, schreib das ganze Wort DENKMAL und leg es.",
      done: "Sieben Buchstaben, sieben Punkte: Ab vier Buchstaben bringt jeder seinem Besitzer einen Punkt. Doch die andere Seite hat ER nach oben verlängert und dein D übersprungen: LEDER, und das D hat die Farbe gewechselt.",
      wrong: "Schreib von C3 nach rechts das ganze Wort: DENKMAL.",
    },
    {
      title: "Ein neues Startwort",
      ask: "Im Rand darf ein Startwort an jeden Buchstaben. Tipp D5 an, rechts vom R, und schreib EIS.",
      done: "EIS nach dem R ergibt REIS: drei Punkte für dich, einer für den Besitzer des R. Die andere Seite hat gepasst.",
      wrong: "Tipp D5 an, gleich rechts vom R in DER, dann schreib EIS.",
    },
    {
      title: "Einen Buchstaben nehmen",
      ask: "Unterwegs darfst du Buchstaben überspringen, nie zwei hintereinander, und fremde werden umgedreht. Von EIS nach links: Tipp B5 an und schreib KREIS.",
      done: "Das übersprungene R gehört dir. Ein genommener Buchstabe zählt doppelt: Deine Punkte steigen, die anderen sinken. Wieder gepasst.",
      wrong: "Tipp B5 an, links in derselben Zeile, und schreib KREIS.",
    },
    {
      title: "Zwei Wörter verbinden",
      ask: "Du kannst zwei eigene Buchstaben verbinden, jeder in einem Wort quer dazu. Das K von DENKMAL und das S von KREIS: Tipp F3 zweimal an, um nach unten zu schreiben, und leg KUSS.",
      done: "Verbunden, und noch ein Stück darüber hinaus. Ein Durchgang hat acht oder sechzehn Runden; am Ende zählen nur die Punkte auf dem Brett.",
      wrong: "Beginn bei F3, dreh den Pfeil nach unten, schreib KUSS.",
    },
  ],
});
