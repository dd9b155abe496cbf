import { fail, ok, type Result } from "../../core/result.ts";
import type { Env } from "../../env.ts";
import { logLine } from "../../log-line.ts";
import { type BotRequest, botRequest } from "../../match/bots.ts";
import type { Effect } from "../../match/effects.ts";
import type { Live } from "../../match/match-log.ts";
import { type HintProblem, hintTurn } from "../../match/practice.ts";
import { hostOf } from "../../match/state.ts";
import { rematchPlan } from "../../matchmaking/plan.ts";
import { chainOf } from "../../proof/chain.ts";
import type { Hint } from "../../protocol/requests.ts";
import { askBot, type Bots } from "../bots.ts";
import { makeMatch } from "../make-match.ts";
import type { MatchStore } from "./store.ts";

type EffectOf<T extends Effect<WebSocket>["type"]> = Effect<WebSocket> & { readonly type: T };

/** What a match asks of others: bots, players' objects, the lobby, the results' queue. Each is a call that may fail. */
export class Errands {
  private readonly env: Env;
  private readonly bots: Service<Bots>;
  private readonly store: MatchStore;

  constructor(env: Env, bots: Service<Bots>, store: MatchStore) {
    this.env = env;
    this.bots = bots;
    this.store = store;
  }

  askBot(request: BotRequest): Promise<Result<unknown, string>> {
    return askBot(this.bots, request);
  }

  /** What a bot would do on the asker's seat. It thinks apart from the match and sees what that seat sees. */
  async hint({ game, state }: Live, player: string): Promise<Result<string, HintProblem>> {
    const turn = hintTurn(game.rules, state, player);
    if (!turn.ok) return turn;
    const answer = await this.askBot(botRequest(game.rules, state, turn.value));
    if (!answer.ok) return fail("nothing-to-do");
    const hint: Hint = { seq: state.seq, move: answer.value };
    return ok(JSON.stringify(hint));
  }

  /** Those who heard it. */
  async tellPlayers({ news }: EffectOf<"tell-players">): Promise<Set<string>> {
    const heard = new Set<string>();
    const tell = async ([player, each]: (typeof news)[number]): Promise<void> => {
      try {
        await this.env.PLAYERS.getByName(player).hear(each);
        heard.add(player);
      } catch (error) {
        logLine("error", "player not told", { match: each.match, error: String(error) });
      }
    };
    await Promise.all(news.map(tell));
    return heard;
  }

  /** Whether the lobby lists the match now. */
  async tellLobby({ state, listing }: EffectOf<"tell-lobby">): Promise<boolean> {
    const { language, id } = state.header;
    const lobby = this.env.LOBBIES.getByName(language);
    if (listing) return lobby.list(listing, hostOf(state) ?? id);
    await lobby.drop(id);
    return false;
  }

  /** With the result the log's last hash is kept: from then on a changed row shows. */
  async sendResult({ result }: EffectOf<"send-result">): Promise<void> {
    if (this.store.head === null) this.store.keepHead(chainOf(result.match, this.store.log()).at(-1)!);
    await this.env.RESULTS.send(result);
  }

  async makeRematch({ state, offer }: EffectOf<"make-rematch">): Promise<void> {
    if (offer.match === null) throw new Error("No match was promised");
    const made = await makeMatch(this.env, rematchPlan(offer.match, state, offer));
    if (!made.ok) throw new Error(made.error.message);
  }

  async withdraw({ state, wasListed }: EffectOf<"end-room">): Promise<void> {
    const { language, id } = state.header;
    if (wasListed) await this.env.LOBBIES.getByName(language).drop(id);
  }
}
