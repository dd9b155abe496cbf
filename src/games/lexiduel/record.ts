import { LANGUAGES, type Language } from "../../core/language.ts";
import { isOneOf } from "../../core/one-of.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Setup } from "../game.ts";
import { apply } from "./apply.ts";
import type { LettersPlaced, LexiduelEvent, TurnPassed } from "./events.ts";
import { type Judged, judge } from "./judge.ts";
import { formatMove, parseMove } from "./notation.ts";
import type { LexiduelOptions } from "./options.ts";
import { afterPass, afterPlacing, openingPosition, type Position } from "./position.ts";
import { refusal } from "./refusals.ts";
import { init, seatScores } from "./state.ts";
import type { IsWord } from "./words.ts";

/**
 * A whole game as text: a head of `[name value]` lines, then a line a round with blue's move and red's, parted by
 * a semicolon. `pass` is a pass, `timeout` one that the clock made.
 *
 *     [language fr]
 *     [rounds 16]
 *     1. C3 right MER; C3 down MON
 *     2. …
 */
export interface GameRecord {
  readonly language: Language;
  readonly rounds: number;
  /** Words agreed upon for this game beside the dictionary's. */
  readonly agreed: readonly string[];
  /** The moves in order, as text. */
  readonly moves: readonly string[];
}

/** One move of a record on the position before it. */
export interface RecordedTurn {
  readonly before: Position;
  /** Null for a pass. */
  readonly move: Judged | null;
  readonly after: Position;
}

export function parseRecord(text: string): Result<GameRecord, string> {
  const head = new Map([...text.matchAll(/^\[(\w+) ([^\]]+)\]$/gm)].map(([, name, value]) => [name, value!]));
  const language = head.get("language");
  const rounds = Number(head.get("rounds"));
  if (!isOneOf(LANGUAGES, language)) {
    return fail(`Expected [language ${LANGUAGES.join("|")}], got ${language}`);
  }
  if (!Number.isInteger(rounds) || rounds < 1) return fail(`Expected [rounds n], got ${head.get("rounds")}`);
  const moves: string[] = [];
  for (const [i, [, number, line]] of [...text.matchAll(/^(\d+)\.(.*)$/gm)].entries()) {
    if (Number(number) !== i + 1) return fail(`Expected round ${i + 1}, got ${number}`);
    const made = line!.split(";").map((move) => move.trim());
    if (made.length > 2 || made.includes("") || moves.length !== i * 2)
      return fail(`Round ${number} is not two moves`);
    moves.push(...made);
  }
  const agreed = head.get("agreed")?.split(" ") ?? [];
  return ok({ language, rounds, agreed, moves });
}

export function formatRecord({ language, rounds, agreed, moves }: GameRecord): string {
  const head = [`[language ${language}]`, `[rounds ${rounds}]`];
  if (agreed.length > 0) head.push(`[agreed ${agreed.join(" ")}]`);
  const lines = Array.from(
    { length: Math.ceil(moves.length / 2) },
    (_, i) => `${i + 1}. ${moves.slice(i * 2, i * 2 + 2).join("; ")}`,
  );
  return `${[...head, ...lines].join("\n")}\n`;
}

/** Plays a record from the empty board; a move that is not allowed stops it with the reason. */
export function replayRecord(record: GameRecord, isWord: IsWord): Result<RecordedTurn[], string> {
  const turns: RecordedTurn[] = [];
  let before = openingPosition(record.language);
  for (const text of record.moves) {
    if (text === "pass" || text === "timeout") {
      const after = afterPass(before, text === "pass");
      turns.push({ before, move: null, after });
      before = after;
      continue;
    }
    const move = parseMove(text, before.board);
    if (!move.ok) return fail(`${text}: ${move.error.problem}`);
    const judged = judge(before, move.value, (word) => record.agreed.includes(word) || isWord(word));
    if (!judged.ok) return fail(`${text}: ${refusal(judged.error.code, judged.error.detail).message}`);
    const after = afterPlacing(before, judged.value, judged.value);
    turns.push({ before, move: judged.value, after });
    before = after;
  }
  return ok(turns);
}

/** The record of turns that were played, every way named. */
export const recordOf = (head: Omit<GameRecord, "moves">, turns: readonly RecordedTurn[]): GameRecord => ({
  ...head,
  moves: turns.map(({ before, move, after }) =>
    move ? formatMove(before.board, move, move) : after.passes > 0 ? "pass" : "timeout",
  ),
});

/** The facts that a match would have logged for these turns, blue on seat 0. */
export const eventsOf = (turns: readonly RecordedTurn[]): (LettersPlaced | TurnPassed)[] =>
  turns.map(({ move, after }, i) => {
    const seat = i % 2;
    if (!move) return { type: "turn-passed", seat, reason: after.passes > 0 ? "chosen" : "time" };
    const { kind, line, direction, squares, letters, captures, runs } = move;
    const words = runs.map(({ word }) => word);
    const scores = seatScores(after.board, 0);
    return { type: "letters-placed", seat, kind, line, direction, squares, letters, captures, words, scores };
  });

/** The records of a match, one a game, from its log; for export. */
export function recordsFrom(setup: Setup<LexiduelOptions>, events: readonly LexiduelEvent[]): GameRecord[] {
  const games: string[][] = [[]];
  let state = init(setup);
  for (const event of events) {
    const { board } = state.position;
    if (event.type === "letters-placed") games.at(-1)!.push(formatMove(board, event, event));
    if (event.type === "turn-passed") games.at(-1)!.push(event.reason === "chosen" ? "pass" : "timeout");
    if (event.type === "game-ended") games.push([]);
    state = apply(state, event);
  }
  const { rounds } = setup.options;
  return games
    .filter((moves) => moves.length > 0)
    .map((moves) => ({ language: setup.language, rounds, agreed: [], moves }));
}
