import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { buzzleTexts } from "../../../src/client/games/buzzle-family/texts/index.ts";
import { loadAdvice } from "../../../src/client/learn/library.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { GAMES } from "../../../src/games/registry.ts";

const VIEW = { faces: "ROI".padEnd(36, "A"), zx: null, qu: null };

/** A move of each kind, as the bots make them. */
const MOVES: readonly (readonly [game: string, move: object, french: string])[] = [
  ["password", { type: "secret", word: "MAISON" }, "Cachez MAISON."],
  ["password", { type: "roll" }, "Lancez les dés."],
  ["password", { type: "ask", target: 1 }, "Interrogez tout le cercle."],
  ["password", { type: "ask", target: 1, letter: "S" }, "Demandez un S."],
  ["password", { type: "guess", target: 1, word: "SALADE" }, "Tentez SALADE."],
  ["buzzle", { type: "propose", target: 1, box: 2, piece: "u" }, "Proposez un petit u à la case 2."],
  [
    "buzzle",
    { type: "position", target: 1, box: 2, piece: "I", pose: "left" },
    "Placez le grand I de la case 2 : droit, à gauche.",
  ],
  ["quick-buzzle", { type: "solve", word: "TUE" }, "Essayez TUE."],
  ["quick-buzzle", { type: "give-up" }, "Il n’y a plus grand-chose à trouver : renoncez."],
  ["buzzle-solitaire", { type: "make", group: 3, word: "LISTE" }, "Groupe 3 : essayez LISTE."],
  ["buzzle-solitaire", { type: "stop" }, "Arrêtez-vous là."],
  ["overturn", { type: "word", cells: [0, 1, 2] }, "Jouez ROI."],
  ["overturn", { type: "pass", cell: 1 }, "Passez, en donnant le O."],
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

beforeAll(async () => {
  for (const language of LANGUAGES) await buzzleTexts.learn(language);
});

describe("[C14] a hint as a sentence", () => {
  it.each(MOVES)("%s %j", async (game, move, french) => {
    const advise = await loadAdvice(game);
    expect(advise(move, VIEW, "fr")?.replaceAll("\u00a0", " ")).toBe(french);
    for (const language of LANGUAGES) expect(advise(move, VIEW, language)).not.toMatch(/[{}…]/);
  });

  it("is there for every kind of move that a game knows", async () => {
    for (const game of ["password", "buzzle", "overturn", "lexiduel", "mot-a-mot"]) {
      const advise = await loadAdvice(game);
      const source = readFileSync(`src/games/${game}/moves.ts`, "utf8");
      for (const [, type] of source.matchAll(/readonly type: "([\w-]+)"/g)) {
        const move = {
          type: type!,
          cells: [0],
          cell: 0,
          letters: [{ row: 0, col: 0, letter: "A" }],
          camp: "seekers",
          pose: "left",
        };
        expect([game, type, advise(move, VIEW, "fr")]).toEqual([game, type, expect.any(String)]);
      }
    }
  });

  it("is there for every game", async () => {
    for (const game of Object.keys(GAMES)) expect(await loadAdvice(game)).toBeTypeOf("function");
  });
});
