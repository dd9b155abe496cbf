import { formsOf } from "../../../i18n/forms.ts";
import type { PasswordTexts } from "./fr.ts";

const { count } = formsOf("de");

const ordinal = (n: number): string => `${n}.`;

export const de: PasswordTexts = {
  refusals: {
    "password/still-choosing": "Jemand wählt noch sein Wort. Etwas Geduld.",
    "password/choosing-over": "Die Wörter sind gewählt und bleiben.",
    "password/already-chosen": "Ihr Wort ist schon versteckt und bleibt es.",
    "password/not-your-turn": "Sie sind nicht dran. Warten Sie auf Ihren Zug.",
    "password/roll-first": "Erst würfeln, dann fragen.",
    "password/already-rolled": "Die Würfel sind gefallen: Stellen Sie Ihre Frage.",
    "password/guess-before-roll": "Ein Wort errät man vor dem Wurf. Stellen Sie jetzt Ihre Frage.",
    "password/no-such-side": "Dort sitzt niemand. Wählen Sie einen Gegner.",
    "password/own-word": "Das ist Ihr eigenes Wort! Wählen Sie einen Gegner.",
    "password/side-out": "Dieser Spieler ist ausgeschieden. Wählen Sie einen anderen.",
    "password/not-one-word": "Ein Wort, nur Buchstaben: kein Leerzeichen, kein Bindestrich, keine Ziffer.",
    "password/word-length": "{word} hat {length} Buchstaben. Nehmen Sie {shortest} bis {longest}.",
    "password/agreed-length": "{word} hat {length} Buchstaben. In dieser Partie haben alle Wörter {agreed}.",
    "password/unknown-word": "{word} steht nicht im Wörterbuch. Versuchen Sie ein anderes Wort.",
    "password/proper-noun": "{word} ist ein Eigenname. Nehmen Sie ein anderes Wort.",
    "password/conjugated":
      "{word} ist eine gebeugte Verbform. Nehmen Sie Grundform, Partizip, Nomen oder Adjektiv.",
    "password/already-wrong": "{word} wurde hier schon versucht. Versuchen Sie etwas anderes.",
    "password/not-a-letter": "Fragen Sie nach einem Buchstaben von A bis Z.",
    "password/letter-not-in-circle": "{letter} ist nicht in Kreis {circle}. Wählen Sie aus {letters}.",
    "password/letter-absent": "Ein {letter} gibt es nicht, das ist bekannt. Fragen Sie anderes.",
    "password/letter-no-more": "Ein weiteres {letter} gibt es nicht, das ist bekannt. Fragen Sie anderes.",
    "password/chance-needs-letter": "Auf einem Glücksfeld fragt man nach einem Buchstaben, egal welchem.",
    "password/circle-crossed": "In Kreis {circle} ist nichts mehr zu finden. Fragen Sie anderes.",
    "password/circle-known":
      "Für Kreis {circle} ist das Ja bekannt. Fragen Sie nach einem seiner Buchstaben.",
    "password/circle-exhausted": "In Kreis {circle} ist alles bekannt. Fragen Sie anderes.",
  },
  bars: {
    "letter-not-in-circle": "nicht in diesem Kreis",
    "letter-absent": "nicht in diesem Wort",
    "letter-no-more": "kein weiterer",
    "chance-needs-letter": "auf einem Glücksfeld fragt man nach einem Buchstaben",
    "circle-crossed": "bekanntlich nein",
    "circle-known": "bekanntlich ja",
    "circle-exhausted": "alle diese Buchstaben sind bekannt",
  },
  left: {
    resigned: (who) => (who === null ? "Sie geben auf." : `${who} gibt auf.`),
    absent: (who) => (who === null ? "Sie waren zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Ihre Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  reasons: {
    decoded: (winner) =>
      winner === null ? "Sie haben das letzte Wort geknackt." : `${winner} hat das letzte Wort geknackt.`,
    "last-left": (winner) => (winner === null ? "Nur Sie sind noch da." : `Nur ${winner} ist noch da.`),
    dishonoured: (winner) =>
      `Das Wort des Letzten war nicht erlaubt: Der Sieg geht an ${winner === null ? "Sie" : winner}.`,
  },
  ordinal,
  letters: (n) => count(n, "Buchstabe", "Buchstaben"),
  choose: {
    title: "Ihr geheimes Wort",
    lead: "Die anderen müssen es finden. Niemand außer Ihnen sieht es.",
    label: "Geheimes Wort",
    length: (from, to) => `${from} bis ${to} Buchstaben`,
    agreed: (n) => `Genau ${n} Buchstaben`,
    plain: "Nur Buchstaben; Ä Ö Ü zählen als A O U, ß als SS",
    classes: "Nomen, Adjektiv, Grundform oder Partizip; kein Name, keine gebeugte Verbform",
    honour: "Auf Ehre: Wenn Sie gewinnen, wird Ihr Wort am Ende geprüft",
    keep: "Wort verstecken",
    met: "passt",
    unmet: "noch nicht",
    hidden: "Ihr Wort ist versteckt.",
    waitFor: (names) => `Es fehlt noch: ${names}.`,
    isReady: "Wort versteckt",
    choosing: "wählt …",
  },
  turn: {
    roll: "Würfeln",
    autoRoll: "Von selbst würfeln",
    autoRollHint: "Nach drei Sekunden; jede Berührung hält es an.",
    yours: "Sie sind dran: ein Wort versuchen oder würfeln.",
    theirs: (name) => `${name} überlegt …`,
    out: "Sie sind ausgeschieden. Sie können weiter zuschauen.",
    guessTitle: (name) => `Das Wort von ${name} ist …`,
    guessLabel: (name) => `Das Wort von ${name}`,
    guess: "Versuchen",
    guessCost: "Ist es falsch, endet Ihr Zug.",
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
    chance: "Glücksfeld!",
    chanceHint: "Fragen Sie nach irgendeinem Buchstaben.",
    hint: "Ein Buchstabe oder der ganze Kreis.",
    whole: "Ist einer dieser Buchstaben dabei?",
    wholeNew: "Ist noch einer dieser Buchstaben dabei?",
    letter: (letter) => `Nach ${letter} fragen`,
    another: (letter) => `Nach einem weiteren ${letter} fragen`,
    to: (name) => `An ${name}:`,
    nothing: (name) => `Auf diesem Kreis gibt es ${name} nichts mehr zu fragen.`,
  },
  board: {
    title: "Das Brett",
    here: "hier steht die Figur",
    circle: (n, letters) => `Kreis ${n}: ${letters}`,
    chance: (n) => `Kreis ${n}: Glücksfeld`,
    dice: (a, b) => `Würfel: ${a} und ${b}`,
    yes: "mit Ja beantwortet",
    no: "mit Nein beantwortet",
    target: "Wessen Wort suchen Sie?",
    wordOf: (name) => `Das Wort von ${name}`,
    wordOfYou: "Ihr Wort",
    place: (n) => `${ordinal(n)} Stelle`,
    unknownPlace: "unbekannt",
    found: "Gefunden",
    tried: "Schon versucht",
    lengthIs: (n) => `Ein Wort mit ${n} Buchstaben, ohne Stellen.`,
  },
  marks: {
    title: "Ihre Notizen",
    hint: "Tippen Sie auf einen Buchstaben: vielleicht, dann nein, dann nichts.",
    yes: "im Wort",
    yesAt: (places) => `im Wort, Stelle ${places}`,
    noMore: "und kein weiterer",
    absent: "nicht im Wort",
    maybe: "Bleistift: vielleicht",
    no: "Bleistift: nein",
    none: "unbekannt",
  },
  own: {
    title: "Ihr Wort",
    hide: "Verstecken",
    show: "Zeigen",
    isHidden: "versteckt",
    told: "unterstrichen: was die anderen wissen",
    given: "Die Zeit war um: Dieses Wort wurde Ihnen gegeben.",
  },
  end: {
    words: "Die Wörter",
    wordOf: (name) => (name === null ? "Ihres" : name),
    never: "kein Wort gewählt",
  },
  tell: {
    chosen: (who) => (who === null ? "Sie haben Ihr Wort versteckt." : `${who} hat ein Wort versteckt.`),
    given: "Die Zeit war um: Ein Wort wurde Ihnen gegeben.",
    starts: (who) =>
      who === null
        ? "Der niedrigste Wurf ist Ihrer: Sie beginnen."
        : `${who} hat den niedrigsten Wurf und beginnt.`,
    rolled: (who, a, b) =>
      `${who === null ? "Sie würfeln" : `${who} würfelt`} ${a} und ${b}: Kreis ${a + b}.`,
    asks: (who, whom) => `${who === null ? "Sie fragen" : `${who} fragt`} ${whom === null ? "Sie" : whom}`,
    letter: (letter) => `„${letter}?“`,
    circleShort: (n) => `„Ein Buchstabe aus Kreis ${n}?“`,
    circle: (n, letters) => `„Ein Buchstabe aus Kreis ${n} (${letters})?“`,
    yes: "Ja.",
    yesAt: (n) => `Ja, an ${ordinal(n)} Stelle.`,
    no: "Nein.",
    guesses: (who, whom, word) =>
      who === null
        ? `Sie versuchen ${word} bei ${whom}.`
        : `${who} versucht ${word} bei ${whom === null ? "Ihnen" : whom}.`,
    right: "Das ist das Wort!",
    wrong: "Das ist es nicht.",
    noQuestion: (who) =>
      who === null
        ? "Alle Buchstaben dieses Kreises sind gefunden oder ausgeschlossen: Der Zug geht weiter."
        : `Alle Buchstaben dieses Kreises sind gefunden oder ausgeschlossen: ${who} gibt weiter.`,
    late: (who) =>
      who === null
        ? "Die Zeit ist um: Der Zug geht weiter."
        : `Die Zeit von ${who} ist um: Der Zug geht weiter.`,
    word: (word) => `Das Wort war ${word}.`,
    wins: (who) => (who === null ? "Sie gewinnen." : `${who} gewinnt.`),
  },
  setup: {
    level: "Regel",
    level1: "Stellen werden genannt",
    level2: "Gleiche Länge, ohne Stellen",
    length: "Länge der Wörter",
    words: "Die Wörter",
    checked: "Sofort geprüft",
    honour: "Auf Ehre",
  },
};
