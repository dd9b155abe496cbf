import { assertNever, fail, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { Refusal, Verdict, World } from "../games/game.ts";
import * as decide from "../match/decide.ts";
import type { AnyEvent } from "../match/events.ts";
import { refuse } from "../match/refusals.ts";
import type { Lags } from "../match/world.ts";
import { CLOSE } from "../protocol/close.ts";
import type { ClientFrame } from "../protocol/frames.ts";
import { type BadFrame, FRAME_ERRORS, parseClientFrame } from "../protocol/parse.ts";
import { quickReader } from "../protocol/quick-reader.ts";
import { SYNC_TOKENS } from "../protocol/socket.ts";
import type { Absences } from "./absences.ts";
import type { Hall } from "./hall.ts";
import type { Author, Live } from "./ledger.ts";
import type { LogLine } from "./log-line.ts";
import { measure } from "./metrics.ts";
import type { Sockets } from "./sockets.ts";
import type { Voice } from "./voice.ts";

/** What a change comes to, judged on the match as it is then. */
export type Judge = (live: Live, world: World) => Verdict<AnyEvent>;

/** The number of the commit, or why there is none; null when there is no match. */
export type Changed = Result<number, Refusal> | null;

/** What frames may ask of the match: what it knows, and a change through its one seam. */
export interface Seam {
  known(): Live;
  /** At once, unless memory lacks what a change needs. */
  change(by: Author & { player: string }, judge: Judge, lags: Lags): Changed | Promise<Changed>;
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

  /**
   * A fault on our side closes the socket, and says no more of it to the peer. A frame waits for nothing that memory
   * has: each function that may wait makes promises, and on a move's way they cost as much as the judging.
   */
  async receive(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    try {
      const reading = this.sockets.freshen(socket, Date.now());
      if (reading) await reading;
      const now = Date.now();
      if (!this.sockets.admits(socket, raw, now)) return;
      this.hall.hear(this.match.known(), socket, now);
      const frame = parseClientFrame(raw);
      if (!frame.ok) this.refuse(socket, frame.error);
      else if (frame.value.type === "move") await this.move(socket, frame.value.id, frame.value.move);
      else this.handle(socket, frame.value);
    } catch (error) {
      this.match.report("frame failed", error);
      this.sockets.close(socket, CLOSE.bug, "A fault on our side");
    }
  }

  private refuse(socket: WebSocket, error: BadFrame): void {
    if ("code" in error) this.voice.error(socket, error.code, FRAME_ERRORS[error.code]);
    else this.voice.answer(socket, { type: "refused", id: error.moveId, ...refuse("move/malformed") });
  }

  private handle(socket: WebSocket, frame: Exclude<ClientFrame, { type: "move" }>): void {
    switch (frame.type) {
      case "sync":
        this.sockets.charge(socket, SYNC_TOKENS - 1);
        this.voice.sync(this.match.known(), socket, frame.seq);
        break;
      case "chat":
        this.voice.chat(this.match.known(), socket, frame);
        break;
      case "probe":
        if (this.voice.lag.echo(socket, frame.n, Date.now())) this.voice.lags(this.match.known());
        else this.voice.answer(socket, frame); // a client that measures for itself
        break;
      case "ping":
        this.voice.answer(socket, { type: "pong" });
        break;
      default:
        assertNever(frame);
    }
  }

  private async move(socket: WebSocket, id: string, move: unknown): Promise<void> {
    const lags = this.voice.lag.halves(socket);
    const changed = this.judge(socket, id, move, lags);
    const answer = changed instanceof Promise ? await changed : changed;
    if (answer === null) throw new Error("A socket without a match");
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

  private judge(socket: WebSocket, id: string, move: unknown, lags: Lags): Changed | Promise<Changed> {
    const player = this.sockets.playerOf(socket)?.id;
    if (player === undefined) return fail(refuse("match/not-seated"));
    const judge: Judge = ({ entry, state }, world) => {
      const parsed = decide.parseMove(quickReader(entry.wire.move), move);
      if (!parsed.ok) return parsed;
      const there = this.absences.connected();
      return decide.judge(entry.rules, state, player, parsed.value, world, there, this.absences.away);
    };
    return this.match.change({ player, move: id }, judge, lags);
  }
}
