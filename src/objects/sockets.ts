import { type Bucket, take } from "../core/bucket.ts";
import { earliest } from "../core/earliest.ts";
import type { Env } from "../env.ts";
import { logLine } from "../log-line.ts";
import type { Lines } from "../match/effects.ts";
import type { Member } from "../match/events.ts";
import { isFresh, isKnownDisabled, readPartner } from "../players/enabled-partners.ts";
import { isEnded, type Told } from "../players/revocation.ts";
import type { Session } from "../players/tokens.ts";
import { CLOSE } from "../protocol/close.ts";
import type { ServerFrame } from "../protocol/frames.ts";
import { MAX_FRAME_BYTES, PING, PONG } from "../protocol/socket.ts";

/** Who a socket is. Kept with the socket, so that it survives hibernation; null is a spectator without a name. */
interface Attachment {
  readonly player: Member | null;
  /** Of the token that opened it: a socket ends when its token does. */
  readonly session?: Session;
  /** Until when its player may say nothing. */
  readonly silencedUntil?: number;
  /** Whom its player has blocked: 200 ids at most, well below the platform's 16 KiB. */
  readonly blocks?: readonly string[];
  /** It takes views in parts. */
  readonly parts?: true;
  /** When it last sent something that the platform did not answer by itself; at first, when it opened. */
  readonly heardAt: number;
  /** When it was last asked for a sign of life. */
  readonly askedAt?: number;
  /** Its page says that somebody sees it. */
  readonly visible?: true;
}

/** A sign of life is written with the socket at most this often: waking up older by that much does no harm. */
const WRITE_EVERY_MS = 5000;

/** Who comes with a token, as the Worker has checked it. */
export interface Visitor {
  readonly player: Member;
  readonly session: Session;
  /** Until when they may say nothing. */
  readonly silencedUntil?: number;
  /** Whom they have blocked. */
  readonly blocks?: readonly string[];
  /** Until when they play no strangers. */
  readonly barredUntil?: number;
}

type Surroundings = Pick<Env, "FRAME_BURST" | "FRAME_REFILL" | "DB">;

/** How a socket is closed, and so why. */
export interface CloseReason {
  readonly code: number;
  readonly reason: string;
}

/** Why somebody may neither hear nor speak here now; null while they may. Asked of every frame: it reads no storage. */
export type Bar = (player: Member | null) => CloseReason | null;

const OVER: CloseReason = { code: CLOSE.badToken, reason: "The token is not valid" };
/** An end that is further away is not worth an alarm: nothing is heard or done after it in any case. */
const PLANNED_MS = 3_600_000;

const NOBODY_BARRED: Bar = () => null;

/**
 * The open sockets of an object. What comes in passes `admits`, what goes out passes `post`, and both ask whether the
 * socket may still be here: so nobody has to remember whom a change shuts out.
 */
export class Sockets<Frame extends { readonly type: string } = ServerFrame> implements Lines<WebSocket> {
  private readonly ctx: DurableObjectState;
  private readonly env: Surroundings;
  private readonly bar: Bar;
  private readonly buckets = new WeakMap<WebSocket, Bucket>();
  /** Attachments as they were last read or written: every commit asks several times who each socket is. */
  private readonly known = new WeakMap<WebSocket, Attachment | null>();
  private readonly writtenAt = new WeakMap<WebSocket, number>();
  /** What was told of players in this life of the memory: an upgrade that was allowed a moment before may come after it. */
  private readonly told = new Map<string, Told>();
  /** Partners' records that are being read. */
  private readonly readings = new Map<string, Promise<void>>();
  /** Frames that wait for such a record. */
  private readonly held = new WeakMap<WebSocket, string[]>();
  /** The open ones, until one opens or closes: every commit asks several times. */
  private opened: WebSocket[] | null = null;

