import { columnOf, rowOf } from "../../../games/overturn/board.ts";
import { effectOf } from "../../../games/overturn/ground.ts";
import type { OverturnMove } from "../../../games/overturn/moves.ts";
import { lettersAt } from "../../../games/overturn/paths.ts";
import type { OverturnView } from "../../../games/overturn/view.ts";
import { inEachLanguage } from "../../i18n/typeset.ts";
import { fill } from "../../language.ts";
import type { Advise, Lead, Point } from "../../learn/advice.ts";

const SENTENCES = inEachLanguage({
  fr: {
    word: "Jouez {word}.",
    passCell: "Passez, en donnant le {word}.",
    turns: "Partez de cette lettre : un mot d’ici retourne {count} de ses anneaux.",
    takes: "Partez de cette lettre : un mot d’ici prend {count} lettres libres.",
    begins: "Il commence par {start}.",
    least: "Plus aucun mot ne vaut la peine : donnez la lettre qui sert le moins.",
  },
  en: {
    word: "Play {word}.",
    passCell: "Pass, and give away {word}.",
    turns: "Start from this letter: a word from here turns {count} of their rings.",
    takes: "Start from this letter: a word from here takes {count} free letters.",
    begins: "It begins with {start}.",
    least: "No word is worth it any more: give away the letter that helps least.",
  },
  de: {
    word: "Spiel {word}.",
    passCell: "Pass und gib das {word} her.",
    turns: "Fang bei diesem Buchstaben an: Ein Wort von hier dreht {count} gegnerische Ringe um.",
    takes: "Fang bei diesem Buchstaben an: Ein Wort von hier nimmt {count} freie Buchstaben.",
    begins: "Es beginnt mit {start}.",
    least: "Kein Wort lohnt sich mehr: Gib den Buchstaben her, der am wenigsten nützt.",
  },
});

export const advise: Advise<OverturnMove, OverturnView> = (move, view, language) => {
  const said = SENTENCES[language];
  switch (move.type) {
    case "word":
      return fill(said.word, { word: spelt(view, move.cells) });
    case "pass":
      return fill(said.passCell, { word: spelt(view, [move.cell]) });
  }
};

const spelt = (view: OverturnView, cells: readonly number[]): string =>
  cells.map((cell) => lettersAt(view, cell).toUpperCase()).join("");

const BEGINNING = 2;

export const lead: Lead<OverturnMove, OverturnView> = (move, view, language) => {
  const said = SENTENCES[language];
  if (move.type === "pass") return [said.least];
  const { laid, turned } = effectOf(view, view.turn ?? 0, move.cells);
  const reason =
    turned.length > 1 ? fill(said.turns, { count: turned.length }) : fill(said.takes, { count: laid.length });
  return [reason, fill(said.begins, { start: spelt(view, move.cells.slice(0, BEGINNING)) })];
};

export const point: Point<OverturnMove, OverturnView> = (move, _view, step) => {
  if (move.type === "pass") return { places: step === "what" ? [keyOf(move.cell)] : [".overturn-pass"] };
  const many = { where: 1, begins: BEGINNING, what: move.cells.length }[step];
  return { places: move.cells.slice(0, many).map(keyOf) };
};

const keyOf = (cell: number): string =>
  `.overturn-grid tr:nth-child(${rowOf(cell) + 1}) td:nth-child(${columnOf(cell) + 1}) button`;
