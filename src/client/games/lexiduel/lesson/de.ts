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
      title: "Ein Ansatz in einer dunklen Ecke",
      ask: "Das Spiel beginnt mit einem Ansatz: ein Wort mit zwei oder drei Buchstaben in einer schraffierten Ecke. Tippen Sie C3 an, schreiben Sie DEN und legen Sie es.",
      done: "DEN gehört Ihnen: voll und rund. Die andere Seite muss in derselben Ecke antworten und berühren: ER unter dem D ergibt DER.",
      wrong: "C3 antippen (dritte Spalte, dritte Zeile), nach rechts DEN schreiben und legen.",
    },
    {
      title: "Erweitern",
      ask: "Von zwei eigenen Buchstaben nebeneinander geht es weiter, mit bis zu sechs neuen. Tippen Sie C3 an, schreiben Sie das ganze Wort DENKMAL und legen Sie es.",
      done: "Sieben Buchstaben, sieben Punkte: Ab vier Buchstaben bringt jeder seinem Besitzer einen Punkt. Doch die andere Seite hat ER nach oben erweitert und Ihr D übersprungen: LEDER, und das D hat die Farbe gewechselt.",
      wrong: "Von C3 nach rechts das ganze Wort schreiben: DENKMAL.",
    },
    {
      title: "Ein neuer Ansatz",
      ask: "Im Rand darf sich ein Ansatz an jeden Buchstaben lehnen. Tippen Sie D5 an, rechts vom R, und schreiben Sie EIS.",
      done: "EIS nach dem R ergibt REIS: drei Punkte für Sie, einer für den Besitzer des R. Die andere Seite hat gepasst.",
      wrong: "D5 antippen, gleich rechts vom R in DER, dann EIS schreiben.",
    },
    {
      title: "Einen Buchstaben nehmen",
      ask: "Unterwegs darf man Buchstaben überspringen, nie zwei hintereinander, und fremde drehen sich um. Von EIS nach links: Tippen Sie B5 an und schreiben Sie KREIS.",
      done: "Das übersprungene R gehört Ihnen. Ein genommener Buchstabe zählt doppelt: Sie gewinnen, der andere verliert. Wieder gepasst.",
      wrong: "B5 antippen, links in derselben Zeile, und KREIS schreiben.",
    },
    {
      title: "Zwei Wörter verbinden",
      ask: "Eine Verbindung reicht von einem eigenen Buchstaben zu einem zweiten, jeder in einem Wort quer dazu. Das K von DENKMAL und das S von KREIS: F3 zweimal antippen, um nach unten zu schreiben, und KUSS legen.",
      done: "Verbunden, und noch ein Stück darüber hinaus. Ein Spiel hat sechzehn Runden; am Ende zählen nur die Punkte auf dem Brett.",
      wrong: "Bei F3 beginnen, den Pfeil nach unten drehen, KUSS schreiben.",
    },
  ],
});
