import { fail, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Refusal, Verdict, World } from "../games/game.ts";
import * as decide from "../match/decide.ts";
import type { AnyEvent } from "../match/events.ts";
import { refuse } from "../match/refusals.ts";
import { CLOSE } from "../protocol/close.ts";
import type { ClientFrame } from "../protocol/frames.ts";
import { FRAME_ERRORS, parseClientFrame } from "../protocol/parse.ts";
import { quickReader } from "../protocol/quick-reader.ts";
import type { Absences } from "./absences.ts";
import type { Hall } from "./hall.ts";
import type { Author, Live } from "./ledger.ts";
import type { LogLine } from "./log-line.ts";
import { measure } from "./metrics.ts";
import type { Sockets } from "./sockets.ts";
import type { Voice } from "./voice.ts";

/** What a change comes to, judged on the match as it is then. */
export type Judge = (live: Live, world: World) => Verdict<AnyEvent>;

/** What frames may ask of the match: what it knows, and a change through its one seam. */
export interface Seam {
  known(): Live;
  change(
    by: Author & { player: string },
    judge: Judge,
    lagMs: number,
  ): Promise<Result<number, Refusal> | null>;
  report(what: LogLine, error: unknown): void;
}

/** What sockets send: admitted, parsed, and answered each in its way. */
export class Frames {
  private readonly env: Pick<Env, "METRICS">;
  private readonly sockets: Sockets;
  private readonly voice: Voice;
  private readonly absences: Absences;
  private readonly hall: Hall;
  private readonly match: Seam;

  constructor(
    env: Pick<Env, "METRICS">,
    sockets: Sockets,
    voice: Voice,
    absences: Absences,
    hall: Hall,
    match: Seam,
  ) {
    this.env = env;
    this.sockets = sockets;
    this.voice = voice;
    this.absences = absences;
    this.hall = hall;
    this.match = match;
  }

  /** A fault on our side closes the socket, and says no more of it to the peer. */
  async receive(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    try {
      await this.read(socket, raw);
    } catch (error) {
      this.match.report("frame failed", error);
      this.sockets.close(socket, CLOSE.bug, "A fault on our side");
    }
  }

  private async read(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    if (!this.sockets.admits(socket, raw, Date.now())) return;
    this.hall.hear(this.match.known(), socket, Date.now());
    const frame = parseClientFrame(raw);
    if (frame.ok) return this.handle(socket, frame.value);
    if ("code" in frame.error)
      return this.voice.error(socket, frame.error.code, FRAME_ERRORS[frame.error.code]);
    this.voice.answer(socket, { type: "refused", id: frame.error.moveId, ...refuse("move/malformed") });
  }

  private async handle(socket: WebSocket, frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case "move":
        return this.move(socket, frame.id, frame.move);
      case "sync":
        return this.voice.sync(this.match.known(), socket, frame.seq);
      case "chat":
        return this.voice.chat(this.match.known(), socket, frame);
      case "probe":
        if (this.voice.lag.echo(socket, frame.n, Date.now())) return this.voice.lags(this.match.known());
        return this.voice.answer(socket, frame); // a client that measures for itself
      case "ping":
        return this.voice.answer(socket, { type: "pong" });
    }
  }

  private async move(socket: WebSocket, id: string, move: unknown): Promise<void> {
    const player = this.sockets.playerOf(socket)?.id;
    const { lag } = this.voice;
    const lags = { lagMs: lag.halfMs(socket), raceLagMs: lag.leastHalfMs(socket) };
    const answer =
      player === undefined ? fail(refuse("match/not-seated")) : await this.judge(player, id, move, lags);
    this.voice.answer(
      socket,
      answer.ok ? { type: "accepted", id, seq: answer.value } : { type: "refused", id, ...answer.error },
    );
    if (this.sockets.owes(socket)) {
      await scheduler.wait(0); // until the others' frames are on their way
      this.sockets.settle(socket);
    }
    this.voice.probeAll(Date.now());
    const { game } = this.match.known().state.header;
    const ms = 2 * lags.lagMs;
    measure(this.env, { what: "move", game, code: answer.ok ? "accepted" : answer.error.code, ms });
  }

  private async judge(
    player: string,
    id: string,
    move: unknown,
    lags: { readonly lagMs: number; readonly raceLagMs: number },
  ): Promise<Result<number, Refusal>> {
    const judge: Judge = ({ entry, state }, world) => {
      const parsed = decide.parseMove(quickReader(entry.wire.move), move);
      if (!parsed.ok) return parsed;
      const there = this.absences.connected();
      const mine = { ...world, ...lags };
      return decide.judge(entry.rules, state, player, parsed.value, mine, there, this.absences.away);
    };
    const answer = await this.match.change({ player, move: id }, judge, lags.lagMs);
    if (answer === null) throw new Error("A socket without a match");
    return answer;
  }
}
