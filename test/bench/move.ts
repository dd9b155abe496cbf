import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { type Server, serve, startServer } from "../e2e/server.ts";
import { median, ratioRow } from "./shared/stats.ts";

/**
 * A move's round trip, from the mover's send to the opponent's sight, against the floor: a bare object that
 * stores one row and echoes to two sockets. Both run on the same runtime, in turns, several rounds.
 */
const ROUNDS = 7;
const MOVES = 150;
const TABLES = 50;

/** Two connected ends; `exchange` makes one move and resolves when the other end has seen it. */
interface Table {
  exchange(): Promise<void>;
  close(): void;
}

function open(url: string, protocols: string[]): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws"), protocols);
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error(`No socket at ${url}`));
  });
}

async function floorTable(server: Server, name: string): Promise<Table> {
  const [a, b] = [await open(`${server.url}/${name}`, []), await open(`${server.url}/${name}`, [])];
  const move = JSON.stringify({ type: "move", id: "m12345", move: { type: "ask", target: 1, letter: "A" } });
  return {
    exchange: () =>
      new Promise((seen) => {
        b.onmessage = () => seen();
        a.send(move);
      }),
    close: () => [a, b].map((socket) => socket.close()),
  };
}

async function call<T>(server: Server, path: string, body: unknown, token?: string): Promise<T> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

interface View {
  readonly phase: string;
  readonly awaiting: readonly number[];
  readonly outcome: unknown;
}

/** A match of Password in which each side rolls, asks for its circle or a letter, and never guesses. */
async function passwordTable(server: Server): Promise<Table> {
  const guests = await Promise.all([0, 1].map(() => call<{ token: string }>(server, "/api/players", {})));
  const { id } = await call<{ id: string }>(
    server,
    "/api/matches",
    { game: "password", language: "fr" },
    guests[0]!.token,
  );
  await call(server, `/api/matches/${id}/seats`, {}, guests[1]!.token);
  const address = `${server.url}/api/matches/${id}/socket`;
  const sockets = await Promise.all(
    guests.map(({ token }) => open(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token])),
  );
  let view: View | null = null;
  let count = 0;
  const move = (seat: number, wish: object): Promise<boolean> =>
    new Promise((seen) => {
      const moveId = `m${count++}`;
      for (const [i, socket] of sockets.entries()) {
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(data as string);
          if (frame.type === "update") {
            view = frame.view;
            if (i !== seat) seen(true);
          } else if (frame.type === "refused" && frame.id === moveId) seen(false);
          else if (frame.type === "probe") socket.send(data);
        };
      }
      sockets[seat]!.send(JSON.stringify({ type: "move", id: moveId, move: wish }));
    });
  await move(0, { type: "secret", word: "salade" });
  await move(1, { type: "secret", word: "danse" });
  return {
    exchange: async () => {
      const { phase, awaiting } = view!;
      const seat = awaiting[0]!;
      if (phase === "turn") {
        await move(seat, { type: "roll" });
        return;
      }
      const target = 1 - seat;
      const letters = [undefined, ..."EASTIRNULODCPMVGFBHQYXJKWZ"];
      for (const letter of letters) {
        if (await move(seat, { type: "ask", target, ...(letter ? { letter } : {}) })) return;
      }
    },
    close: () => sockets.map((socket) => socket.close()),
  };
}

async function roundTrips(table: Table): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    const began = performance.now();
    await table.exchange();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Moves a second with all tables busy at once. */
async function throughput(tables: readonly Table[]): Promise<number> {
  const each = Math.ceil(MOVES / 5);
  const began = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      for (let i = 0; i < each; i++) await table.exchange();
    }),
  );
  return (tables.length * each * 1000) / (performance.now() - began);
}

const many = 1_000_000;
const limits = { FRAME_BURST: many, FRAME_REFILL: many, PLAYERS_PER_MINUTE: many, MATCHES_PER_MINUTE: many };
const [ours, floor] = await Promise.all([
  startServer(undefined, limits),
  serve(undefined, (port, state) => [
    "wrangler",
    "dev",
    ...["--config", "test/bench/floor/wrangler.toml", "--ip", "127.0.0.1", "--port", String(port)],
    ...["--inspector-port", "0", "--persist-to", state, "--show-interactive-dev-session=false"],
  ]),
]);
try {
  const [table, bare] = [await passwordTable(ours), await floorTable(floor, "one")];
  const rounds: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    rounds[0].push(await roundTrips(table));
    rounds[1].push(await roundTrips(bare));
  }
  console.log(`${"".padEnd(44)} ${["ours", "floor", "ratio"].map((t) => t.padStart(9)).join(" ")}`);
  console.log(ratioRow("password: a move seen, one match (ms)", rounds[0], rounds[1], "≤ 1.25"));

  const tables = await Promise.all(Array.from({ length: TABLES }, () => passwordTable(ours)));
  const bares = await Promise.all(Array.from({ length: TABLES }, (_, i) => floorTable(floor, `many-${i}`)));
  const busy: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    busy[0].push(await throughput(tables));
    busy[1].push(await throughput(bares));
  }
  console.log(ratioRow(`password: moves a second, ${TABLES} matches`, busy[0], busy[1], "≥ 0.80"));
  for (const each of [table, bare, ...tables, ...bares]) each.close();
} finally {
  await Promise.all([ours.stop(), floor.stop()]);
}
