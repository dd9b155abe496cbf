import type { Language } from "../../core/language.ts";
import { formatSquare, squareAt } from "../../games/lexiduel/squares.ts";
import { lettersAt } from "../../games/overturn/paths.ts";
import type { OverturnView } from "../../games/overturn/view.ts";
import { fill } from "../language.ts";

/** A good move as a sentence. Every kind of move of every game has one, in each language. */
const fr = {
  secret: "Cachez {word}.",
  guess: "Tentez {word}.",
  roll: "Lancez les dés.",
  askCircle: "Interrogez tout le cercle.",
  askLetter: "Demandez un {letter}.",
  propose: "Proposez le morceau {piece} à la case {box}.",
  position: "Placez le morceau {piece} de la case {box} : {pose}.",
  solve: "Essayez {word}.",
  giveUp: "Il n’y a plus grand-chose à trouver : renoncez.",
  make: "Groupe {group} : essayez {word}.",
  stop: "Arrêtez-vous là.",
  word: "Jouez {word}.",
  passCell: "Passez, en donnant la case du {word}.",
  pass: "Passez.",
  concede: "Concédez la manche.",
  placeRight: "Posez {letters} à partir de {square}, vers la droite.",
  placeDown: "Posez {letters} à partir de {square}, vers le bas.",
  bid: "Annoncez {clues}.",
  clue: "Donnez l’indice « {word} ».",
  buzz: "Buzzez !",
  answer: "Proposez « {word} ».",
  bonus: "Prenez l’entrée {entry} en bonus.",
  contest: "Contestez l’indice {clue}.",
  voteYes: "Votez pour annuler.",
  voteNo: "Votez pour garder l’indice.",
  speakers: "Choisissez de parler.",
  seekers: "Choisissez de chercher.",
  ready: "Passez à la manche suivante.",
};
type Sentences = typeof fr;

const en: Sentences = {
  secret: "Hide {word}.",
  guess: "Try {word}.",
  roll: "Roll the dice.",
  askCircle: "Ask for the whole circle.",
  askLetter: "Ask for the letter {letter}.",
  propose: "Offer the piece {piece} to box {box}.",
  position: "Place the piece {piece} of box {box}: {pose}.",
  solve: "Try {word}.",
  giveUp: "There is not much left to find: give up.",
  make: "Group {group}: try {word}.",
  stop: "Stop here.",
  word: "Play {word}.",
  passCell: "Pass, and give away the cell of {word}.",
  pass: "Pass.",
  concede: "Concede the game.",
  placeRight: "Lay {letters} from {square} to the right.",
  placeDown: "Lay {letters} from {square} downwards.",
  bid: "Bid {clues}.",
  clue: "Give the clue “{word}”.",
  buzz: "Buzz!",
  answer: "Propose “{word}”.",
  bonus: "Take entry {entry} as a bonus.",
  contest: "Contest clue {clue}.",
  voteYes: "Vote to cancel it.",
  voteNo: "Vote to keep the clue.",
  speakers: "Choose to speak.",
  seekers: "Choose to seek.",
  ready: "Go on to the next round.",
};

const de: Sentences = {
  secret: "Verstecken Sie {word}.",
  guess: "Versuchen Sie {word}.",
  roll: "Würfeln Sie.",
  askCircle: "Fragen Sie nach dem ganzen Kreis.",
  askLetter: "Fragen Sie nach dem Buchstaben {letter}.",
  propose: "Bieten Sie Kästchen {box} das Teil {piece} an.",
  position: "Richten Sie das Teil {piece} in Kästchen {box} aus: {pose}.",
  solve: "Versuchen Sie {word}.",
  giveUp: "Viel ist nicht mehr zu finden: Geben Sie auf.",
  make: "Gruppe {group}: Versuchen Sie {word}.",
  stop: "Hören Sie hier auf.",
  word: "Spielen Sie {word}.",
  passCell: "Passen Sie und geben Sie das Feld mit {word} her.",
  pass: "Passen Sie.",
  concede: "Gib dieses Spiel verloren.",
  placeRight: "Legen Sie {letters} ab {square} nach rechts.",
  placeDown: "Legen Sie {letters} ab {square} nach unten.",
  bid: "Bieten Sie {clues}.",
  clue: "Geben Sie den Hinweis „{word}“.",
  buzz: "Buzzern!",
  answer: "Schlagen Sie „{word}“ vor.",
  bonus: "Nehmen Sie Begriff {entry} als Bonus.",
  contest: "Erheben Sie Einspruch gegen Hinweis {clue}.",
  voteYes: "Stimmen Sie für das Aufheben.",
  voteNo: "Stimmen Sie für den Hinweis.",
  speakers: "Wählen Sie das Sprechen.",
  seekers: "Wählen Sie das Suchen.",
  ready: "Weiter zur nächsten Runde.",
};

const SENTENCES: Record<Language, Sentences> = { fr, en, de };

export type AnyMove = Readonly<Record<string, unknown>> & { readonly type: string };
type Said = readonly [keyof Sentences, Readonly<Record<string, string | number>>?];

/** `poseName` says a pose of Buzzle as its board does. Null for a move that no game has. */
export function advise(
  game: string,
  move: AnyMove,
  view: unknown,
  language: Language,
  poseName: (pose: string) => string = (pose) => pose,
): string | null {
  const said = sentenceFor(game, move, view, poseName);
  return said && fill(SENTENCES[language][said[0]], said[1]);
}

function sentenceFor(
  game: string,
  move: AnyMove,
  view: unknown,
  poseName: (pose: string) => string,
): Said | null {
  const detail = move as unknown as Record<string, string | number>;
  switch (move.type) {
    case "secret":
    case "guess":
    case "roll":
    case "solve":
    case "make":
    case "propose":
    case "bid":
    case "clue":
    case "buzz":
    case "answer":
    case "bonus":
    case "contest":
    case "stop":
    case "ready":
      return [move.type, detail];
    case "ask":
      return move.letter === undefined ? ["askCircle"] : ["askLetter", detail];
    case "position":
      return ["position", { ...detail, pose: poseName(String(move.pose)) }];
    case "give-up":
      return ["giveUp"];
    case "vote":
      return [move.cancel ? "voteYes" : "voteNo"];
    case "camp":
      return [move.camp === "speakers" ? "speakers" : "seekers"];
    case "word":
      return ["word", { word: spelt(view as OverturnView, move.cells as number[]) }];
    case "pass":
      return game === "overturn"
        ? ["passCell", { word: spelt(view as OverturnView, [move.cell as number]) }]
        : ["pass"];
    case "concede":
      return ["concede"];
    case "place":
      return placing(move.letters as Posed[], move.line as "right" | "down" | undefined);
    default:
      return null;
  }
}

const spelt = (view: OverturnView, cells: readonly number[]): string =>
  cells.map((cell) => lettersAt(view, cell).toUpperCase()).join("");

interface Posed {
  readonly row: number;
  readonly col: number;
  readonly letter: string;
}

function placing(letters: readonly Posed[], line: "right" | "down" | undefined): Said | null {
  const [first] = letters.toSorted((a, b) => a.row - b.row || a.col - b.col);
  if (!first) return null;
  const isRow = letters.length > 1 ? letters.every(({ row }) => row === first.row) : line !== "down";
  return [
    isRow ? "placeRight" : "placeDown",
    {
      square: formatSquare(squareAt(first.row, first.col)),
      letters: letters.map(({ letter }) => letter).join(" "),
    },
  ];
}
