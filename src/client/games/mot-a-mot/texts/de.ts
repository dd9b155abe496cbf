import { formsOf } from "../../../i18n/forms.ts";
import type { MotAMotTexts } from "./fr.ts";
import { refusals } from "./refusals-de.ts";

const forms = formsOf("de");
const { count } = forms;
const seconds = (ms: number): string => forms.decimal(ms / 1000, 2);

type Who = string | null;

const list = (names: readonly Who[], own: string): string => {
  const all = names.map((who) => who ?? own);
  return all.length === 0 ? "niemand" : forms.list(all);
};
const clues = (n: number): string => count(n, "Hinweis", "Hinweise");
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const de: MotAMotTexts = {
  refusals,
  left: {
    resigned: (who) => (who === null ? "Du verlässt den Tisch." : `${who} verlässt den Tisch.`),
    absent: (who) => (who === null ? "Du warst zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Deine Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  strip: {
    round: (no, of) => `Runde ${no}/${of}`,
    finale: "Finale",
    numbers: (numbers) => `Gespielt werden die Wörter ${numbers}.`,
    spoken: { fr: "Karten auf Französisch", en: "Karten auf Englisch", de: "Karten auf Deutsch" },
    words: "Wörter",
    youSpeak: "Du sprichst",
    youSeek: "Du suchst",
  },
  tokens: {
    speaker: (n) => count(n, "Sprechermarke", "Sprechermarken"),
    seeker: (n) => count(n, "Suchermarke", "Suchermarken"),
    goal: "Zwei Titel: die meisten Marken jeder Art.",
    names: {
      speaker: "Sprecher: 3, wenn alle drei Wörter gefunden werden",
      seeker: "Sucher: 1 je gefundenem Wort",
    },
  },
  players: {
    title: "Am Tisch",
    speakers: "Sprecher",
    seekers: "Sucher",
    you: "Du",
    doing: {
      nothing: "",
      out: "gegangen",
      speaks: "spricht",
      floor: "ist dran",
      locked: "wartet",
      bid: "hat geboten",
      passed: "passt",
      ready: "bereit",
    },
  },
  card: {
    title: "Die Karte, nur für dich",
    others: "Die sieben anderen, für einen Bonus",
    found: "gefunden",
    current: "jetzt gesucht",
  },
  auction: {
    count: "Das Gebot zählt herunter",
    open: "Wer bietet zuerst?",
    stands: (who, n, tokens) =>
      `${who === null ? "Du bietest" : `${who} bietet`} ${n}${tokens > 0 ? ` und ${count(tokens, "Marke", "Marken")}` : ""}`,
    hints: {
      bid: "Wie wenige Hinweise brauchst du für alle drei? Das kleinste Gebot spricht. Jeder bietet einmal.",
      "bid-made": "Bei null sprichst du, außer jemand bietet weniger.",
      passed: "Du passt bei dieser Karte.",
      out: "Du hast den Tisch verlassen.",
    },
    overhear: (numbers) =>
      `Die Sprecher haben eine Karte. Wer lässt ihre Wörter ${forms.list(numbers.map(String))} mit den wenigsten Hinweisen erraten? Danach buzzerst du.`,
    yours: "Dein Gebot",
    bid: (n, counts) => (n === counts ? `${clues(n)} bieten` : `${counts} bieten, für ${clues(n)}`),
    key: (n, all) => `${n} (${all})`,
    more: "Mehr",
    say: "Bieten",
    pass: "Ich passe",
    pledge: (own) => `Hinweise dazu, je eine Sprechermarke, gleich bezahlt (vorhanden: ${own})`,
    pledged: (n) => (n === 0 ? "keine" : `+${n}`),
  },
  speech: {
    entries: "Die Wörter der Karte",
    states: { current: "gesucht", open: "danach" },
    left: (n, of) => (n === 0 ? `kein Hinweis mehr (von ${of})` : `noch ${clues(n)} von ${of}`),
    clues: "Die Hinweise",
    gives: (who) => (who === null ? "Du sprichst" : `${who} spricht`),
    givesBonus: (who) => (who === null ? "Dein Bonus" : `Bonus von ${who}`),
    clueTime: "Zeit für einen Hinweis",
    lastTime: "Zeit für letzte Antworten",
    earlier: "Frühere Hinweise",
    wrong: "Falsche Antworten",
    missed: (who) => (who === null ? "Du hast nichts gesagt." : `${who} hat nichts gesagt.`),
    last: "Kein Hinweis mehr: letzte Antworten!",
  },
  act: {
    target: (entry) => `Lass „${entry}“ erraten`,
    clueLabel: (entry) => `Ein Hinweis für ${entry}`,
    clueHint: "Ein Wort, binnen dreißig Sekunden. Nicht aus derselben Familie, keine Übersetzung.",
    give: "Sagen",
    someoneBuzzed: "Jemand hat gebuzzert …",
    held: "Dein Hinweis wartet auf die Antwort.",
    cluesSpent: "Alle Hinweise sind gesagt. Daumen drücken.",
    fellow: (giver) => `${giver} spricht. Behalte die Karte für dich: Misslingt es, bekommst du eine Marke.`,
    bonusAwaited: (giver) => `Alle drei gefunden! ${giver} wählt einen Bonus.`,
    out: "Du hast den Tisch verlassen. Deine Marken bleiben.",
  },
  buzz: {
    word: "BUZZ",
    ready: "Tippen oder Leertaste",
    tap: "Tippen!",
    lockedClue: "Warte auf einen Hinweis",
    lockedOther: "Erst versucht es jemand anders",
    lockedBoth: "Erst ein Hinweis und ein anderer Versuch",
    collecting: "Wer war zuerst?",
    otherFloor: "Diesmal zu spät",
    beforeClue: "Warte auf einen Hinweis",
    floorTime: "Zeit für die Antwort",
    floorOf: (who) => `${who} ist dran`,
    order: "Die Reihenfolge am Buzzer",
    figures: (who, countedMs, wayMs) =>
      `${who ?? "Du"}: ${seconds(countedMs)} s, ohne ${seconds(wayMs)} s Übertragung`,
    yours: "Du bist dran!",
    answerLabel: "Deine Antwort",
    answer: "Antworten",
  },
  predict: {
    title: "Was meinst du: mit wie vielen Hinweisen?",
    choice: (n) => (n === 0 ? "Ich sage: nicht alle drei" : `Ich sage: ${clues(n)}`),
    none: "nie",
    made: (n) => (n === 0 ? "Du sagst: nicht alle drei. Mal sehen." : `Du sagst: ${clues(n)}. Mal sehen.`),
    came: (n, came) =>
      n === came
        ? n === 0
          ? "Du hast es kommen sehen."
          : `Du hast ${clues(n)} gesagt: genau richtig!`
        : `Du hast ${n === 0 ? "nie" : clues(n)} gesagt: ${came === 0 ? "nicht alle drei wurden gefunden" : `es brauchte ${came}`}.`,
  },
  bonus: {
    title: "Alle drei gefunden!",
    hint: (n) => `Du hast noch ${clues(n)}. Ein Bonus?`,
    stop: "Das genügt",
  },
  vote: {
    title: "Einspruch gegen einen Hinweis",
    time: "Zeit für die Abstimmung",
    question: (clue, entry) => `„${clue}“ für „${entry}“: Gilt das?`,
    by: (who) => (who === null ? "Dein Einspruch." : `Einspruch von ${who}.`),
    keep: "Gilt",
    cancel: "Streichen",
    wait: "Der Tisch stimmt ab.",
  },
  result: {
    titles: {
      found: (giver) => (giver === null ? "Gut gesprochen!" : `${giver} hat es geschafft!`),
      failed: (giver) => (giver === null ? "Diesmal nicht." : `${giver} hat es nicht geschafft.`),
      void: () => "Niemand wollte sprechen.",
    },
    paid: (giver, n) =>
      n === 0
        ? "Ein Hinweis ist gestrichen: keine Marken."
        : `${count(n, "Sprechermarke", "Sprechermarken")} für ${giver ?? "dich"}.`,
    gained: (names) => (names.length === 0 ? "" : `Eine Sprechermarke für ${list(names, "dich")}.`),
    notFound: "nicht gefunden",
    contestOne: "Einspruch gegen einen Hinweis",
    contestWhich: "Gegen welchen? Tipp ihn an.",
    contestLabel: (word) => `Einspruch gegen den Hinweis ${word}`,
    cancelled: "gestrichen",
    kept: "gilt",
    go: "Weiter",
    waiting: "Die anderen fehlen noch",
    time: "Weiter in",
  },
  camps: {
    title: "Das Finale",
    yours: "Deine Wahl: sprechen oder suchen?",
    theirs: (who) => `${who} wählt eine Gruppe`,
    hint: "Wer die wenigsten Marken hat, wählt zuerst.",
    names: { speakers: "Die Sprecher", seekers: "Die Sucher" },
    join: { speakers: "Sprechen", seekers: "Suchen" },
  },
  end: {
    over: "Die Partie ist zu Ende",
    both: (names) =>
      names.length === 1 && names[0] === null
        ? "Beide Titel gehören dir!"
        : `Beide Titel: ${list(names, "du")}!`,
    academy: "Die Académie française darf sich warm anziehen.",
    tooFew: "Zu wenige sind noch da: Die Marken zählen, wie sie sind.",
    speakers: "Bester Sprecher",
    seekers: "Bester Sucher",
    list: (names) => capital(list(names, "du")),
    ranking: "Rangliste",
  },
  tell: {
    numbers: (numbers) => `Gespielt werden die Wörter ${numbers} jeder Karte.`,
    round: (no, names) => `Runde ${no}. Es sprechen: ${list(names, "du")}.`,
    finale: (names) => `Finale. Es sprechen: ${list(names, "du")}.`,
    counting: (n) => `Es wird von ${n} heruntergezählt.`,
    bids: (who, n, tokens) =>
      `${who === null ? "Du bietest" : `${who} bietet`} ${n}${tokens > 0 ? ` und ${count(tokens, "Marke", "Marken")}` : ""}.`,
    passes: (who) => (who === null ? "Du passt." : `${who} passt.`),
    voidedBid: (who) =>
      who === null ? "Dein Gebot gilt nicht mehr." : `Das Gebot von ${who} gilt nicht mehr.`,
    thrown: "Niemand bietet: Die Karte wird abgelegt.",
    won: (who, n) =>
      who === null ? `Du sprichst und hast ${clues(n)}.` : `${who} spricht und hat ${clues(n)}.`,
    clue: (n, word) => `Hinweis ${n}: ${word}.`,
    clueMissed: (who) =>
      who === null ? "Zu lange: ein Hinweis verloren." : `${who} zögert: ein Hinweis verloren.`,
    floor: (who) => (who === null ? "Du bist dran." : `${who} ist dran.`),
    right: (who, text) => (who === null ? `Du findest es: ${text}!` : `${who} findet es: ${text}!`),
    wrong: (who, word) => (who === null ? `Du sagst ${word}. Nein.` : `${who} sagt ${word}. Nein.`),
    missed: (who) => (who === null ? "Du hast nichts gesagt." : `${who} hat nichts gesagt.`),
    three: (who) =>
      who === null ? "Alle drei gefunden, gut gesprochen!" : `Alle drei gefunden, gut gesprochen, ${who}!`,
    bonus: (who, entry) =>
      who === null ? `Du versuchst Bonus ${entry}.` : `${who} versucht Bonus ${entry}.`,
    stops: (who) => (who === null ? "Du belässt es dabei." : `${who} belässt es dabei.`),
    failed: "Die Hinweise sind verbraucht.",
    voided: "Die Runde zählt nicht.",
    contested: (who, clue) =>
      who === null ? `Dein Einspruch gegen Hinweis ${clue}.` : `Einspruch von ${who} gegen Hinweis ${clue}.`,
    verdict: (clue, cancelled) => `Hinweis ${clue} ${cancelled ? "ist gestrichen" : "gilt"}.`,
    camp: (who, camp) =>
      `${who === null ? "Du gehst" : `${who} geht`} zu den ${camp === "speakers" ? "Sprechern" : "Suchern"}.`,
    finished: (speakers, seekers) =>
      `Bester Sprecher: ${list(speakers, "du")}. Bester Sucher: ${list(seekers, "du")}.`,
  },
  setup: {
    bid: "Zeit zum Bieten",
    floor: "Zeit für die Antwort",
    seconds: (n) => `${n} Sekunden`,
    lead: "Wer die erste Runde führt",
    drawn: "Wird gelost",
    seat: (n) => `Platz ${n}`,
    rounds: "Runden vor dem Finale",
    usualRounds: (n) => `Wie üblich (${n})`,
  },
};
