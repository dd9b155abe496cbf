import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type AnyMove, advise } from "../../../src/client/learn/advice.ts";
import { LANGUAGES } from "../../../src/core/language.ts";

const VIEW = { faces: "ROI".padEnd(36, "A"), zx: null, qu: null };

/** A move of each kind, as the bots make them. */
const MOVES: readonly (readonly [game: string, move: AnyMove, french: string])[] = [
  ["password", { type: "secret", word: "MAISON" }, "Cachez MAISON."],
  ["password", { type: "roll" }, "Lancez les dés."],
  ["password", { type: "ask", target: 1 }, "Interrogez tout le cercle."],
  ["password", { type: "ask", target: 1, letter: "S" }, "Demandez un S."],
  ["password", { type: "guess", target: 1, word: "SALADE" }, "Tentez SALADE."],
  ["buzzle", { type: "propose", target: 1, box: 2, piece: "u" }, "Proposez le morceau u à la case 2."],
  [
    "buzzle",
    { type: "position", target: 1, box: 2, piece: "I", pose: "left" },
    "Placez le morceau I de la case 2 : left.",
  ],
  ["quick-buzzle", { type: "solve", word: "TUE" }, "Essayez TUE."],
  ["quick-buzzle", { type: "give-up" }, "Il n’y a plus grand-chose à trouver : renoncez."],
  ["buzzle-solitaire", { type: "make", group: 3, word: "LISTE" }, "Groupe 3 : essayez LISTE."],
  ["buzzle-solitaire", { type: "stop" }, "Arrêtez-vous là."],
  ["overturn", { type: "word", cells: [0, 1, 2] }, "Jouez ROI."],
  ["overturn", { type: "pass", cell: 1 }, "Passez, en donnant la case du O."],
  ["lexiduel", { type: "pass" }, "Passez."],
  [
    "lexiduel",
    {
      type: "place",
      letters: [
        { row: 2, col: 2, letter: "M" },
        { row: 2, col: 3, letter: "E" },
      ],
    },
    "Posez M E à partir de C3, vers la droite.",
  ],
  ["mot-a-mot", { type: "bid", clues: 6 }, "Annoncez 6."],
  ["mot-a-mot", { type: "buzz" }, "Buzzez !"],
  ["mot-a-mot", { type: "camp", camp: "seekers" }, "Choisissez de chercher."],
  ["mot-a-mot", { type: "vote", cancel: true }, "Votez pour annuler."],
];

describe("[C14] a hint as a sentence", () => {
  it.each(MOVES)("%s %j", (game, move, french) => {
    expect(advise(game, move, VIEW, "fr")).toBe(french);
    for (const language of LANGUAGES) expect(advise(game, move, VIEW, language)).not.toMatch(/[{}…]/);
  });

  it("is there for every kind of move that a game knows", () => {
    for (const game of ["password", "buzzle", "overturn", "lexiduel", "mot-a-mot"]) {
      const source = readFileSync(`src/games/${game}/moves.ts`, "utf8");
      for (const [, type] of source.matchAll(/readonly type: "([\w-]+)"/g)) {
        const move = { type: type!, cells: [0], cell: 0, letters: [{ row: 0, col: 0, letter: "A" }] };
        expect(`${game} ${type} ${advise(game, move, VIEW, "fr") !== null}`).toBe(`${game} ${type} true`);
      }
    }
  });
});
