import { chanceOf } from "../../../src/core/chance.ts";
import type { GameView } from "../../../src/games/game.ts";
import { gameNamed } from "../../../src/games/registry.ts";
import type { ServerFrame } from "../../../src/protocol/frames.ts";
import { PING, PONG, SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../../src/protocol/socket.ts";
import { seedOf } from "../../contracts/play.ts";
import { type Server, serve } from "../../e2e/server.ts";
import { type Guest, newGuest, newMatch, SEATS, wordsFor } from "../../faults/tables.ts";

/** Two connected ends. What the mover thinks is not measured: `think` comes first, then `exchange` is timed. */
export interface Table {
  think(): Promise<void>;
  /** One move, until the other end has seen it. */
  exchange(): Promise<void>;
  close(): void;
}

type ViewFrame = ServerFrame & { type: "welcome" | "update" };
type Hear = (socket: WebSocket, text: string) => void;

/** Listens from the first moment: a welcome may come before whoever asked goes on. */
function open(url: string, protocols: string[], hear: Hear | null = null): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws"), protocols);
    if (hear) socket.onmessage = ({ data }) => hear(socket, data as string);
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error(`No socket at ${url}`));
  });
}

/**
 * The floor: an object that stores one row and echoes to every socket, of as many people as the game has. It leaves
 * frames as they are, as our objects do, unless it is to be taken as it comes.
 */
export async function floorTable(
  url: string,
  name: string,
  { people = 2, asItComes = false } = {},
): Promise<Table> {
  const sockets: WebSocket[] = [];
  const address = `${url}/${name}${asItComes ? "" : "?plain"}`;
  while (sockets.length < people) sockets.push(await open(address, []));
  if (asItComes === (sockets[0]!.extensions === ""))
    throw new Error(`The floor's extensions are "${sockets[0]!.extensions}"`);
  const [mover, far] = [sockets[0]!, sockets.at(-1)!];
  const move = JSON.stringify({ type: "move", id: "m12345", move: { type: "ask", target: 1, letter: "A" } });
  return {
    think: async () => {},
    exchange: () =>
      new Promise((seen) => {
        far.onmessage = () => seen();
        mover.send(move);
      }),
    close: () => sockets.map((socket) => socket.close()),
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

type Make = (url: string, game: string, guests: readonly Guest[]) => Promise<string>;

/**
 * A game played at random by its own bot; a match that is over is followed by another. What comes in is kept as
 * text and read when somebody thinks, so that reading it is not what is measured.
 */
export class GameTable implements Table {
  /** The id of the match under way, and how many there were, this one among them. */
  match = "";
  made = 0;
  private guests: readonly Guest[] = [];
  private sockets: WebSocket[] = [];
  /** The last text with a view that each seat got, and what it says once it was read. */
  private texts: string[] = [];
  private read: (ViewFrame | undefined)[] = [];
  private seen: (() => void) | null = null;
  private mover = 0;
  private frame = "";
  private moves = 0;
  private readonly server: Server;
  private readonly game: string;
  private readonly seed: number;
  private readonly people: number;
  private readonly make: Make;

  constructor(server: Server, game: string, seed: number, how: { againstBot?: boolean; make?: Make } = {}) {
    const seats = SEATS[game] ?? 2;
    this.server = server;
    this.game = game;
    this.seed = seed;
    this.people = how.againstBot ? 1 : seats;
    this.make =
      how.make ?? ((url, name, guests) => newMatch(url, name, guests, undefined, seats - this.people));
  }

  async think(): Promise<void> {
    if (this.sockets.length === 0 || (await this.isOver())) await this.sitDown();
    // A bot takes its second or two; what it does is not what is measured.
    while (!this.awaited()) {
      if (await this.isOver()) return this.think();
      await new Promise((later) => setTimeout(later, 20));
    }
    this.mover = this.awaited()!.seat;
    const mine = this.frameOf(this.mover).view as unknown as GameView;
    const chance = chanceOf(seedOf(this.seed), this.moves, "bench");
    const move = gameNamed(this.game)!.bot.choose(mine, this.mover, 0, chance, wordsFor(this.game));
    this.frame = JSON.stringify({ type: "move", id: `m${this.moves++}`, move });
  }

  exchange(): Promise<void> {
    return new Promise((seen) => {
      this.seen = seen;
      this.sockets[this.mover]!.send(this.frame);
    });
  }

  /** A sign of life, until it is answered. */
  ping(): Promise<void> {
    return new Promise((answered) => {
      this.seen = answered;
      this.sockets[0]!.send(PING);
    });
  }

  async isOver(): Promise<boolean> {
    await this.agreed();
    return this.frameOf(0).view.outcome !== null;
  }

  close(): void {
    for (const socket of this.sockets) {
      socket.onmessage = null; // what is still on its way belongs to a match that is over
      socket.close();
    }
  }

  /** The person whom the match waits for, if it waits for one. */
  private awaited(): { seat: number } | null {
    const seat = this.frameOf(0).view.awaiting.find((each) => each < this.people);
    return seat === undefined ? null : { seat };
  }

  private async sitDown(): Promise<void> {
    this.close();
    if (this.guests.length === 0)
      this.guests = await Promise.all(Array.from({ length: this.people }, () => newGuest(this.server.url)));
    const { guests } = this;
    this.match = await this.make(this.server.url, this.game, guests);
    this.made++;
    const address = `${this.server.url}/api/matches/${this.match}/socket`;
    this.texts = [];
    this.read = [];
    this.sockets = await Promise.all(
      guests.map(({ token }, seat) =>
        open(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token], (socket, text) =>
          this.hear(seat, socket, text),
        ),
      ),
    );
    // All have arrived, and the clocks run; a solitary player's table is ready with the first view.
    while (!guests.every((_, seat) => this.frameOf(seat)?.view.seats.every(({ connected }) => connected)))
      await soon();
  }

  /** The far end has seen the last move; until the others have, too. */
  private async agreed(): Promise<void> {
    while (new Set(this.sockets.map((_, seat) => this.frameOf(seat)?.seq)).size > 1) await soon();
  }

  private frameOf(seat: number): ViewFrame {
    const text = this.texts[seat];
    if (this.read[seat] === undefined && text !== undefined) this.read[seat] = JSON.parse(text) as ViewFrame;
    return this.read[seat]!;
  }

  private hear(seat: number, socket: WebSocket, text: string): void {
    if (text.startsWith('{"type":"update"') || text.startsWith('{"type":"welcome"')) {
      this.texts[seat] = text;
      this.read[seat] = undefined;
      if (seat === this.far) this.answer();
    } else if (text.startsWith('{"type":"probe"')) socket.send(text);
    else if (text === PONG) this.answer();
    else if (text.startsWith('{"type":"refused"')) throw new Error(`${this.frame} was refused: ${text}`);
  }

  /** The last of the others, or oneself where one plays alone. */
  private get far(): number {
    const last = this.sockets.length - 1;
    return this.mover === last ? 0 : last;
  }

  private answer(): void {
    this.seen?.();
    this.seen = null;
  }
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
