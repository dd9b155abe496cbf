import { formsOf } from "../../../i18n/forms.ts";
import type { PasswordTexts } from "./fr.ts";

const { count } = formsOf("de");

const ordinal = (n: number): string => `${n}.`;

export const de: PasswordTexts = {
  refusals: {
    "password/still-choosing": "Jemand wählt noch sein Wort. Etwas Geduld.",
    "password/choosing-over": "Die Wörter sind gewählt und bleiben.",
    "password/already-chosen": "Dein Wort ist schon versteckt und bleibt es.",
    "password/not-your-turn": "Du bist nicht dran. Warte, bis du es bist.",
    "password/roll-first": "Erst würfeln, dann fragen.",
    "password/already-rolled": "Die Würfel sind gefallen: Stell deine Frage.",
    "password/guess-before-roll": "Geraten wird vor dem Wurf. Stell jetzt deine Frage.",
    "password/no-such-side": "Dort sitzt niemand. Wähl einen Gegner.",
    "password/own-word": "Das ist dein eigenes Wort! Wähl einen Gegner.",
    "password/side-out": "Dieser Gegner ist ausgeschieden. Wähl einen anderen.",
    "password/not-one-word": "Ein Wort, nur Buchstaben: ohne Leerzeichen, Bindestrich oder Ziffer.",
    "password/word-length": "{word} hat {length} Buchstaben. Nimm ein Wort mit {shortest} bis {longest}.",
    "password/agreed-length": "{word} hat {length} Buchstaben. In dieser Partie haben alle Wörter {agreed}.",
    "password/unknown-word": "{word} steht nicht im Wörterbuch. Versuch ein anderes Wort.",
    "password/proper-noun": "{word} ist ein Eigenname. Nimm ein anderes Wort.",
    "password/conjugated":
      "{word} ist eine gebeugte Verbform. Nimm Grundform, Partizip, Nomen oder Adjektiv.",
    "password/already-wrong": "{word} wurde hier schon geraten. Versuch etwas anderes.",
    "password/not-a-letter": "Frag nach einem Buchstaben von A bis Z.",
    "password/letter-not-in-circle": "{letter} ist nicht in Kreis {circle}. Wähl aus {letters}.",
    "password/letter-absent": "Wir wissen schon: kein {letter}. Frag etwas anderes.",
    "password/letter-no-more": "Wir wissen schon: kein weiteres {letter}. Frag etwas anderes.",
    "password/chance-needs-letter": "Auf einem Glückskreis fragst du nach einem Buchstaben, egal welchem.",
    "password/circle-crossed": "In Kreis {circle} ist nichts mehr zu finden. Frag etwas anderes.",
    "password/circle-known": "Für Kreis {circle} wissen wir das Ja schon. Frag nach einem seiner Buchstaben.",
    "password/circle-exhausted": "In Kreis {circle} ist alles bekannt. Frag etwas anderes.",
  },
  bars: {
    "letter-not-in-circle": "nicht in diesem Kreis",
    "letter-absent": "nicht in diesem Wort",
    "letter-no-more": "kein weiterer",
    "chance-needs-letter": "auf einem Glückskreis fragt man nach einem Buchstaben",
    "circle-crossed": "schon bekannt: nein",
    "circle-known": "schon bekannt: ja",
    "circle-exhausted": "alle diese Buchstaben sind bekannt",
  },
  left: {
    resigned: (who) => (who === null ? "Du gibst auf." : `${who} gibt auf.`),
    absent: (who) => (who === null ? "Du warst zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Deine Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  reasons: {
    decoded: (winner) =>
      winner === null ? "Du hast das letzte Wort gefunden." : `${winner} hat das letzte Wort gefunden.`,
    "last-left": (winner) => (winner === null ? "Nur du bist noch da." : `Nur ${winner} ist noch da.`),
    dishonoured: (winner) =>
      `Das letzte Wort im Spiel war nicht erlaubt: Der Sieg geht an ${winner === null ? "dich" : winner}.`,
  },
  ordinal,
  letters: (n) => count(n, "Buchstabe", "Buchstaben"),
  choose: {
    title: "Dein geheimes Wort",
    lead: "Die anderen müssen es finden. Nur du siehst es.",
    drawn:
      "Hier ist ein zufälliges Wort: Behalte es oder schreib dein eigenes. Die anderen müssen es finden.",
    another: "Anderes Zufallswort",
    label: "Geheimes Wort",
    length: (from, to) => `${from} bis ${to} Buchstaben`,
    agreed: (n) => `Genau ${n} Buchstaben`,
    plain: "Nur Buchstaben; Ä Ö Ü zählen als A O U, ß als SS",
    classes: "Nomen, Adjektiv, Grundform oder Partizip; kein Name, keine gebeugte Verbform",
    honour: "Auf Ehrenwort: Wenn du gewinnst, wird dein Wort am Ende geprüft",
    keep: "Dieses Wort verstecken",
    hidden: "Dein Wort ist versteckt.",
    waitFor: (names) => `Es fehlt noch: ${names}.`,
    isReady: "Wort versteckt",
    choosing: "wählt ein Wort …",
  },
  turn: {
    roll: "Würfeln",
    autoRoll: "Von selbst würfeln",
    autoRollHint: "Nach drei Sekunden; jede Berührung hält es an.",
    yours: "Du bist dran: Rate ein Wort oder würfle.",
    theirs: (name) => `${name} überlegt …`,
    out: "Du bist ausgeschieden. Du kannst weiter zuschauen.",
    guessTitle: (name) => `Das Wort von ${name} ist …`,
    guessLabel: (name) => `Das Wort von ${name}`,
    guess: "Raten",
    guessCost: "Ist es falsch, ist der Nächste dran.",
    guessCostAlone: "Ist es falsch, kostet es 2 Punkte.",
    inDictionary: "im Wörterbuch",
    notInDictionary: "nicht im Wörterbuch",
    conjugatedOnly: "gebeugte Verbform: hier nicht erlaubt",
    conflictAbsent: (letters) => `Achtung: ${letters} gibt es nicht.`,
    conflictPlace: (letter, n) => `Achtung: ${letter} steht an ${ordinal(n)} Stelle.`,
    conflictMissing: (letters) => `Achtung: ${letters} fehlt.`,
    conflictLength: (n) => `Es braucht ${n} Buchstaben.`,
  },
  ask: {
    circle: (n) => `Kreis ${n}`,
    chance: "Glückskreis!",
    chanceHint: "Frag nach irgendeinem Buchstaben.",
    hint: "Ein Buchstabe oder der ganze Kreis.",
    isThere: "Ist",
    whole: "einer davon dabei?",
    wholeNew: "noch einer davon dabei?",
    wholeBarred: (why) => `Der ganze Kreis: ${why}.`,
    letter: (letter) => `Nach ${letter} fragen`,
    another: (letter) => `Nach einem weiteren ${letter} fragen`,
    to: (name) => `An ${name}:`,
    nothing: (name) => `Auf diesem Kreis gibt es ${name} nichts mehr zu fragen.`,
  },
  board: {
    title: "Das Brett",
    here: "hier steht die Figur",
    circle: (n, letters) => `Kreis ${n}: ${letters}`,
    chance: (n) => `Kreis ${n}: Glückskreis`,
    dice: (a, b) => `Würfel: ${a} und ${b}`,
    yes: "mit Ja beantwortet",
    no: "mit Nein beantwortet",
    target: "Wessen Wort suchst du?",
    wordOf: (name) => `Das Wort von ${name}`,
    wordOfYou: "Dein Wort",
    place: (n) => `${ordinal(n)} Stelle`,
    unknownPlace: "unbekannt",
    found: "Gefunden",
    tried: "Schon geraten",
    lengthIs: (n) => `Ein Wort mit ${n} Buchstaben, ohne Stellen.`,
  },
  marks: {
    title: "Deine Notizen",
    hint: "Tipp auf einen Buchstaben: vielleicht, dann nein, dann nichts.",
    yes: "im Wort",
    yesAt: (places) => `im Wort, Stelle ${places}`,
    noMore: "und kein weiterer",
    absent: "nicht im Wort",
    maybe: "Bleistift: vielleicht",
    no: "Bleistift: nein",
    none: "unbekannt",
  },
  own: {
    title: "Dein Wort",
    hide: "Verbergen",
    show: "Zeigen",
    isHidden: "verborgen",
    told: "unterstrichen: was die anderen wissen",
    given: "Die Zeit war um: Du hast dieses Wort bekommen.",
  },
  end: {
    words: "Die Wörter",
    wordOf: (name) => (name === null ? "Deines" : name),
    never: "kein Wort gewählt",
  },
  tell: {
    chosen: (who) => (who === null ? "Du hast dein Wort versteckt." : `${who} hat ein Wort versteckt.`),
    given: (word) => `Die Zeit war um: Dein Wort ist ${word}.`,
    starts: (who) =>
      who === null
        ? "Du hast am wenigsten gewürfelt: Du fängst an."
        : `${who} hat am wenigsten gewürfelt und fängt an.`,
    rolled: (who, a, b) =>
      `${who === null ? "Du würfelst" : `${who} würfelt`} ${a} und ${b}: Kreis ${a + b}.`,
    asks: (who, whom) => `${who === null ? "Du fragst" : `${who} fragt`} ${whom === null ? "dich" : whom}`,
    letter: (letter, another) => (another ? `„Noch ein ${letter}?“` : `„${letter}?“`),
    circleShort: (n, another) => `„${another ? "Noch ein" : "Ein"} Buchstabe aus Kreis ${n}?“`,
    circle: (n, letters, another) =>
      `„${another ? "Noch ein" : "Ein"} Buchstabe aus Kreis ${n} (${letters})?“`,
    yes: "Ja.",
    yesAt: (n) => `Ja, an ${ordinal(n)} Stelle.`,
    no: "Nein.",
    guesses: (who, whom, word) =>
      who === null
        ? `Du rätst ${word} bei ${whom}.`
        : whom === null
          ? `${who} rät ${word}: dein Wort?`
          : `${who} rät ${word} bei ${whom}.`,
    right: "Das ist das Wort!",
    wrong: "Das ist es nicht.",
    noQuestion: (who) =>
      who === null
        ? "Alle Buchstaben dieses Kreises sind gefunden oder ausgeschlossen: Der Nächste ist dran."
        : `Alle Buchstaben dieses Kreises sind gefunden oder ausgeschlossen: ${who} ist nicht mehr dran.`,
    late: (who) =>
      who === null
        ? "Die Zeit ist um: Der Nächste ist dran."
        : `Die Zeit von ${who} ist um: Der Nächste ist dran.`,
    word: (word) => `Das Wort war ${word}.`,
    wins: (who) => (who === null ? "Du gewinnst." : `${who} gewinnt.`),
  },
  setup: {
    level: "Regel",
    level1: "Stellen werden genannt",
    level2: "Gleiche Länge, ohne Stellen",
    length: "Länge der Wörter",
    words: "Die Wörter",
    checked: "Sofort geprüft",
    honour: "Auf Ehrenwort",
  },
};
