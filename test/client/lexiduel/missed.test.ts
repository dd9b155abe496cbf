import { describe, expect, it } from "vitest";
import { boardsBefore, missedIn } from "../../../src/client/games/lexiduel/missed.ts";
import type { AnalysedTurn } from "../../../src/games/lexiduel/analysis.ts";
import { eventsOf } from "../../../src/games/lexiduel/record.ts";
import { workedTurns } from "../../games/lexiduel/positions.ts";

const turn = (round: number, seat: number, move: string | null): AnalysedTurn => ({
  game: 1,
  round,
  seat,
  played: "C3 right MER",
  gain: 0,
  best: move === null ? null : { move, gain: 9 },
  scores: [0, 0],
});

describe("what there was to be played", () => {
  it("names a move once for all the rounds in which it was the best", () => {
    const turns = [
      turn(1, 0, "A1 right OISEAU"),
      turn(1, 1, "B2 down LA"),
      turn(2, 0, "A1 right OISEAU"),
      turn(2, 1, null),
      turn(3, 0, "A1 right OISEAU"),
      turn(4, 0, "C1 right EAU"),
      turn(5, 1, "B2 down LA"),
    ];
    expect(
      missedIn(turns).map(({ seat, round, until, turn: at, best }) => [seat, round, until, at, best.move]),
    ).toEqual([
      [0, 1, 3, 0, "A1 right OISEAU"],
      [1, 1, 1, 1, "B2 down LA"],
      [0, 4, 4, 5, "C1 right EAU"],
      [1, 5, 5, 6, "B2 down LA"],
    ]);
  });

  it("knows the board before every turn of the worked game, and of a second game after it", () => {
    const turns = workedTurns();
    const events = eventsOf(turns);
    const ended = { type: "game-ended", game: 1, reason: "rounds", scores: [0, 0] } as const;
    const second = events.map((event) => ({ ...event, seat: 1 - event.seat }));
    const boards = boardsBefore([...events, ended, ...second]);
    const want = turns.map(({ before }) => before.board);
    expect(boards.map(({ board }) => board)).toEqual([...want, ...want]);
    expect(boards.map(({ blue }) => blue)).toEqual([...want.map(() => 0), ...want.map(() => 1)]);
  });
});
