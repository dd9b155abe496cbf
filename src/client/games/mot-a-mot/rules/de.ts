import { type RuleBook, rule } from "../../../learn/rule-book.ts";

export const rules: RuleBook = {
  intro:
    "Sprecher bieten, mit wie wenigen Hinweisen sie drei Wörter einer Karte erraten lassen. Sucher stürzen sich auf den Buzzer. Drei bis acht Spieler, eine halbe Stunde, zwei Titel: bester Sprecher, bester Sucher.",
  sections: [
    {
      id: "cards",
      title: "Die Karten",
      figures: [
        {
          name: "card",
          caption:
            "Eine Karte: die drei Wörter, die erraten werden sollen, und die sieben anderen für einen Bonus.",
        },
      ],
      rules: [
        rule(
          "M1 M2",
          "Eine Karte hat zehn Wörter, 0 bis 9: Dinge, Eigenschaften, Tätigkeiten, Orte, berühmte Leute. Drei Nummern werden zu Beginn gezogen; auf jeder Karte werden diese drei gespielt, die kleinste zuerst.",
        ),
        rule(
          "M49",
          "Jede Karte entsteht im Augenblick, Wort für Wort, aus denen, die der Tisch am längsten nicht gesehen hat; höchstens drei sind von einer Art. So verrät ein gefundenes Wort nichts über die anderen.",
        ),
        rule(
          "M7 M8",
          "Nur Sprecher sehen die Karte. Ein Wort wird gezeigt, wenn es gefunden ist, die ganze Karte nach der Runde; bis dahin schweigen die Sprecher im Chat. Kein Wort kommt zweimal in einer Partie.",
        ),
      ],
    },
    {
      id: "roles",
      title: "Wer tut was",
      rules: [
        rule(
          "M3 M4",
          "Ihr sitzt im Kreis; wer zuerst führt, wird gelost. Wer führt, spricht mit beiden Nachbarn; zu dritt oder viert nur mit dem linken. Alle anderen suchen. *Zu sechst drei und drei, zu acht drei und fünf.*",
        ),
        rule(
          "M5 M6",
          "Nach jeder Runde führt der Nächste links. Einmal um den Tisch bei sechs bis acht, zweimal bei drei bis fünf Spielern; dann das Finale.",
        ),
        rule(
          "M47 M48",
          "Wer den Tisch eröffnet, darf bestimmen, wer zuerst führt, etwa der Älteste, und wie viele Runden vor dem Finale kommen, 1 bis 20.",
        ),
      ],
    },
    {
      id: "auction",
      title: "Die Versteigerung",
      rules: [
        rule(
          "M9",
          "Ein Sprecher bietet eine Zahl von Hinweisen, 3 bis 30, für alle drei Wörter zusammen. Ein Gebot, das niemand mehr unterbieten kann, gewinnt sofort: außer im Finale die 3.",
        ),
        rule(
          "M10 M11 M12",
          "Ein Gebot zählt herunter, eins je Sekunde. Vor null darf ein anderer tiefer bieten, dann zählt dieses. Jeder bietet höchstens einmal je Karte oder passt. Bei null, oder wenn niemand mehr bieten kann, gewinnt das letzte Gebot. *A bietet 7, B 5, C schweigt: B spricht mit 5 Hinweisen.*",
        ),
        rule(
          "M13",
          "Bietet niemand rechtzeitig, kommt eine andere Karte. Nach zweien ist die Runde ungültig und gilt als gespielt.",
        ),
        rule(
          "M44 M45",
          "Geht jemand, gilt sein Gebot nicht mehr: Das vorige lebt auf und zählt von vorn. Ein Sprecher ohne Rivalen bietet höchstens neun Hinweise.",
        ),
      ],
    },
    {
      id: "clues",
      title: "Hinweise",
      rules: [
        rule(
          "M14 M15",
          "Der Gewinner gibt Hinweise auf das erste Wort, einen nach dem anderen: ein einziges Wort mit zwei bis fünfundzwanzig Buchstaben, im Wörterbuch oder nicht, oder eine Zahl. Nie zweimal dasselbe in einer Runde.",
        ),
        rule(
          "M41 M43",
          "Eine Zahl hat höchstens vier Ziffern; ein einzelner Buchstabe ist kein Hinweis. Ein Bindestrichwort, das in keinem Wörterbuch steht, kostet je Teil einen Hinweis.",
        ),
        rule(
          "M16 M17",
          "Ein Hinweis ist weder ein noch gesuchtes Wort noch ein Teil davon, weder aus seiner Familie noch eine Übersetzung. Abgelehnt zählt er nicht, und nur du erfährst es. *Zum Brandenburger Tor: „Tor“ geht nicht, „Berlin“ schon.*",
        ),
        rule(
          "M42",
          "Ein Name, den das Wörterbuch nicht kennt, ist erlaubt, außer er spielt mit den Buchstaben eines noch gesuchten Wortes: ein Stück davon, rückwärts, geschüttelt, verschrieben. *Zu Oger: „Shrek“ geht. Zu München: „mün“, „nehcnüm“ und „Mümchen“ gehen nicht.*",
        ),
        rule(
          "M18 M19",
          "Dreißig Sekunden je Hinweis, sonst ist er verloren. Solange jemand dran ist, steht die Zeit, und es gibt keinen Hinweis.",
        ),
      ],
    },
    {
      id: "buzzing",
      title: "Der Buzzer",
      figures: [{ name: "buzzer", caption: "Ab dem ersten Hinweis ist der Buzzer offen." }],
      rules: [
        rule(
          "M20 M21",
          "Gebuzzert wird ab dem ersten Hinweis auf ein Wort. Buzzern mehrere binnen 150 Millisekunden, wird berücksichtigt, wie weit jeder entfernt ist, und alle erfahren die Reihenfolge. Wer zu spät war, ist nicht gesperrt.",
        ),
        rule(
          "M22 M23",
          "Wer zuerst gebuzzert hat, ist kurz dran und gibt eine Antwort. Richtig: eine Suchermarke, und das nächste Wort.",
        ),
        rule(
          "M24",
          "Großschreibung, Akzente, Bindestriche und Artikel zählen nicht; eine andere Form desselben Wortes ist richtig, ein Tippfehler ab sechs Buchstaben auch, außer er ergibt ein anderes Wort. *Picasso, der picasso, picaso; Häuser für Haus; aber nicht Kirche für Kirsche.*",
        ),
        rule(
          "M25 M26",
          "Falsch oder zu spät: Man wartet, bis ein anderer vorgeschlagen hat und ein weiterer Hinweis da ist. Zu dritt oder viert genügt ein Hinweis.",
        ),
      ],
    },
    {
      id: "round",
      title: "Das Ende einer Runde",
      figures: [{ name: "tokens", caption: "Sprechermarken (eckig) und Suchermarken (rund)." }],
      rules: [
        rule(
          "M27 M28",
          "Sind die Hinweise verbraucht, bleiben den Suchern zehn Sekunden. Sind die drei nicht gefunden, bekommt jeder andere Sprecher eine Marke.",
        ),
        rule("M29", "Alle drei gefunden: drei Sprechermarken."),
        rule(
          "M30 M31",
          "Übrige Hinweise darf man auf einen Bonus unter den sieben anderen setzen: gefunden, eine Marke für den Sprecher und eine für den Finder; sonst nichts. Fünfzehn Sekunden zum Wählen, oder aufhören.",
        ),
        rule("M32", "Dann zehn Sekunden Pause mit offener Karte, kürzer, wenn alle bereit sind."),
      ],
    },
    {
      id: "contest",
      title: "Einspruch",
      rules: [
        rule(
          "M33 M34",
          "Jeder darf je Runde gegen einen Hinweis Einspruch erheben, sobald das Wort gefunden oder die Runde vorbei ist. Alle außer dem Sprecher stimmen zehn Sekunden lang ab; bei mehr als der Hälfte ist der Hinweis gestrichen, und der Sprecher gibt die Marken dafür zurück. Finder behalten ihre.",
        ),
        rule(
          "M40",
          "Ein Tisch kann anstößige Wörter filtern: gar nicht, mild, streng. Ein abgelehntes Wort sieht nur, wer es geschrieben hat.",
        ),
      ],
    },
    {
      id: "finale",
      title: "Finale und Ende",
      rules: [
        rule(
          "M35",
          "Von den wenigsten Marken zu den meisten wählt jeder, ob er spricht oder sucht, solange Platz ist; nach fünfzehn Sekunden kommt man in die kleinere Gruppe.",
        ),
        rule(
          "M36",
          "Noch eine Runde. Hinweise darf man mit Sprechermarken bezahlen: „6 und 2 Marken“ erlaubt acht Hinweise und gilt als 6. Die Zahl ist mindestens 1, alle Hinweise zusammen sind 3 bis 30. Der Gewinner zahlt sofort.",
        ),
        rule(
          "M37 M38",
          "Die meisten Sprechermarken, die meisten Suchermarken: zwei Titel, bei Gleichstand geteilt. Gereiht wird nach Titeln, dann nach Marken.",
        ),
        rule(
          "M39",
          "Wer geht, schweigt und behält seine Marken; ein Sprecher, der geht, ist gescheitert. Mit weniger als dreien endet die Partie, wie sie steht.",
        ),
        rule(
          "M46",
          "Ohne Marke kein Titel. Wer gegangen ist, gewinnt keinen und steht hinter allen, die geblieben sind.",
        ),
      ],
    },
  ],
};
