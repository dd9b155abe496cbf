import type { Socket } from "../../../src/link/port.ts";
import { PING } from "../../../src/protocol/socket.ts";
import type { Cloud } from "../platform/cloud.ts";
import type { Dice } from "../platform/dice.ts";
import { SimRequest, type SimResponse } from "../platform/http.ts";
import type { Line } from "../platform/sockets.ts";

/** The way between one device and the platform: how long it is, and whether it holds. */
export class AccessLine {
  readonly address: string;
  readonly cf: Readonly<Record<string, string>>;
  isUp = true;
  private readonly cloud: Cloud;
  private readonly dice: Dice;
  private readonly baseMs: number;
  private readonly connections = new Set<Connection>();
  private thenDo: (() => void) | null = null;
  /** How many times as long as usual. */
  slowness = 1;

  constructor(cloud: Cloud, dice: Dice, address: string, cf: Readonly<Record<string, string>>) {
    this.cloud = cloud;
    this.dice = dice;
    this.address = address;
    this.cf = cf;
    this.baseMs = dice.between(5, 60);
  }

  delayMs(): number {
    return this.slowness * (this.baseMs + this.dice.until(this.baseMs / 4));
  }

  /** Nothing gets through any more, and nobody is told: connections that were open hang until somebody notices. */
  goDown(): void {
    this.isUp = false;
    for (const connection of [...this.connections]) connection.hang();
  }

  /** Once what is sent next has arrived, and before anything can come back. */
  afterNextSend(then: () => void): void {
    this.thenDo = then;
  }

  sent(arrivesAt: number): void {
    const { thenDo } = this;
    if (!thenDo) return;
    this.thenDo = null;
    this.cloud.timeline.at(arrivesAt + 1, thenDo);
  }

  comeUp(): void {
    this.isUp = true;
  }

  /** An HTTP request. Null when no answer came. */
  request(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | null,
    answer: (response: SimResponse | null) => void,
  ): void {
    const { timeline } = this.cloud;
    const lost = (): void => void timeline.after(LOST_MS, () => answer(null));
    if (!this.isUp) {
      timeline.after(FAILS_MS, () => answer(null));
      return;
    }
    timeline.after(this.delayMs(), () => {
      if (!this.isUp) return lost();
      const all = { ...headers, "cf-connecting-ip": this.address };
      const request = new SimRequest(url, {
        method,
        headers: all,
        cf: this.cf,
        ...(body !== null && { body }),
      });
      this.cloud.handle(request, (response) =>
        timeline.after(this.delayMs(), () => (this.isUp ? answer(response) : lost())),
      );
    });
  }

  /** `ended` is told once, with the close code or with what else ended it. */
  open(url: string, protocols: readonly string[], ended: (how: string) => void): Connection {
    const connection = new Connection(this.cloud, this, ended);
    this.connections.add(connection);
    connection.open(url, protocols);
    return connection;
  }

  forget(connection: Connection): void {
    this.connections.delete(connection);
  }
}

/** Who gets no answer waits so long for it; who has no line notices sooner. */
const LOST_MS = 20_000;
const FAILS_MS = 500;
/** The platform notices that a device has gone silent about so late. */
const NOTICED_MS = 60_000;

const numbers = new WeakMap<Cloud, number>();

/** A WebSocket on a device. What is said arrives in order, or not at all. */
export class Connection implements Socket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  private readonly cloud: Cloud;
  private readonly access: AccessLine;
  /** Counted in each world from the first one on. */
  readonly number: number;
  private readonly gone: (how: string) => void;
  private isGone = false;
  private line: Line | null = null;
  private isHanging = false;
  private upAt = 0;
  private downAt = 0;

  constructor(cloud: Cloud, access: AccessLine, gone: (how: string) => void) {
    this.number = numbers.get(cloud) ?? 1;
    numbers.set(cloud, this.number + 1);
    this.cloud = cloud;
    this.access = access;
    this.gone = gone;
  }

  open(url: string, protocols: readonly string[]): void {
    const headers = { Upgrade: "websocket", "Sec-WebSocket-Protocol": protocols.join(", ") };
    this.access.request("GET", url.replace(/^ws/, "http"), headers, null, (response) => {
      const socket = response?.status === 101 ? response.webSocket : null;
      if (!socket || this.readyState !== 0 || this.isHanging) {
        socket?.line.close(1006, "", false);
        this.end(1006, "");
        return;
      }
      this.line = socket.line;
      this.readyState = 1;
      this.onopen?.();
      socket.line.connect({
        message: (data) => this.down(() => this.onmessage?.({ data })),
        closed: (code, reason) =>
          this.down(() => {
            this.up(() => this.line?.close(code, "", code !== 1006));
            this.end(code, reason);
          }),
      });
    });
  }

  send(text: string): void {
    if (this.readyState !== 1) return;
    this.up(() => this.line?.message(text));
    if (text !== PING) this.access.sent(this.upAt);
  }

  /** As a browser does it: the socket is closing until the other side has answered. */
  close(code?: number): void {
    if (this.readyState >= 2) return;
    const wasOpen = this.readyState === 1;
    this.readyState = 2;
    this.leave("closed here");
    if (wasOpen) this.up(() => this.line?.close(code ?? 1005, "", true));
  }

  /** The line is cut under it. Neither end is told; the platform finds out after a while. */
  hang(): void {
    if (this.isHanging) return;
    this.isHanging = true;
    this.leave("line lost");
    const { line } = this;
    if (line) this.cloud.timeline.after(NOTICED_MS, () => line.close(1006, "", false));
  }

  private up(arrive: () => void): void {
    const { timeline } = this.cloud;
    this.upAt = Math.max(this.upAt, timeline.now + this.access.delayMs());
    timeline.at(this.upAt, () => {
      if (!this.isHanging) arrive();
    });
  }

  private down(arrive: () => void): void {
    const { timeline } = this.cloud;
    this.downAt = Math.max(this.downAt, timeline.now + this.access.delayMs());
    timeline.at(this.downAt, () => {
      if (!this.isHanging && this.readyState !== 3) arrive();
    });
  }

  private end(code: number, reason: string): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.access.forget(this);
    this.leave(`${code}`);
    this.onclose?.({ code, reason });
  }

  /** For whoever looks on: from now on nothing is heard here. */
  private leave(how: string): void {
    if (this.isGone) return;
    this.isGone = true;
    this.gone(how);
  }
}
