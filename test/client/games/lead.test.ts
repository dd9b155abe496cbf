import { describe, expect, it } from "vitest";
import { loadLead, loadPoint } from "../../../src/client/learn/library.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { EMPTY_RECORD } from "../../../src/games/password/record.ts";

const plain = (said: readonly string[]): string[] => said.map((each) => each.replaceAll("\u00a0", " "));

describe("[C14] a hint in steps", () => {
  it("says where to look and how a piece parts what is possible, before which piece it is", async () => {
    const lead = await loadLead("buzzle");
    const box = { laid: "I", under: "C", fixed: [], wrong: [], barred: [] };
    const view = { language: "fr", sides: [{ boxes: [] }, { boxes: [box] }] };
    const move = { type: "propose", target: 1, box: 1, piece: "u" };
    // Possible with a big I and no C: A B E F H I K L M N P R T V W Z; B, P and R have a u.
    expect(plain(lead(move, view, "fr"))).toEqual([
      "Regardez la case 1 : 16 lettres y sont encore possibles.",
      "Un morceau les partage : 3 lettres en auraient besoin, 13 non.",
    ]);
  });

  it("says how a word begins before it says the word", async () => {
    const view = { sides: [], circle: null };
    const guess = { type: "guess", target: 1, word: "SALADE" };
    expect(plain((await loadLead("password"))(guess, view, "fr")).at(-1)).toBe("Il commence par SA.");
    const solve = { type: "solve", word: "TUE" };
    expect(plain((await loadLead("quick-buzzle"))(solve, view, "fr"))).toEqual([
      "Un mot de 3 lettres se cache dans ces morceaux.",
      "Il commence par T.",
    ]);
    const make = { type: "make", group: 3, word: "LISTE" };
    for (const language of LANGUAGES) {
      const said = (await loadLead("buzzle-solitaire"))(make, view, language).join(" ");
      expect(said).toContain("3");
      expect(said).not.toContain("LISTE");
      expect(said).not.toMatch(/[{}]/);
    }
  });

  it("of a circle that has said yes says just that", async () => {
    const lead = await loadLead("password");
    const ask = { type: "ask", target: 0, letter: "A" };
    const viewOf = (circles: string) => ({ sides: [{ ...EMPTY_RECORD, circles }], circle: 7 });
    expect(plain(lead(ask, viewOf(".....?....."), "fr"))).toEqual([
      "Ce cercle a déjà dit oui : reste à savoir quelle lettre.",
    ]);
    expect(plain(lead(ask, viewOf("..........."), "fr"))[0]).toMatch(/^Une lettre seule/);
  });

  it("is given at once by a game that has no steps", async () => {
    expect((await loadLead("mot-a-mot"))({ type: "buzz" }, {}, "fr")).toEqual([]);
  });

  it("[C132] says of a word how many rings it turns, and points at more of it with each step", async () => {
    const view = { rings: "110".padEnd(36, "."), turn: 0, faces: "ROI".padEnd(36, "A"), zx: null, qu: null };
    const move = { type: "word", cells: [0, 1, 2] };
    expect(plain((await loadLead("overturn"))(move, view, "fr"))).toEqual([
      "Partez de cette lettre : un mot d’ici retourne 2 de ses anneaux.",
      "Il commence par RO.",
    ]);
    const point = await loadPoint("overturn");
    const places = (["where", "begins", "what"] as const).map(
      (step) => point(move, view, step).places?.length,
    );
    expect(places).toEqual([1, 2, 3]);
  });

  it("[C132] says in Lexiduel how long the word will be, and points at squares", async () => {
    const board = ".".repeat(42) + "M".padEnd(358, ".");
    const move = {
      type: "place",
      letters: [
        { row: 2, col: 3, letter: "E" },
        { row: 2, col: 4, letter: "R" },
      ],
    };
    expect(plain((await loadLead("lexiduel"))(move, { board }, "fr"))).toEqual([
      "Regardez autour de D3 : un mot de 3 lettres peut y naître.",
      "Il commence par ME.",
    ]);
    const point = await loadPoint("lexiduel");
    expect(point(move, { board }, "where")).toEqual({ squares: [43] });
    expect(point(move, { board }, "begins")).toEqual({ squares: [42, 43] });
    expect(point(move, { board }, "what")).toEqual({ squares: [43, 44] });
  });
});
