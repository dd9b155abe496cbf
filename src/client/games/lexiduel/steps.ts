import type { Language } from "../../../core/language.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import type { Setup } from "../../../games/game.ts";
import type { Analysis } from "../../../games/lexiduel/analysis.ts";
import { apply } from "../../../games/lexiduel/apply.ts";
import type { Board } from "../../../games/lexiduel/board.ts";
import type { LexiduelEvent, SeatScores } from "../../../games/lexiduel/events.ts";
import type { LexiduelOptions } from "../../../games/lexiduel/options.ts";
import { eventsOf, parseRecord, replayRecord } from "../../../games/lexiduel/record.ts";
import { blueOf, init, matchScores } from "../../../games/lexiduel/state.ts";
import { WORKED_GAME } from "../../../games/lexiduel/worked-game.ts";

/** One picture of a match that is watched again. */
export interface Step {
  /** What led here; null before the first move. */
  readonly event: LexiduelEvent | null;
  readonly board: Board;
  readonly blue: number;
  /** The match's points by seat. */
  readonly scores: SeatScores;
}

export function stepsOf(setup: Setup<LexiduelOptions>, events: readonly LexiduelEvent[]): Step[] {
  let state = init(setup);
  const steps: Step[] = [{ event: null, board: state.position.board, blue: 0, scores: [0, 0] }];
  for (const event of events) {
    const before = state;
    state = apply(state, event);
    // The board of a game that has ended stays until the next move.
    const { board } = event.type === "game-ended" ? before.position : state.position;
    steps.push({ event, board, blue: blueOf(before), scores: matchScores(state) });
  }
  return steps;
}

/** The rule book's own game. */
export function workedSteps(): Step[] {
  const record = parseRecord(WORKED_GAME);
  const turns = record.ok ? replayRecord(record.value, () => true) : record;
  if (!record.ok || !turns.ok) return [];
  const { language, rounds } = record.value;
  const options = { rounds, games: 1, interjections: false, clock: { kind: "none" }, teams: false } as const;
  return stepsOf({ seats: 2, language, options }, eventsOf(turns.value));
}

export interface Review {
  readonly setup: Setup<LexiduelOptions>;
  readonly events: readonly LexiduelEvent[];
}

const GAME_EVENTS = ["letters-placed", "turn-passed", "game-ended", "side-left"];

interface SentReplay {
  readonly header: { readonly language: Language; readonly options: unknown };
  readonly log: readonly { readonly events: readonly { readonly type: string }[] }[];
}

/** The whole log of a finished match. */
export async function readReview(id: string): Promise<Result<Review, "unavailable">> {
  const replay = await read<SentReplay>(`/api/matches/${encodeURIComponent(id)}/replay`);
  if (!replay) return fail("unavailable");
  const { language, options } = replay.header;
  const events = replay.log.flatMap(({ events }) => events).filter(({ type }) => GAME_EVENTS.includes(type));
  const setup = { seats: 2, language, options: options as LexiduelOptions };
  return ok({ setup, events: events as LexiduelEvent[] });
}

export const readAnalysis = (id: string): Promise<Analysis | null> =>
  read<Analysis>(`/api/matches/${encodeURIComponent(id)}/analysis`);

async function read<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
