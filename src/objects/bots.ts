import { WorkerEntrypoint } from "cloudflare:workers";
import { fromHex } from "../core/bytes.ts";
import { chanceOf } from "../core/chance.ts";
import type { Language } from "../core/language.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { AnyGame, BotLevel, GameView, Seat } from "../games/game.ts";
import { gameNamed } from "../games/registry.ts";
import { agreedOf } from "../games/vocabulary.ts";
import { type BotTurn, botSeed } from "../match/bots.ts";
import { gameOf, type MatchState } from "../match/state.ts";
import { wordsFor } from "./worlds.ts";

/** Everything a bot gets: what its seat sees, and nothing of the match. */
export interface BotRequest {
  readonly game: string;
  readonly language: Language;
  readonly lexicon: string;
  /** Words that its table agreed on: as public as what the table is set for. */
  readonly agreed: readonly string[];
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly view: GameView;
  readonly seed: string;
}

const PATIENCE_MS = 2000;

/** Bots think here, apart from the matches, so that thinking never blocks one. */
export class Bots extends WorkerEntrypoint<Env> {
  async choose(request: BotRequest): Promise<Result<unknown, string>> {
    const entry = gameNamed(request.game);
    if (!entry) return fail(`No game ${request.game}`);
    const { agreed, ...made } = request;
    const words = await wordsFor(this.env.LEXICONS, { ...made, options: { agreed } });
    if (!words.ok) return fail(words.error.message);
    const chance = chanceOf(fromHex(request.seed), 0, "bot");
    return ok(entry.bot.choose(request.view, request.seat, request.level, chance, words.value));
  }
}

export function botRequest(rules: AnyGame, state: MatchState, { seat, level }: BotTurn): BotRequest {
  const { game, language, lexicon, options } = state.header;
  const view = rules.view(gameOf(state), seat);
  return {
    game,
    language,
    lexicon,
    agreed: agreedOf(options),
    seat,
    level,
    view,
    seed: botSeed(state, seat),
  };
}

/** Asks a bot; after two seconds, or when it fails, there is no move. */
export async function askBot(bots: Service<Bots>, request: BotRequest): Promise<Result<unknown, string>> {
  const answered = new AbortController(); // a pending timer would keep the match from hibernating
  const late = scheduler
    .wait(PATIENCE_MS, { signal: answered.signal })
    .then(() => fail(`No move within ${PATIENCE_MS} ms`))
    .catch(() => fail("Answered"));
  try {
    return await Promise.race([bots.choose(request) as Promise<Result<unknown, string>>, late]);
  } catch (error) {
    return fail(String(error));
  } finally {
    answered.abort();
  }
}
