import { assertNever } from "../../core/result.ts";
import type { Env } from "../../env.ts";
import type { LogLine } from "../../log-line.ts";
import type { Effect } from "../../match/effects.ts";
import type { Engine } from "../../match/engine.ts";
import { CLOSE } from "../../protocol/close.ts";
import type { Alarm } from "../alarm.ts";
import { measure } from "../metrics.ts";
import type { Sockets } from "../sockets.ts";
import type { Archive } from "./archive.ts";
import type { Errands } from "./errands.ts";
import type { MatchStore } from "./store.ts";

interface Parts {
  readonly engine: Engine<WebSocket>;
  readonly store: MatchStore;
  readonly archive: Archive;
  readonly sockets: Sockets;
  readonly clock: Alarm;
  readonly errands: Errands;
  /** Gives something to the engine and carries out what it wants done. */
  run(input: (now: number) => void): void;
  /** Looks whether something is due. */
  passTime(): Promise<void>;
  report(what: LogLine, error: unknown): void;
}

/**
 * Carries out what a match's engine wants done. What is written and sent is so at once; what others are asked for is
 * under way until they answer, and the answer goes back to the engine.
 */
export class MatchEffects {
  private readonly ctx: DurableObjectState;
  private readonly env: Pick<Env, "METRICS">;
  private readonly match: Parts;
  /** What a deadline may wait for. */
  private readonly underWay = new Set<Promise<void>>();

  constructor(ctx: DurableObjectState, env: Pick<Env, "METRICS">, match: Parts) {
    this.ctx = ctx;
    this.env = env;
    this.match = match;
  }

  /** Once everybody who was asked has answered. */
  async done(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  carryOut(effect: Exclude<Effect<WebSocket>, { type: "after-others" }>): void {
    const { engine, store, sockets, clock, errands, report } = this.match;
    switch (effect.type) {
      case "append":
        store.append(effect.commit, effect.state, effect.rules);
        break;
      case "note":
        store.keepNote(effect.key, effect.value);
        break;
      case "keep-chat":
        store.say(effect.team, effect.message);
        break;
      case "send":
        sockets.post(effect.to, typeof effect.text === "string" ? effect.text : effect.text());
        break;
      case "asked":
        sockets.ask(effect.socket, effect.at);
        break;
      case "turn-out":
        sockets.turnOut();
        break;
      case "alarm":
        clock.wish(effect.at);
        break;
      case "after-end":
        this.ctx.waitUntil(this.afterEnd(effect.ms));
        break;
      case "resend-result":
        store.sentResult(effect.at);
        break;
      case "measure":
        measure(this.env, effect.point);
        break;
      case "fault":
        report(effect.what, effect.error);
        break;
      case "tell-players": {
        const { news } = effect;
        const told = errands.tellPlayers(effect);
        // Never awaited: a player's object that is slow must not hold up a deadline.
        this.ctx.waitUntil(
          told.then((heard) => this.tell((now) => engine.notifications.heard(news, heard, now))),
        );
        break;
      }
      case "ask-bot": {
        const { turn, seq, request } = effect;
        const asked = errands.askBot(request);
        this.errand(asked.then((answer) => this.tell((now) => engine.bots.answered(turn, seq, answer, now))));
        break;
      }
      case "tell-lobby":
        this.try(errands.tellLobby(effect), (isListed, now) => engine.room.listing.answered(isListed, now));
        break;
      case "send-result":
        this.try(errands.sendResult(effect), (sent, now) => engine.results.sent(sent !== null, now));
        break;
      case "make-rematch":
        this.try(
          errands.makeRematch(effect),
          (made, now) => engine.notifications.rematchTried(effect.state, made !== null, now),
          "rematch not made",
        );
        break;
      case "end-room":
        this.errand(errands.withdraw(effect).then(() => this.endRoom()));
        break;
      default:
        assertNever(effect);
    }
  }

  /** What became of it goes back to the engine, null for a failure, which is reported. */
  private try<T>(
    work: Promise<T>,
    tell: (answer: T | null, now: number) => void,
    what: LogLine = "alarm failed",
  ): void {
    const { report } = this.match;
    const tried = work.catch((error: unknown) => {
      report(what, error);
      return null;
    });
    this.errand(tried.then((answer) => this.tell((now) => tell(answer, now))));
  }

  /** What somebody answered; a room that has ended meanwhile has nothing to do with it. */
  private tell(input: (now: number) => void): void {
    if (this.match.engine.live) this.match.run(input);
  }

  private errand(work: Promise<void>): void {
    const done = work.finally(() => this.underWay.delete(done));
    this.underWay.add(done);
    done.catch(() => {}); // whoever waits for it hears of it
  }

  private async afterEnd(ms: number): Promise<void> {
    await scheduler.wait(ms);
    if (this.match.engine.results.watchedFrom !== null) await this.match.passTime();
  }

  private endRoom(): void {
    const { engine, sockets, archive, clock } = this.match;
    for (const socket of sockets.all()) sockets.close(socket, CLOSE.noSuchMatch, "The room ended");
    clock.begin(archive.bury(Date.now(), true));
    engine.forget();
  }
}
