import { Connection, type Status, type Wire } from "../../src/client/match/connection.ts";
import type { ServerFrame } from "../../src/protocol/frames.ts";

/** Sockets, time and chance in the test's hands. */
export class FakeWire implements Wire {
  readyState = 1;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly sent: string[] = [];
  readonly protocols: string[];

  constructor(protocols: string[]) {
    this.protocols = protocols;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** The code that we closed it with. */
  left: number | undefined;

  close(code?: number): void {
    this.readyState = 3;
    this.left = code;
  }

  /** The frames sent so far, as values. */
  get frames(): unknown[] {
    return this.sent.map((text) => JSON.parse(text));
  }

  says(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function connected(options: { wantsPings?: boolean; token?: string; tokens?: () => string } = {}) {
  const wires: FakeWire[] = [];
  const statuses: Status[] = [];
  const heard: ServerFrame[] = [];
  let now = 0;
  let ids = 0;
  let timers: { at: number; run: () => void }[] = [];

  const connection = new Connection(
    "ws://here",
    () => options.tokens?.() ?? options.token ?? null,
    {
      open: (_address, protocols) => {
        const wire = new FakeWire(protocols);
        wires.push(wire);
        return wire;
      },
      after: (ms, run) => {
        const timer = { at: now + ms, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      random: () => 0.5,
      makeId: () => `m${++ids}`,
    },
    {
      frame: (frame) => heard.push(frame),
      status: (status) => statuses.push(status),
      wantsPings: () => options.wantsPings ?? true,
    },
  );

  /** Lets time pass, running what falls due in order. */
  function pass(ms: number): void {
    const until = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((other) => other !== next);
      now = next.at;
      next.run();
    }
    now = until;
  }

  connection.connect();
  return { connection, wires, statuses, heard, pass, last: () => wires.at(-1)! };
}

const view = { phase: "turn", seats: [], awaiting: [], deadline: null, clocks: null, outcome: null };
export const welcome = (seq: number) => ({
  type: "welcome",
  protocol: 1,
  match: "m",
  seat: 0,
  seq,
  now: 0,
  view,
});
export const update = (...seqs: number[]) => ({
  type: "update",
  seq: seqs.at(-1),
  now: 0,
  events: seqs.map((seq) => ({ seq, at: 0, type: "rolled" })),
  view,
});
