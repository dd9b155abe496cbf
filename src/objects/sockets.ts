import { type Bucket, take } from "../core/bucket.ts";
import type { Member } from "../match/events.ts";
import { CLOSE } from "../protocol/close.ts";
import type { ServerFrame } from "../protocol/frames.ts";
import { PING, PONG } from "../protocol/socket.ts";

/** Who a socket is. Kept with the socket, so that it survives hibernation; null is a spectator without a name. */
interface Attachment {
  readonly player: Member | null;
}

/** The open sockets of a match. Everything that leaves the object leaves through `post`. */
export class Sockets {
  private readonly ctx: DurableObjectState;
  private readonly buckets = new WeakMap<WebSocket, Bucket>();

  constructor(ctx: DurableObjectState) {
    this.ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Takes a socket on. The newest socket of a player wins: older ones are told and closed. */
  open(socket: WebSocket, player: Member | null): void {
    const older = player ? this.ctx.getWebSockets(tagOf(player.id)) : [];
    this.ctx.acceptWebSocket(socket, player ? [tagOf(player.id)] : []);
    socket.serializeAttachment({ player } satisfies Attachment);
    for (const each of older) this.close(each, CLOSE.openedElsewhere, "This match was opened elsewhere");
  }

  playerOf(socket: WebSocket): Member | null {
    return (socket.deserializeAttachment() as Attachment | null)?.player ?? null;
  }

  all(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  /** Ids of the players with an open socket. */
  connected(): Set<string> {
    return new Set(this.all().flatMap((socket) => this.playerOf(socket)?.id ?? []));
  }

  /** False when the socket sends more than its share. */
  mayReceive(socket: WebSocket, burst: number, perSecond: number, now: number): boolean {
    const bucket = take(this.buckets.get(socket), burst, perSecond, now);
    if (bucket) this.buckets.set(socket, bucket);
    return bucket !== null;
  }

  send(socket: WebSocket, frame: ServerFrame): void {
    this.post(socket, JSON.stringify(frame));
  }

  /** The only way out. */
  post(socket: WebSocket, text: string): void {
    try {
      socket.send(text);
    } catch {
      // The peer is gone; webSocketClose tells the others.
    }
  }

  close(socket: WebSocket, code: number, reason: string): void {
    try {
      socket.close(code, reason);
    } catch {
      // Already closed.
    }
  }

  /**
   * A hibernatable socket whose close is not answered leaves its client waiting for its own time-out, and the
   * codes of a close without one or of a lost connection may not be sent back.
   */
  answerClose(socket: WebSocket, code: number, reason: string): void {
    this.close(socket, code === 1005 || code === 1006 || code === 1015 ? 1000 : code, reason);
  }
}

const tagOf = (player: string): string => `player:${player}`;
