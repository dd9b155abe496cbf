import { chanceOf } from "../../../src/core/chance.ts";
import type { GameView } from "../../../src/games/game.ts";
import { gameNamed } from "../../../src/games/registry.ts";
import type { ServerFrame, ViewFrame } from "../../../src/protocol/frames.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../../src/protocol/socket.ts";
import { seedOf } from "../../contracts/play.ts";
import { type Server, serve } from "../../e2e/server.ts";
import { newGuest, newMatch, SEATS, wordsFor } from "../../faults/tables.ts";

/** Two connected ends. What the mover thinks is not measured: `think` comes first, then `exchange` is timed. */
export interface Table {
  think(): Promise<void>;
  /** One move, until the other end has seen it. */
  exchange(): Promise<void>;
  close(): void;
}

/** Listens from the first moment: a welcome may come before whoever asked goes on. */
function open(
  url: string,
  protocols: string[],
  hear: ((socket: WebSocket, text: string) => void) | null = null,
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws"), protocols);
    if (hear) socket.onmessage = ({ data }) => hear(socket, data as string);
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error(`No socket at ${url}`));
  });
}

/** The floor: an object that stores one row and echoes to both sockets. */
export async function floorTable(server: Server, name: string): Promise<Table> {
  const [a, b] = [await open(`${server.url}/${name}`, []), await open(`${server.url}/${name}`, [])];
  const move = JSON.stringify({ type: "move", id: "m12345", move: { type: "ask", target: 1, letter: "A" } });
  return {
    think: async () => {},
    exchange: () =>
      new Promise((seen) => {
        b.onmessage = () => seen();
        a.send(move);
      }),
    close: () => [a, b].map((socket) => socket.close()),
  };
}

/** The bare object on the same runtime, served as ours is. */
export const serveFloor = (): Promise<Server> =>
  serve(undefined, (port, state) => [
    "wrangler",
    "dev",
    ...["--config", "test/bench/floor/wrangler.toml", "--ip", "127.0.0.1", "--port", String(port)],
    ...["--inspector-port", "0", "--persist-to", state, "--show-interactive-dev-session=false"],
  ]);

/** A game played at random by its own bot, or against one; a match that is over is followed by another. */
export class GameTable implements Table {
  private sockets: WebSocket[] = [];
  private view: ViewFrame[] = [];
  /** The newest number that each seat has. */
  private seqs: number[] = [];
  private seen: (() => void) | null = null;
  private mover = 0;
  private frame = "";
  private moves = 0;
  private readonly server: Server;
  private readonly game: string;
  private readonly seed: number;
  private readonly people: number;
  private readonly bots: number;

  constructor(server: Server, game: string, seed: number, againstBot = false) {
    this.server = server;
    this.game = game;
    this.seed = seed;
    this.people = againstBot ? 1 : (SEATS[game] ?? 2);
    this.bots = againstBot ? (SEATS[game] ?? 2) - 1 : 0;
  }

  async think(): Promise<void> {
    // The far end has seen the last move; the others are about to.
    while (new Set(this.seqs).size > 1) await new Promise((soon) => setImmediate(soon));
    if (this.view[0] === undefined || this.view[0].outcome !== null) await this.sitDown();
    const { bot } = gameNamed(this.game)!;
    // A bot takes its second or two; what it does is not what is measured.
    while (this.view[0]!.outcome === null && !this.view[0]!.awaiting.some((seat) => seat < this.people))
      await new Promise((soon) => setTimeout(soon, 20));
    if (this.view[0]!.outcome !== null) return this.think();
    this.mover = this.view[0]!.awaiting.find((seat) => seat < this.people)!;
    const view = this.view[this.mover]! as unknown as GameView;
    const chance = chanceOf(seedOf(this.seed), this.moves, "bench");
    const move = bot.choose(view, this.mover, 0, chance, wordsFor(this.game));
    this.frame = JSON.stringify({ type: "move", id: `m${this.moves++}`, move });
  }

  exchange(): Promise<void> {
    return new Promise((seen) => {
      this.seen = seen;
      this.sockets[this.mover]!.send(this.frame);
    });
  }

  close(): void {
    for (const socket of this.sockets) {
      socket.onmessage = null; // what is still on its way belongs to a match that is over
      socket.close();
    }
  }

  private async sitDown(): Promise<void> {
    this.close();
    const guests = await Promise.all(Array.from({ length: this.people }, () => newGuest(this.server.url)));
    const id = await newMatch(this.server.url, this.game, guests, undefined, this.bots);
    const address = `${this.server.url}/api/matches/${id}/socket`;
    this.view = [];
    this.seqs = [];
    let ready = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      ready = resolve;
    });
    this.sockets = await Promise.all(
      guests.map(({ token }, seat) =>
        open(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token], (socket, text) => {
          this.hear(seat, socket, JSON.parse(text) as ServerFrame);
          // One commit makes the match, one seats each of the others, one says that all have arrived.
          if (guests.every((_, each) => this.seqs[each]! > guests.length)) ready();
        }),
      ),
    );
    await arrived;
  }

  private hear(seat: number, socket: WebSocket, frame: ServerFrame): void {
    if (frame.type === "probe") socket.send(JSON.stringify(frame));
    if (frame.type === "refused") throw new Error(`${this.game}: ${this.frame} was refused: ${frame.code}`);
    if (frame.type !== "welcome" && frame.type !== "update") return;
    this.view[seat] = frame.view;
    this.seqs[seat] = frame.seq;
    // The far end: the last of the others, or oneself where one plays alone.
    const far =
      this.sockets.length === 1 ? 0 : this.mover === this.sockets.length - 1 ? 0 : this.sockets.length - 1;
    if (frame.type === "update" && seat === far) {
      this.seen?.();
      this.seen = null;
    }
  }
}
