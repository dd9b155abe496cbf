import { WorkerEntrypoint } from "cloudflare:workers";
import { fromHex } from "../core/bytes.ts";
import { chanceOf } from "../core/chance.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import { gameNamed } from "../games/registry.ts";
import type { BotRequest } from "../match/bots.ts";
import { wordsFor } from "./match/words.ts";

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
