import { describe, expect, it } from "vitest";
import { builtLexicon } from "../../../dictionaries/built.ts";
import { scoreOf } from "../../../src/games/lexiduel/board.ts";
import { formatRecord, parseRecord, recordOf, replayRecord } from "../../../src/games/lexiduel/record.ts";
import { formatSquare } from "../../../src/games/lexiduel/squares.ts";
import { wordTest } from "../../../src/games/lexiduel/words.ts";
import { WORKED_GAME } from "../../../src/games/lexiduel/worked-game.ts";

const record = parseRecord(WORKED_GAME);
if (!record.ok) throw new Error(record.error);
const turns = replayRecord(record.value, wordTest(builtLexicon("fr"), { interjections: false }));
if (!turns.ok) throw new Error(turns.error);

/** Word, kind, letters taken, points after it: as the rule book tells its game. */
const EXPECTED = `
MER initial - 0-0
MON reply - 0-0
FUI initial - 0-0
JEU reply - 0-0
DUE initial - 0-0
NUE reply - 0-0
QUE initial - 0-0
ETE reply - 0-0
MERVEILLE extension - 9-0
LIMON extension C3 8-6
NAIT primer - 11-7
NAITRAI primer - 11-10
PENDUE extension - 17-10
LIMONADE extension - 17-13
RENAITRAI extension C5 21-11
CONTINUE extension - 22-18
POLEMIQUE extension - 31-18
ETENDAIT extension - 32-25
FUITAIT extension - 39-25
JEUNE extension R4 38-31
RAIDISSE joining - 46-31
ROI primer - 46-31
PRESENTE joining - 54-31
LOISIR extension - 55-36
PRESENTERAIT extension - 59-36
PRESSURER joining E8 58-46
ESCLAMER joining - 67-49
RECRIER joining G10 66-57
REPRESENTERAIT extension - 68-57
TAIRA extension H3 67-63
TREMPER joining A8 75-62
FILAMENT joining - 75-70`
  .trim()
  .split("\n");

const FINAL_BOARD = `
filament............
..i....a............
..mERVEiLLE......F..
T.o.A..roiS....jeune
RENAITrai.C......I..
E.a.D.e.s.L......T..
M.d.I.c.i.A......A..
Pressurer.M......I..
E...S.i...E......T..
REPRESeNTERAIT......
..O...r..........c..
..L..............o..
..E..............n..
..M..............t..
..I..............i..
..Q..............n..
..U..............u..
..Etendait..PENDUE..
....................
....................`.replace(/\s/g, "");

describe("the worked game of the rule book, with the published French words", () => {
  it.each(EXPECTED.map((line, i) => [line, i] as const))("%s", (line, i) => {
    const { move, after } = turns.value[i]!;
    const taken = move!.captures.map(formatSquare).join(",") || "-";
    expect(`${move!.runs[0]!.word} ${move!.kind} ${taken} ${scoreOf(after.board).join("-")}`).toBe(line);
  });

  it("ends 75 to 70 on the board of figure 9", () => {
    const { board } = turns.value.at(-1)!.after;
    expect(board).toBe(FINAL_BOARD);
    expect(scoreOf(board)).toEqual([75, 70]);
  });

  it("comes out the same from the record that names every way", () => {
    const { language, rounds, agreed } = record.value;
    const named = recordOf({ language, rounds, agreed }, turns.value);
    expect(named.moves[9]).toBe("C1 down LIMON as extension up");
    const again = parseRecord(formatRecord(named));
    expect(again).toEqual({ ok: true, value: named });
    const replayed = replayRecord(named, wordTest(builtLexicon("fr"), { interjections: false }));
    expect(replayed.ok && replayed.value.at(-1)!.after).toEqual(turns.value.at(-1)!.after);
  });
});
