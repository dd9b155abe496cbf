import { A_WHILE, type Bench, type Client, type Script } from "./bench.ts";

const gave = (answer: unknown): unknown => (answer as { gave?: unknown }).gave;

/** Sends these one after the other, waits, and gives what was heard and how it ended. */
const talk = async (bench: Bench, client: Client, ...frames: readonly string[]): Promise<unknown> => {
  for (const frame of frames) client.send(frame);
  await bench.wait(A_WHILE);
  return [...client.heard];
};

const withNotes = async (bench: Bench, lab: string, client: Client): Promise<unknown> => ({
  heard: [...client.heard],
  closed: client.closed,
  notes: gave(await bench.call(lab, "notes")),
});

/** Somebody connects, says these, and what became of it is told. */
const dialogue = (name: string, frames: readonly string[], how: Record<string, string> = {}): Script => ({
  name,
  async run(bench, lab) {
    const client = await bench.open(lab, how);
    await talk(bench, client, ...frames);
    return withNotes(bench, lab, client);
  },
});

export const SCRIPTS: readonly Script[] = [
  // ---- sockets ----
  dialogue("frames come back in order", ["echo 1", "echo 2", "echo 3"]),
  dialogue("text is text", ["kind"]),
  dialogue("a socket that is open", ["state"]),
  dialogue("what is sent before the upgrade arrives", [], { how: "greet" }),
  {
    name: "what is sent and closed before the upgrade arrives",
    async run(bench, lab) {
      const client = await bench.open(lab, { how: "greet-and-close" });
      await bench.wait(A_WHILE);
      return [client.heard, client.isOpen, await bench.call(lab, "notes")];
    },
  },
  dialogue("rejected with a code", [], { how: "reject" }),
  dialogue("closed by the object", ["close 4001 bye"]),
  dialogue("closed by the object with 1000", ["close 1000 done"]),
  dialogue("closed by the object with 1011", ["close 1011 fault"]),
  dialogue("frames after the object has closed", ["close 4001 bye", "echo late", "write-and-send late"]),
  dialogue("closed twice", ["close-twice"]),
  dialogue("sent after closing", ["send-after-close"]),
  dialogue("a code that may not be sent", ["bad-close 1005"]),
  dialogue("a code that is none", ["bad-close 999"]),
  dialogue("a code that is too high", ["bad-close 5000"]),
  dialogue("a throw leaves the socket open, and what was written", ["throw", "echo on"]),
  dialogue("an attachment from the beginning", ["attached"], { tags: "x" }),
  dialogue("an attachment is a copy", ["attach-and-change", "attached"]),
  dialogue("an attachment that fits", ["attach-large 2000"]),
  dialogue("an attachment that is too large", ["attach-large 20000"]),
  dialogue("tags", ["tags a", "tags b", "tags c"], { tags: "a,b" }),
  dialogue("pings are answered", ["ping", "pinged"]),
  dialogue("who never pinged", ["pinged"]),
  dialogue("frames are taken while another waits", ["slow a 400", "slow b 5"]),
  dialogue("a frame waits for what was written", ["write-and-send x", "write-and-send y"]),
  dialogue("what was not safe never leaves", ["send-and-abort"]),
  dialogue("timers send in the order of their times", ["timers"]),
  ...[undefined, 1000, 4000].map(
    (code): Script => ({
      name: `closed by the client with ${code ?? "no code"}`,
      async run(bench, lab) {
        const client = await bench.open(lab);
        client.close(code, code === undefined ? undefined : "leaving");
        await bench.wait(A_WHILE);
        return [await withNotes(bench, lab, client), await bench.call(lab, "openSockets")];
      },
    }),
  ),
  {
    name: "after the object has closed, the socket is gone",
    async run(bench, lab) {
      const client = await bench.open(lab);
      await talk(bench, client, "close 4001 bye");
      return [await withNotes(bench, lab, client), await bench.call(lab, "openSockets")];
    },
  },
  {
    name: "all sockets, in their order",
    async run(bench, lab) {
      for (const tags of ["a", "b", "c,d"]) await bench.open(lab, { tags });
      const last = await bench.open(lab, { tags: "e" });
      return talk(bench, last, "all");
    },
  },
  {
    name: "everybody is told",
    async run(bench, lab) {
      const clients = [await bench.open(lab), await bench.open(lab), await bench.open(lab)];
      await talk(bench, clients[0]!, "tell-all x");
      return clients.map(({ heard }) => [...heard]);
    },
  },
  {
    name: "everybody is closed",
    async run(bench, lab) {
      const clients = [await bench.open(lab), await bench.open(lab)];
      await talk(bench, clients[0]!, "close-all");
      return [clients.map(({ isOpen }) => isOpen), gave(await bench.call(lab, "notes"))];
    },
  },
  {
    name: "an abort drops all sockets",
    async run(bench, lab) {
      const clients = [await bench.open(lab), await bench.open(lab)];
      const answer = await bench.call(lab, "abortsLater");
      await bench.wait(A_WHILE);
      return [answer, clients.map(({ closed }) => closed), await bench.call(lab, "openSockets")];
    },
  },

  // ---- sleep ----
  {
    name: "memory is gone after sleep, what is written stays",
    async run(bench, lab) {
      const client = await bench.open(lab);
      await talk(bench, client, "remember a", "remember b", "write-and-send w");
      await bench.evict(lab);
      await talk(bench, client, "remember c");
      return [await withNotes(bench, lab, client), await bench.call(lab, "lives")];
    },
  },
  {
    name: "an attachment and tags outlive sleep",
    async run(bench, lab) {
      const client = await bench.open(lab, { tags: "t" });
      await talk(bench, client, "attach y");
      await bench.evict(lab);
      return talk(bench, client, "attached", "tags t", "state");
    },
  },
  {
    name: "pings are answered in sleep, and wake nobody",
    async run(bench, lab) {
      const client = await bench.open(lab);
      await talk(bench, client, "echo 1");
      await bench.evict(lab);
      await talk(bench, client, "ping", "ping");
      return [await talk(bench, client, "pinged"), await bench.call(lab, "lives")];
    },
  },
  {
    name: "a client that closes wakes the object",
    async run(bench, lab) {
      const client = await bench.open(lab);
      await talk(bench, client, "echo 1");
      await bench.evict(lab);
      client.close(4000, "leaving");
      await bench.wait(A_WHILE);
      return [await withNotes(bench, lab, client), await bench.call(lab, "lives")];
    },
  },
  {
    name: "sockets in their order after sleep",
    async run(bench, lab) {
      for (const tags of ["a", "b"]) await bench.open(lab, { tags });
      const last = await bench.open(lab, { tags: "c" });
      await talk(bench, last, "echo 1");
      await bench.evict(lab);
      return talk(bench, last, "all");
    },
  },
  {
    name: "a call after sleep",
    async run(bench, lab) {
      await bench.call(lab, "note", "before");
      await bench.evict(lab);
      return [
        await bench.call(lab, "note", "after"),
        await bench.call(lab, "notes"),
        await bench.call(lab, "lives"),
      ];
    },
  },

  // ---- alarms ----
  ...["echo", "again", "slow"].map(
    (mode): Script => ({
      name: `an alarm: ${mode}`,
      async run(bench, lab) {
        const before = await bench.call(lab, "setAlarmIn", 500, mode);
        await bench.wait(2500);
        return [before, await bench.call(lab, "notes"), await bench.call(lab, "alarmIsSet")];
      },
    }),
  ),
  {
    name: "an alarm that throws rings again",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 10, "throw");
      await bench.wait(3500);
      return [await bench.call(lab, "notes"), await bench.call(lab, "alarmIsSet")];
    },
  },
  {
    name: "an alarm that sets itself and throws",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 10, "set-and-throw");
      await bench.wait(3500);
      return [await bench.call(lab, "notes"), await bench.call(lab, "alarmIsSet")];
    },
  },
  {
    name: "an alarm after sleep",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 2000);
      await bench.evict(lab);
      await bench.wait(3500);
      return [await bench.call(lab, "notes"), await bench.call(lab, "lives")];
    },
  },
  {
    name: "an alarm for a time that is over",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", -5000);
      await bench.wait(1000);
      return bench.call(lab, "notes");
    },
  },
  {
    name: "an alarm that is put off rings once, and not before",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 1000);
      await bench.call(lab, "setAlarmIn", 2000, "due");
      await bench.wait(3500);
      return bench.call(lab, "notes");
    },
  },
  {
    name: "an alarm that is brought forward rings once",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 1500);
      await bench.call(lab, "setAlarmIn", 20);
      await bench.wait(3000);
      return bench.call(lab, "notes");
    },
  },
  {
    name: "an alarm that is called off",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 1000);
      await bench.call(lab, "clearAlarm");
      await bench.wait(2000);
      return [await bench.call(lab, "notes"), await bench.call(lab, "alarmIsSet")];
    },
  },
  {
    name: "an alarm goes with everything",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 1000);
      await bench.call(lab, "clearAll");
      await bench.wait(2000);
      return [await bench.call(lab, "notes"), await bench.call(lab, "alarmIsSet")];
    },
  },
  {
    name: "an alarm set while one rings",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 10, "held");
      await bench.wait(300);
      const rings = await bench.call(lab, "notes");
      await bench.call(lab, "setAlarmIn", 500, "echo");
      await bench.call(lab, "letGo");
      await bench.wait(2000);
      return [rings, await bench.call(lab, "notes"), await bench.call(lab, "alarmIsSet")];
    },
  },
  {
    name: "an alarm whose memory dies rings again",
    async run(bench, lab) {
      await bench.call(lab, "setAlarmIn", 10, "abort");
      await bench.wait(4000);
      const notes = gave(await bench.call(lab, "notes")) as string[];
      return [notes.length, notes[0], await bench.call(lab, "alarmIsSet")];
    },
  },

  // ---- queues ----
  ...["take", "retry", "fail"].map(
    (act): Script => ({
      name: `a message: ${act}`,
      async run(bench, lab) {
        await bench.call(lab, "enqueue", act);
        await bench.wait(4000);
        return bench.call(lab, "notes");
      },
    }),
  ),
];
