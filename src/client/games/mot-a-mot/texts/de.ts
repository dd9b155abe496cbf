import { formsOf } from "../../../i18n/forms.ts";
import type { MotAMotTexts } from "./fr.ts";
import { refusals } from "./refusals-de.ts";

const forms = formsOf("de");
const { count } = forms;

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
    resigned: (who) => (who === null ? "Sie verlassen den Tisch." : `${who} verlässt den Tisch.`),
    absent: (who) => (who === null ? "Sie waren zu lange weg." : `${who} war zu lange weg.`),
    time: (who) => (who === null ? "Ihre Zeit ist um." : `Die Zeit von ${who} ist um.`),
  },
  strip: {
    round: (no, of) => `Runde ${no}/${of}`,
    finale: "Finale",
    numbers: (numbers) => `Gespielt werden die Wörter ${numbers}.`,
    spoken: { fr: "Karten auf Französisch", en: "Karten auf Englisch", de: "Karten auf Deutsch" },
    youSpeak: "Sie sprechen",
    youSeek: "Sie suchen",
  },
  tokens: {
    speaker: (n) => count(n, "Sprechermarke", "Sprechermarken"),
    seeker: (n) => count(n, "Suchermarke", "Suchermarken"),
  },
  players: {
    title: "Am Tisch",
    speakers: "Sprecher",
    seekers: "Sucher",
    you: "Sie",
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
    title: "Die Karte, nur für Sie",
    others: "Die sieben anderen, für einen Bonus",
    found: "gefunden",
    current: "jetzt gesucht",
  },
  auction: {
    count: "Das Gebot zählt herunter",
    open: "Wer bietet zuerst?",
    stands: (who, n, tokens) =>
      `${who === null ? "Sie bieten" : `${who} bietet`} ${n}${tokens > 0 ? ` und ${count(tokens, "Marke", "Marken")}` : ""}`,
    hints: {
      bid: "Wie wenige Wörter brauchen Sie für alle drei? Jeder bietet einmal.",
      "bid-made": "Bei null sprechen Sie, außer jemand bietet weniger.",
      passed: "Sie passen bei dieser Karte.",
      overhear: "Die Sprecher lesen die Karte. Gleich kommen Hinweise.",
      out: "Sie haben den Tisch verlassen.",
    },
    yours: "Ihr Gebot",
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
    gives: (who) => (who === null ? "Sie sprechen" : `${who} spricht`),
    givesBonus: (who) => (who === null ? "Ihr Bonus" : `Bonus von ${who}`),
    clueTime: "Zeit für einen Hinweis",
    lastTime: "Zeit für letzte Antworten",
    earlier: "Frühere Hinweise",
    wrong: "Falsche Antworten",
    missed: (who) => (who === null ? "Sie haben nichts gesagt." : `${who} hat nichts gesagt.`),
    last: "Kein Hinweis mehr: letzte Antworten!",
  },
  act: {
    target: (entry) => `Lassen Sie „${entry}“ erraten`,
    clueLabel: (entry) => `Ein Hinweis für ${entry}`,
    clueHint: "Ein Wort. Nicht aus derselben Familie, keine Übersetzung.",
    give: "Sagen",
    someoneBuzzed: "Jemand hat gebuzzert …",
    held: "Ihr Hinweis wartet auf die Antwort.",
    cluesSpent: "Alle Hinweise sind gesagt. Daumen drücken.",
    fellow: (giver) => `${giver} spricht. Behalten Sie die Karte für sich: Misslingt es, gibt es eine Marke.`,
    bonusAwaited: (giver) => `Alle drei gefunden! ${giver} wählt einen Bonus.`,
    out: "Sie haben den Tisch verlassen. Ihre Marken bleiben.",
  },
  buzz: {
    word: "BUZZ",
    ready: "Tippen oder Leertaste",
    tap: "Tippen!",
    lockedClue: "Warten Sie auf einen Hinweis",
    lockedOther: "Erst versucht es jemand anders",
    lockedBoth: "Erst ein Hinweis und ein anderer Versuch",
    collecting: "Wer war zuerst?",
    otherFloor: "Diesmal zu spät",
    beforeClue: "Warten Sie auf einen Hinweis",
    floorTime: "Zeit für die Antwort",
    floorOf: (who) => `${who} ist dran`,
    order: "Die Reihenfolge am Buzzer",
    figures: (who, arrived, lag, corrected) =>
      `${who ?? "Sie"}: angekommen bei ${arrived} ms, Weg ${lag} ms, gezählt ${corrected} ms`,
    yours: "Sie sind dran!",
    answerLabel: "Ihre Antwort",
    answer: "Antworten",
  },
  bonus: {
    title: "Alle drei gefunden!",
    hint: (n) => `Sie haben noch ${clues(n)}. Ein Bonus?`,
    stop: "Das genügt",
  },
  vote: {
    title: "Ein Hinweis ist umstritten",
    time: "Zeit für die Abstimmung",
    question: (clue, entry) => `„${clue}“ für „${entry}“: Gilt das?`,
    by: (who) => (who === null ? "Sie bestreiten diesen Hinweis." : `${who} bestreitet diesen Hinweis.`),
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
        : `${count(n, "Sprechermarke", "Sprechermarken")} für ${giver ?? "Sie"}.`,
    gained: (names) => (names.length === 0 ? "" : `Eine Sprechermarke für ${list(names, "Sie")}.`),
    notFound: "nicht gefunden",
    contestOne: "Einen Hinweis bestreiten",
    contestWhich: "Welchen? Tippen Sie ihn an.",
    contestLabel: (word) => `Den Hinweis ${word} bestreiten`,
    cancelled: "gestrichen",
    kept: "gilt",
    go: "Weiter",
    waiting: "Die anderen fehlen noch",
    time: "Weiter in",
  },
  camps: {
    title: "Das Finale",
    yours: "Ihre Wahl: sprechen oder suchen?",
    theirs: (who) => `${who} wählt ein Lager`,
    hint: "Wer die wenigsten Marken hat, wählt zuerst.",
    names: { speakers: "Die Sprecher", seekers: "Die Sucher" },
    join: { speakers: "Sprechen", seekers: "Suchen" },
  },
  end: {
    over: "Die Partie ist zu Ende",
    both: (names) =>
      names.length === 1 && names[0] === null
        ? "Beide Titel gehören Ihnen!"
        : `Beide Titel: ${list(names, "Sie")}!`,
    academy: "Die Académie française darf sich warm anziehen.",
    tooFew: "Zu wenige sind noch da: Die Marken zählen, wie sie sind.",
    speakers: "Sieg bei den Sprechern",
    seekers: "Sieg bei den Suchern",
    list: (names) => capital(list(names, "Sie")),
    ranking: "Rangliste",
  },
  tell: {
    numbers: (numbers) => `Gespielt werden die Wörter ${numbers} jeder Karte.`,
    round: (no, names) => `Runde ${no}. Es sprechen: ${list(names, "Sie")}.`,
    finale: (names) => `Finale. Es sprechen: ${list(names, "Sie")}.`,
    bids: (who, n, tokens) =>
      `${who === null ? "Sie bieten" : `${who} bietet`} ${n}${tokens > 0 ? ` und ${count(tokens, "Marke", "Marken")}` : ""}.`,
    passes: (who) => (who === null ? "Sie passen." : `${who} passt.`),
    voidedBid: (who) =>
      who === null ? "Das eigene Gebot gilt nicht mehr." : `Das Gebot von ${who} gilt nicht mehr.`,
    thrown: "Niemand bietet: Die Karte wird abgelegt.",
    won: (who, n) => (who === null ? `Sie sprechen, ${clues(n)}.` : `${who} spricht, ${clues(n)}.`),
    clue: (n, word) => `Hinweis ${n}: ${word}.`,
    clueMissed: (who) =>
      who === null ? "Zu lange: ein Hinweis verloren." : `${who} zögert: ein Hinweis verloren.`,
    floor: (who) => (who === null ? "Sie sind dran." : `${who} ist dran.`),
    right: (who, text) => (who === null ? `Sie finden es: ${text}!` : `${who} findet es: ${text}!`),
    wrong: (who, word) => (who === null ? `Sie sagen ${word}. Nein.` : `${who} sagt ${word}. Nein.`),
    missed: (who) => (who === null ? "Sie haben nichts gesagt." : `${who} hat nichts gesagt.`),
    three: (who) =>
      who === null ? "Alle drei gefunden, gut gesprochen!" : `Alle drei gefunden, gut gesprochen, ${who}!`,
    bonus: (who, entry) =>
      who === null ? `Sie versuchen Bonus ${entry}.` : `${who} versucht Bonus ${entry}.`,
    stops: (who) => (who === null ? "Sie belassen es dabei." : `${who} belässt es dabei.`),
    failed: "Die Hinweise sind verbraucht.",
    voided: "Die Runde zählt nicht.",
    contested: (who, clue) =>
      who === null ? `Sie bestreiten Hinweis ${clue}.` : `${who} bestreitet Hinweis ${clue}.`,
    verdict: (clue, cancelled) => `Hinweis ${clue} ${cancelled ? "ist gestrichen" : "gilt"}.`,
    camp: (who, camp) =>
      `${who === null ? "Sie gehen" : `${who} geht`} zu den ${camp === "speakers" ? "Sprechern" : "Suchern"}.`,
    finished: (speakers, seekers) =>
      `Sieg bei den Sprechern: ${list(speakers, "Sie")}. Sieg bei den Suchern: ${list(seekers, "Sie")}.`,
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
