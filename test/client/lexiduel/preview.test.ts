import { describe, expect, it } from "vitest";
import { counts } from "../../../src/client/games/lexiduel/dictionary.ts";
import { type Draft, moveOf, type Preview, previewOf } from "../../../src/client/games/lexiduel/draft.ts";
import { type Chance, chanceOf } from "../../../src/core/chance.ts";
import type { World } from "../../../src/games/game.ts";
import { letterAt, runsOn } from "../../../src/games/lexiduel/board.ts";
import type { LettersPlaced } from "../../../src/games/lexiduel/events.ts";
import { type LegalMove, legalMoves } from "../../../src/games/lexiduel/generate.ts";
import { type LexiduelState, lexiduel } from "../../../src/games/lexiduel/index.ts";
import { WAYS } from "../../../src/games/lexiduel/moves.ts";
import { across, along, LINES, parseSquare, SQUARES } from "../../../src/games/lexiduel/squares.ts";
import { seatScores, turnOf } from "../../../src/games/lexiduel/state.ts";
import { positionOf } from "../../../src/games/lexiduel/view.ts";
import { optionsSchema } from "../../../src/games/lexiduel/wire.ts";
import { classesOf } from "../../../src/games/lexiduel/words.ts";
import { PLAYABLE } from "../../../src/lexicon/lexicon.ts";
import { checkedIn } from "../../../src/lexicon/word-checked.ts";
import { seedOf } from "../../contracts/play.ts";
import { boardOf, positionWith, RED } from "../../games/lexiduel/boards.ts";
import { FEW_WORDS } from "../../games/lexiduel/few-words.ts";
import { randomPosition, workedTurns } from "../../games/lexiduel/positions.ts";

const POSITIONS = 150;
const DRAFTS = 40;
const WORKED = workedTurns();

const world: World = {
  now: 0,
  words: FEW_WORDS,
  lagMs: 0,
  chance: (purpose) => chanceOf(seedOf(1), 0, purpose),
  seal: () => ({ commitment: "", nonce: "" }),
};

/** What the page shows once the dictionary has answered all that the page asks of it. */
function complete(state: LexiduelState, draft: Draft): Preview | null {
  const view = lexiduel.view(state, null);
  const answers = new Map<string, ReturnType<typeof checkedIn>>();
  for (;;) {
    const preview = previewOf(positionOf(view), draft, (word) => {
      const answer = answers.get(word);
      return answer ? counts(answer, view) : null;
    });
    if (!preview || preview.open.length === 0) return preview;
    for (const word of preview.open) answers.set(word, checkedIn(FEW_WORDS, word));
  }
}

/** The preview's verdict and the server's on the move that the page would send, each as one line. */
function bothDoors(state: LexiduelState, draft: Draft): readonly [string, string] | null {
  const preview = complete(state, draft);
  if (!preview || preview.posed.size === 0) return null;
  const { refusal, kind, captures, runs, gain } = preview;
  const verdict = lexiduel.decide(state, turnOf(state)!, moveOf(draft, preview.posed), world);
  const seen = refusal
    ? `${refusal.code} ${JSON.stringify(refusal.detail)}`
    : JSON.stringify([kind, captures, runs.map(({ word }) => word), gain]);
  if (!verdict.ok) return [seen, `${verdict.error.code} ${JSON.stringify(verdict.error.detail)}`];
  const fact = verdict.value[0] as LettersPlaced;
  const blue = state.played.length % 2;
  const before = seatScores(state.position.board, blue);
  const gained = [blue, 1 - blue].map((seat) => fact.scores[seat]! - before[seat]!);
  return [seen, JSON.stringify([fact.kind, fact.captures, fact.words, gained])];
}

/** Somewhere in a first or a second game, the rule book's or one at random, with or without interjections. */
function randomState(chance: Chance): LexiduelState {
  const options = optionsSchema.parse({ games: 2, rounds: 60, interjections: chance.int(2) === 0 });
  const state = lexiduel.init({ seats: 2, language: "fr", options });
  const vocabulary = { words: FEW_WORDS, classes: classesOf(options) };
  const position =
    chance.int(2) === 0 ? chance.pick(WORKED).before : randomPosition(vocabulary, chance.int(13), chance);
  const first = { blue: 0, board: position.board, reason: "rounds", scores: [0, 0] } as const;
  return { ...state, position, played: chance.int(2) === 0 ? [] : [first] };
}