  constructor(ctx: DurableObjectState, env: Surroundings, bar: Bar = NOBODY_BARRED) {
    this.ctx = ctx;
    this.env = env;
    this.bar = bar;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Why somebody may not be here, be it at the door or later: the token is over, or the object bars them. */
  refusal(who: Pick<Attachment, "player" | "session"> | null, now: number): CloseReason | null {
    const ended = who?.player && this.told.get(who.player.id);
    const { session } = who ?? {};
    if (session && (session.endsAt <= now || (ended && isEnded(session, ended)))) return OVER;
    if (session?.partner !== undefined && isKnownDisabled(session.partner)) return OVER;
    return this.bar(who?.player ?? null);
  }

  /**
   * To be waited for before a frame is taken or sent: null, and nothing to wait for, unless it is a partner's user's and
   * the partner's record is old. All who wait for one record wait for the same, so that frames stay in order.
   */
  freshen(socket: WebSocket, now: number): Promise<void> | null {
    const partner = this.attachedTo(socket)?.session?.partner;
    if (partner === undefined || isFresh(partner, now)) return null;
    const reading =
      this.readings.get(partner) ??
      readPartner(this.env.DB, partner, now).finally(() => this.readings.delete(partner));
    this.readings.set(partner, reading);
    return reading;
  }

  /** Takes a socket on. The newest socket of a player wins: older ones are told and closed. */
  open(
    socket: WebSocket,
    visitor: Visitor | null,
    now: number,
    { what = "This match", parts = false }: { readonly what?: string; readonly parts?: boolean } = {},
  ): void {
    const older = visitor ? this.ctx.getWebSockets(tagOf(visitor.player.id)) : [];
    this.openBeside(socket, visitor, now, parts);
    for (const each of older) this.close(each, CLOSE.openedElsewhere, `${what} was opened elsewhere`);
  }

  /** The same where a player may have several. */
  openBeside(socket: WebSocket, visitor: Visitor | null, now: number, parts = false): void {
    this.ctx.acceptWebSocket(socket, visitor ? [tagOf(visitor.player.id)] : []);
    this.opened = null;
    this.attach(socket, {
      player: visitor?.player ?? null,
      heardAt: now,
      ...(visitor && { session: visitor.session }),
      ...(visitor?.silencedUntil !== undefined && { silencedUntil: visitor.silencedUntil }),
      ...(visitor?.blocks !== undefined && { blocks: visitor.blocks }),
      ...(parts && { parts }),
    });
  }

  /**
   * Something was told of a player: sockets of sessions that have ended are closed, and the others know from now on
   * what holds for them. Gives how many of the player's are still open.
   */
  end(player: string, told: Told): number {
    this.told.set(player, told);
    for (const socket of this.of(player)) if (!this.turnsOut(socket)) this.inform(socket, told);
    return this.of(player).length;
  }

  /** What was told of a player in this life of the memory. */
  toldOf(player: string): Told | null {
    return this.told.get(player) ?? null;
  }

  /** Closes those that may not be here any more; an idle one hears nothing, and so is not found by any frame. */
  turnOut(): void {
    for (const socket of this.all()) this.turnsOut(socket);
  }

  /** When the next token of theirs comes to its end, if that is soon. */
  endAt(now: number): number | null {
    const ends = this.all().map((socket) => this.attachedTo(socket)?.session?.endsAt ?? null);
    const first = earliest(...ends);
    return first !== null && first < now + PLANNED_MS ? first : null;
  }

  private inform(socket: WebSocket, { name, silencedUntil, blocks }: Told): void {
    const before = this.attachedTo(socket);
    if (!before?.player) return;
    const { silencedUntil: wasSilenced, blocks: blocked, ...who } = before;
    const until = silencedUntil === undefined ? wasSilenced : (silencedUntil ?? undefined);
    const apart = blocks ?? blocked;
    this.attach(socket, {
      ...who,
      player: { ...before.player, ...(name !== undefined && { name }) },
      ...(until !== undefined && { silencedUntil: until }),
      ...(apart !== undefined && apart.length > 0 && { blocks: apart }),
    });
  }

  /** What came to pass in this life of the memory counts: an upgrade may have been allowed a moment before. */
  silencedUntil(socket: WebSocket): number | null {
    const attached = this.attachedTo(socket);
    const told = attached?.player && this.told.get(attached.player.id)?.silencedUntil;
    return (told === undefined ? attached?.silencedUntil : told) ?? null;
  }

  blocksOf(socket: WebSocket): readonly string[] {
    const attached = this.attachedTo(socket);
    const told = attached?.player && this.told.get(attached.player.id)?.blocks;
    return told ?? attached?.blocks ?? [];
  }

  takesParts(socket: WebSocket): boolean {
    return this.attachedTo(socket)?.parts === true;
  }

  playerOf(socket: WebSocket): Member | null {
    return this.attachedTo(socket)?.player ?? null;
  }

  /** A player's open sockets: one, unless an older one is just being closed. */
  of(player: string): WebSocket[] {
    return this.ctx.getWebSockets(tagOf(player)).filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  /** Whether the platform has any socket of theirs, be it one that is just closing. */
  hasAny(player: string): boolean {
    return this.ctx.getWebSockets(tagOf(player)).length > 0;
  }

  /** When a socket last gave a sign of life: a ping, which wakes nobody, or a frame. */
  heardAt(socket: WebSocket): number {
    const ping = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    return Math.max(ping, this.attachedTo(socket)?.heardAt ?? 0);
  }

  hear(socket: WebSocket, now: number): void {
    const before = this.attachedTo(socket);
    const { askedAt: _, ...who } = before ?? { player: null };
    const heard = { ...who, heardAt: now };
    const isFresh = now - (this.writtenAt.get(socket) ?? 0) < WRITE_EVERY_MS;
    if (isFresh && before?.askedAt === undefined) this.known.set(socket, heard);
    else this.attach(socket, heard);
  }

  /** Its page says whether somebody sees it. */
  see(socket: WebSocket, visible: boolean, now: number): void {
    const { visible: _, ...who } = this.attachedTo(socket) ?? { player: null };
    this.attach(socket, { ...who, heardAt: now, ...(visible && { visible }) });
  }

  /** When a page that is seen last gave a sign of life, in the last so many milliseconds; null where there is none. */
  seenAt(now: number, withinMs: number): number | null {
    const seen = this.all().filter((socket) => this.attachedTo(socket)?.visible === true);
    const last = Math.max(0, ...seen.map((socket) => this.heardAt(socket)));
    return last > now - withinMs ? last : null;
  }

  /** When a socket was asked for a sign of life that it has not given; null when it owes none. */
  askedAt(socket: WebSocket): number | null {
    const asked = this.attachedTo(socket)?.askedAt ?? null;
    return asked !== null && this.heardAt(socket) < asked ? asked : null;
  }

  ask(socket: WebSocket, now: number): void {
    const before = this.attachedTo(socket) ?? { player: null, heardAt: now };
    this.attach(socket, { ...before, askedAt: now });
  }

  all(): readonly WebSocket[] {
    this.opened ??= this.ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
    return this.opened;
  }

  /** False, and the socket told and closed, when it may not be here, or a frame is too big or one too many. */
  admits(socket: WebSocket, raw: string | ArrayBuffer, now: number): boolean {
    if (this.turnsOut(socket)) return false;
    if (bytesOf(raw) > MAX_FRAME_BYTES) {
      this.close(socket, CLOSE.tooBig, `A frame has at most ${MAX_FRAME_BYTES} bytes`);
      return false;
    }
    const bucket = take(this.buckets.get(socket), this.env.FRAME_BURST, this.env.FRAME_REFILL, now);
    if (bucket) {
      this.buckets.set(socket, bucket);
      return true;
    }
    const message = "Too many frames. Come back in five seconds.";
    this.post(socket, JSON.stringify({ type: "error", code: "frame/flood", message }));
    this.close(socket, CLOSE.flood, "Too many frames");
    return false;
  }

  /** A frame that was admitted costs more than one. It is answered all the same: the bucket may owe. */
  charge(socket: WebSocket, tokens: number): void {
    const bucket = this.buckets.get(socket);
    if (bucket) this.buckets.set(socket, { ...bucket, tokens: bucket.tokens - tokens });
  }

  send(socket: WebSocket, frame: Frame): void {
    this.post(socket, JSON.stringify(frame));
  }

  /** The only way out. To a partner's user nothing goes by a record of the partner that is too old. */
  post(socket: WebSocket, text: string): void {
    if (this.turnsOut(socket)) return;
    const held = this.held.get(socket);
    if (held) {
      held.push(text);
      return;
    }
    const reading = this.freshen(socket, Date.now());
    if (reading) this.hold(socket, text, reading);
    else this.put(socket, text);
  }

  /** Until the record was read, for this frame and all that follow it. */
  private hold(socket: WebSocket, text: string, reading: Promise<void>): void {
    const held = [text];
    this.held.set(socket, held);
    const release = (): void => {
      this.held.delete(socket);
      for (const each of held) if (!this.turnsOut(socket)) this.put(socket, each);
    };
    const fail = (): void => {
      this.held.delete(socket);
      this.close(socket, CLOSE.bug, "A fault on our side");
    };
    this.ctx.waitUntil(reading.then(release, fail));
  }

  private put(socket: WebSocket, text: string): void {
    try {
      socket.send(text);
    } catch {
      // The peer is gone; webSocketClose tells the others.
    }
  }

  /** Whether a socket may not be here any more; it is closed then. */
  private turnsOut(socket: WebSocket): boolean {
    const closing = this.refusal(this.attachedTo(socket), Date.now());
    if (closing === null) return false;
    this.close(socket, closing.code, closing.reason);
    return true;
  }

  close(socket: WebSocket, code: number, reason: string): void {
    this.opened = null;
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

  private attach(socket: WebSocket, attachment: Attachment): void {
    socket.serializeAttachment(attachment);
    this.known.set(socket, attachment);
    this.writtenAt.set(socket, attachment.heardAt);
  }

  private attachedTo(socket: WebSocket): Attachment | null {
    let attachment = this.known.get(socket);
    if (attachment === undefined) {
      attachment = socket.deserializeAttachment() as Attachment | null;
      this.known.set(socket, attachment);
    }
    return attachment;
  }
}

/** Once upgraded, a refusal is a close code: a browser can read no other. */
export function reject(socket: WebSocket, code: number, reason: string): void {
  logLine("info", "call refused", { call: "socket", status: code, code: null });
  socket.accept();
  socket.close(code, reason);
}

const tagOf = (player: string): string => `player:${player}`;

/** A text has at most three bytes a character: most frames need no counting. */
function bytesOf(raw: string | ArrayBuffer): number {
  if (typeof raw !== "string") return raw.byteLength;
  return raw.length * 3 <= MAX_FRAME_BYTES ? raw.length : new TextEncoder().encode(raw).length;
}
