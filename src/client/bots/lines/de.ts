import type { CastTexts } from "../occasions.ts";

export const cast: CastTexts = {
  isBot: "Das ist ein Bot: ein Programm, das sieht, was man von seinem Platz aus sieht, und sonst nichts.",
  strength: { 1: "Anfänger", 2: "Geübt", 3: "Gefürchtet" },
  style: {
    1: "Spielt Alltagswörter, fragt ab und zu ins Blaue und liegt gern daneben.",
    2: "Schaut alles zweimal an: gute Fragen, gute Wörter, selten das allerbeste.",
    3: "Hält alle Fäden zugleich und denkt einen Zug weiter. Schenkt dir nichts.",
  },
  says: (who, line) => `${who}: „${line}“`,
  lines: {
    1: {
      begin: [
        "Hallo! Kurz Luft holen, dann geht’s los.",
        "Ich fange erst an. Sei nachsichtig, ich bin’s auch.",
      ],
      yours: ["Oh, schön!", "Darauf wäre ich nie gekommen."],
      mine: ["Schau an, es hat geklappt!", "Hast du gesehen? Das war ich."],
      doubt: ["Autsch. Durchatmen und noch mal.", "Ich hätte schwören können, dass es das ist."],
      won: ["Gewonnen? Ich? Wirklich?"],
      lost: ["Gut gespielt! Ich habe etwas gelernt."],
      drawn: ["Unentschieden: Da muss niemand weinen."],
    },
    2: {
      begin: ["Hallo. Beide Augen offen.", "Auf eine gute Partie."],
      yours: ["Gut gesehen.", "Da musste ich zweimal hinschauen."],
      mine: ["Das gefällt mir.", "Das hatte ich im Auge."],
      doubt: ["Hm. Nächstes Mal schaue ich zweimal hin.", "Zu schnell hingesehen."],
      won: ["Danke für die Partie. Die nächste geht an dich?"],
      lost: ["Du hast mich erwischt, bei offenen Augen."],
      drawn: ["Jedem sein Pünktchen: passt."],
    },
    3: {
      begin: [
        "Hallo. Nimm dir Zeit, ich habe mir meine genommen.",
        "Alles hängt zusammen. Mal sehen, wo es anfängt.",
      ],
      yours: ["Starker Zug. Ich hatte ihn kommen sehen … halb.", "Ein gut geknüpfter Knoten."],
      mine: ["Noch ein Faden mehr.", "Eins führt zum anderen."],
      doubt: ["Da ist mir ein Faden entglitten.", "Das hielt am Ende doch nicht."],
      won: ["Du hast mich arbeiten lassen. Revanche jederzeit."],
      lost: ["Hut ab. Du hast bis zum Ende durchgehalten."],
      drawn: ["Ein Knoten, den keiner von uns gelöst hat."],
    },
  },
};