/** A legal move, whole or cut short; a word through a letter in place; or a piece of one, or any letters, beside it. */
function randomDraft({ position }: LexiduelState, legal: readonly LegalMove[], chance: Chance): Draft {
  const named = chance.int(8) === 0 ? { as: chance.pick(WAYS) } : {};
  const aimed = chance.int(12) === 0 ? { direction: chance.pick([1, -1] as const) } : {};
  if (chance.int(3) === 0 && legal.length > 0) {
    const joinings = legal.filter(({ kind }) => kind === "joining");
    const move = chance.pick(joinings.length > 0 && chance.int(2) === 0 ? joinings : legal);
    const text = chance.int(2) === 0 ? move.letters : move.letters.slice(0, 1 + chance.int(6));
    return { start: move.squares[0]!, line: move.line, text, ...named, ...aimed };
  }
  const line = chance.pick(LINES);
  const held = runsOn(position.board).flatMap(({ squares }) => squares);
  const near = held.length === 0 ? chance.int(SQUARES) : chance.pick(held);
  const steps = [near, along(near, line), along(near, line, -1), along(near, across(line))];
  const words = FEW_WORDS.ofLength(2 + chance.int(4), PLAYABLE);
  const crossing = words.filter((word) => word.includes(letterAt(position.board, near) ?? "?"));
  if (crossing.length > 0 && chance.int(2) === 0) {
    const text = chance.pick(crossing);
    let start: number | null = near;
    for (let i = text.indexOf(letterAt(position.board, near)!); i > 0 && start !== null; i--)
      start = along(start, line, -1);
    return { start: start ?? near, line, text, ...named, ...aimed };
  }
  const word = chance.pick(words);
  const piece = chance.int(2) === 0 ? word : word.slice(chance.int(2), 1 + chance.int(word.length));
  const text = chance.int(3) > 0 ? piece : [...piece].map(() => chance.pick([..."AEIOLNRST"])).join("");
  return { start: chance.pick(steps) ?? near, line, text: text || "E", ...named, ...aimed };
}

describe("the preview and the server", () => {
  it("[L24] say the same of 6,000 random drafts, in words, takings and points", () => {
    const told = new Map<string, number>();
    for (let seed = 0; seed < POSITIONS; seed++) {
      const chance = chanceOf(seedOf(seed), 0, "preview");
      const state = randomState(chance);
      const legal = legalMoves(state.position, { words: FEW_WORDS, classes: classesOf(state.options) });
      for (let i = 0; i < DRAFTS; i++) {
        const draft = randomDraft(state, legal, chance);
        const doors = bothDoors(state, draft);
        if (!doors) continue;
        expect(doors[0], `seed ${seed}, draft ${JSON.stringify(draft)}`).toBe(doors[1]);
        const sort = doors[1].startsWith("[") ? JSON.parse(doors[1])[0] : doors[1].split(" ")[0]!;
        told.set(sort, (told.get(sort) ?? 0) + 1);
      }
    }
    // The drafts are worth comparing only if they meet the rules that they could break.
    for (const sort of ["initial", "reply", "primer", "extension", "joining", "lexiduel/primer-not-a-word"])
      expect(told.get(sort) ?? 0, sort).toBeGreaterThan(10);
  });

  it.each([
    ["SOL", "OL"],
    ["PAR", "AR"],
  ])("[L24] the page asks about the letters of a primer too: %s is a word, %s is none", (word, letters) => {
    const position = positionWith(boardOf(`C3 down ${word[0]}AS`), RED);
    const draft: Draft = { start: parseSquare("D3")!, line: "right", text: letters };
    expect(previewOf(position, draft, (asked) => (asked === letters ? null : true))?.open).toEqual([letters]);
    const answered = previewOf(position, draft, (asked) => asked !== letters);
    expect(answered).toMatchObject({ open: [], refusal: { code: "lexiduel/primer-not-a-word" } });
  });

  it("[L24] what it refuses before the dictionary has answered is refused afterwards", () => {
    const position = positionWith(boardOf("C3 right MERE", "C4 down on"), RED);
    const draft: Draft = { start: parseSquare("H8")!, line: "right", text: "OISEAU" };
    const preview = previewOf(position, draft, () => null);
    expect(preview).toMatchObject({ open: ["OISEAU"], refusal: { code: "lexiduel/placed-directly" } });
  });
});
