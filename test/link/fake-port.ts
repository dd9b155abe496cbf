import { Link, type LinkOptions, type Status } from "../../src/link/link.ts";
import { MatchLink } from "../../src/link/match-link.ts";
import type { Port, Socket } from "../../src/link/port.ts";
import type { ServerFrame } from "../../src/protocol/frames.ts";

/** The server's end of a socket, in the test's hands. */
export class FakeSocket implements Socket {
  readyState = 1;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  closedWith: number | undefined;
  readonly sent: string[] = [];
  readonly protocols: string[];

  constructor(protocols: string[]) {
    this.protocols = protocols;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code?: number): void {
    this.readyState = 3;
    this.closedWith = code;
  }

  /** The frames sent so far, as values. */
  get frames(): unknown[] {
    return this.sent.map((text) => JSON.parse(text));
  }

  says(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

/** Sockets, time and chance in the test's hands. */
export class FakePort implements Port {
  readonly sockets: FakeSocket[] = [];
  private now = 0;
  private ids = 0;
  private timers: { at: number; run: () => void }[] = [];

  open(_address: string, protocols: string[]): FakeSocket {
    const socket = new FakeSocket(protocols);
    this.sockets.push(socket);
    return socket;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.now + ms, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  random = (): number => 0.5;

  makeId(): string {
    this.ids += 1;
    return `m${this.ids}`;
  }

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  get timersLeft(): number {
    return this.timers.length;
  }

  /** Lets time pass, running what falls due in order. */
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }
}

/** A link of the plainest kind: it pings every ten seconds, and `hello` is its greeting. */
export type Plain = { readonly type: string };
export const HELLO: Plain = { type: "hello" };

export function linked(options: Partial<LinkOptions<Plain>> = {}) {
  const port = new FakePort();
  const statuses: Status[] = [];
  const heard: Plain[] = [];
  const link = new Link<Plain, Plain>(port, {
    address: "ws://here",
    pingMs: 10_000,
    isGreeting: ({ type }) => type === HELLO.type,
    frame: (frame) => heard.push(frame),
    status: (status) => statuses.push(status),
    ...options,
  });
  link.connect();
  return { link, port, statuses, heard };
}

export function matchLinked(options: { wantsPings?: boolean; token?: string } = {}) {
  const port = new FakePort();
  const statuses: Status[] = [];
  const heard: ServerFrame[] = [];
  const link = new MatchLink("ws://here", () => options.token ?? null, port, {
    frame: (frame) => heard.push(frame),
    status: (status) => statuses.push(status),
    wantsPings: () => options.wantsPings ?? true,
  });
  link.connect();
  return { link, port, statuses, heard };
}

export const VIEW = { phase: "turn", seats: [], awaiting: [], deadline: null, clocks: null, outcome: null };
export const welcome = (seq: number) => ({
  type: "welcome",
  protocol: 1,
  match: "m",
  seat: 0,
  seq,
  now: 0,
  view: VIEW,
});
export const update = (...seqs: number[]) => ({
  type: "update",
  seq: seqs.at(-1),
  now: 0,
  events: seqs.map((seq) => ({ seq, at: 0, type: "rolled" })),
  view: VIEW,
});
