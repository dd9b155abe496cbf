import { place, runThrough } from "../../../games/lexiduel/board.ts";
import type { LexiduelMove, PlaceMove } from "../../../games/lexiduel/moves.ts";
import { formatSquare, squareAt } from "../../../games/lexiduel/squares.ts";
import type { LexiduelView } from "../../../games/lexiduel/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise, Lead, Point } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    placeRight: "Posez {letters} à partir de {square}, vers la droite.",
    placeDown: "Posez {letters} à partir de {square}, vers le bas.",
    sow: "Regardez autour de {square} : on peut y semer.",
    look: "Regardez autour de {square} : un mot de {count} lettres peut y naître.",
    begins: "Il commence par {start}.",
    full: "Plus rien ne rapporte ici : mieux vaut passer.",
    pass: "Passez.",
    concede: "Concédez la manche.",
  },
  en: {
    placeRight: "Place {letters} from {square} to the right.",
    placeDown: "Place {letters} from {square} downwards.",
    sow: "Look around {square}: you can sow there.",
    look: "Look around {square}: a word of {count} letters can grow there.",
    begins: "It begins with {start}.",
    full: "Nothing here brings anything any more: better pass.",
    pass: "Pass.",
    concede: "Concede the game.",
  },
  de: {
    placeRight: "Leg {letters} ab {square} nach rechts.",
    placeDown: "Leg {letters} ab {square} nach unten.",
    sow: "Schau dich um {square} um: Dort kannst du säen.",
    look: "Schau dich um {square} um: Dort kann ein Wort mit {count} Buchstaben entstehen.",
    begins: "Es beginnt mit {start}.",
    full: "Hier bringt nichts mehr etwas: Pass lieber.",
    pass: "Pass.",
    concede: "Gib diesen Durchgang verloren.",
  },
});

export const advise: Advise<LexiduelMove, LexiduelView> = (move, _view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "place":
      return placing(move, said);
    case "pass":
    case "concede":
      return said[move.type];
  }
};

function placing(move: PlaceMove, said: (typeof SENTENCES)["fr"]): string | null {
  const posed = posedBy(move);
  const [first] = posed.squares;
  if (first === undefined) return null;
  return fill(posed.line === "right" ? said.placeRight : said.placeDown, {
    square: formatSquare(first),
    letters: [...posed.letters].join(" "),
  });
}

const BEGINNING = 2;

export const lead: Lead<LexiduelMove, LexiduelView> = (move, { board }, language) => {
  const said = SENTENCES[language];
  if (move.type !== "place") return move.type === "pass" ? [said.full] : [];
  const { squares, letters, line } = posedBy(move);
  const [first] = squares;
  if (first === undefined) return [];
  // Whose letters they will be changes nothing in the word.
  const run = runThrough(place(board, "blue", squares, letters), first, line);
  if (!run || run.word.length === letters.length)
    return [
      fill(said.sow, { square: formatSquare(first) }),
      fill(said.begins, { start: letters.slice(0, 1) }),
    ];
  return [
    fill(said.look, { square: formatSquare(first), count: run.word.length }),
    fill(said.begins, { start: run.word.slice(0, BEGINNING) }),
  ];
};

export const point: Point<LexiduelMove, LexiduelView> = (move, { board }, step) => {
  if (move.type !== "place") return { places: [".lx-acts"] };
  const { squares, letters, line } = posedBy(move);
  if (step === "what") return { squares };
  const run = runThrough(place(board, "blue", squares, letters), squares[0]!, line);
  return { squares: step === "where" ? squares.slice(0, 1) : (run?.squares ?? squares).slice(0, BEGINNING) };
};

/** From the first square on. */
function posedBy({ letters, line }: PlaceMove) {
  const posed = letters.toSorted((a, b) => a.row - b.row || a.col - b.col);
  const isRow = posed.length > 1 ? posed.every(({ row }) => row === posed[0]!.row) : line !== "down";
  return {
    squares: posed.map(({ row, col }) => squareAt(row, col)),
    letters: posed.map(({ letter }) => letter).join(""),
    line: isRow ? ("right" as const) : ("down" as const),
  };
}
