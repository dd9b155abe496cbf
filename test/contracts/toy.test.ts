import { z } from "zod";
import { fail, ok } from "../../src/core/result.ts";
import type { AnyGame, Game } from "../../src/games/game.ts";
import { commonOptions, type MatchOptions } from "../../src/games/options.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { gameContract } from "./game.ts";

/** Ten sticks, take one to three, who takes the last one loses: the smallest game that fulfils the contract. */
interface State {
  readonly sticks: number;
  readonly turn: number;
  readonly loser: number | null;
}
interface Move {
  readonly type: "take";
  readonly count: number;
}
interface Taken {
  readonly type: "taken";
  readonly seat: number;
  readonly count: number;
}

const toy: Game<MatchOptions, State, Move, Taken, State & { phase: string }, Taken> = {
  id: "toy",
  version: 1,
  seats: { min: 2, max: 2 },
  languages: ["fr"],
  teams: false,
  isOpen: true,
  init: () => ({ sticks: 10, turn: 0, loser: null }),
  begin: () => [],
  decide: (state, seat, { count }) =>
    state.turn !== seat
      ? fail({ code: "toy/not-your-turn", message: "Wait." })
      : count > state.sticks
        ? fail({ code: "toy/too-many", message: "Take fewer." })
        : ok([{ type: "taken", seat, count }]),
  expire: (state) => [{ type: "taken", seat: state.turn, count: 1 }],
  leave: (state, seat) => [{ type: "taken", seat, count: state.sticks }],
  apply: (state, { seat, count }) => ({
    sticks: state.sticks - count,
    turn: 1 - seat,
    loser: count === state.sticks ? seat : null,
  }),
  waits: (state) =>
    state.loser === null ? [{ key: `turn-${state.sticks}`, seats: [state.turn], limit: 1000 }] : [],
  counts: ({ sticks }) => sticks < 10,
  isOut: () => false,
  outcome: ({ loser }) =>
    loser === null
      ? null
      : { winners: [1 - loser], ranking: loser === 0 ? [2, 1] : [1, 2], reason: "last-stick", scores: null },
  view: (state) => ({ phase: "turn", ...state }),
  disclose: (event) => event,
  secrets: () => [],
};

gameContract({
  rules: toy as AnyGame,
  bot: {
    choose: (view, _seat, _level, chance) => ({
      type: "take",
      count: 1 + chance.int(Math.min(3, (view as unknown as State).sticks)),
    }),
  },
  wire: {
    options: z.strictObject(commonOptions({ clocks: "any" })),
    move: z.strictObject({ type: z.literal("take"), count: z.int().min(1).max(3) }),
    view: z.strictObject({ phase: z.string(), sticks: z.int(), turn: z.int(), loser: z.int().nullable() }),
    disclosed: z.strictObject({ type: z.literal("taken"), seat: z.int(), count: z.int() }),
  },
  words: { language: "fr", hash: "none" } as Lexicon,
  setups: [{ name: "two seats", seats: 2, options: { clock: { kind: "none" }, teams: false } }],
  matches: 200,
  nonsense: (seat) => [{ type: "take", count: 4 }, { type: "take", count: 0 }, { seat }],
});
