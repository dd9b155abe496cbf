import { type Chance, chanceOf } from "../../src/core/chance.ts";
import type { GameView } from "../../src/games/game.ts";
import { GAMES, gameNamed } from "../../src/games/registry.ts";
import type { Replay } from "../../src/match/log.ts";
import { moveIdSchema, type ServerFrame } from "../../src/protocol/frames.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { seedOf } from "../contracts/play.ts";
import type { Server } from "../e2e/server.ts";
import { faultsIn } from "./lines.ts";
import { mutate, mutateText } from "./mutate.ts";
import { newGuest, newMatch, SEATS, until, wordsFor } from "./tables.ts";

/**
 * Damaged frames on every game's sockets. Each must be answered; every row that a player's move has in the log was
 * told to that player as accepted; the server must not stumble.
 */
export interface FramesReport {
  readonly frames: number;
  readonly accepted: number;
  readonly refused: number;
  readonly errors: number;
  /** Moves with a legible id, and texts that are no frame, that got no answer. */
  readonly unanswered: number;
  /** Rows of moves that nobody was told of. */
  readonly unexplained: number;
  readonly closed: number;
  readonly faults: readonly string[];
}

const BATCH = 250;
const GUESS = { type: "guess", target: 1, word: "salade" };
const BARRIER = 1e9;

export async function tryFrames(server: Server, frames: number, seed: number): Promise<FramesReport> {
  const total = { frames: 0, accepted: 0, refused: 0, errors: 0, unanswered: 0, unexplained: 0, closed: 0 };
  const games = Object.keys(GAMES);
  for (let round = 0; total.frames < frames; round++) {
    const seen = await tryMatch(server.url, games[round % games.length]!, seed + round);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += seen[key];
  }
  return { ...total, faults: faultsIn(server) };
}

async function tryMatch(url: string, game: string, seed: number): Promise<Omit<FramesReport, "faults">> {
  const chance = chanceOf(seedOf(seed), 0, "frames");
  const guests = await Promise.all(Array.from({ length: SEATS[game] ?? 2 }, () => newGuest(url)));
  const match = await newMatch(url, game, guests);
  const lines = await Promise.all(guests.map(({ token }) => Heard.open(url, match, token)));
  const texts: string[] = [];
  for (let n = 0; n < BATCH; n++) {
    const seat = chance.int(lines.length);
    texts.push(damaged(game, lines[seat]!, seat, seed * BATCH + n, chance));
    lines[seat]!.send(texts.at(-1)!);
    // Every now and then what was sent is played out, so that later frames are damaged from a newer view.
    if (n % 25 === 0) await Promise.all(lines.map((line) => line.settle()));
  }
  await Promise.all(lines.map((line) => line.settle()));
  const ids = new Set(texts.flatMap(idIn));
  const answered = new Set(lines.flatMap((line) => [...line.accepted, ...line.refused]));
  const errors = lines.reduce((sum, line) => sum + line.errors, 0);
  const noFrames = texts.filter((text) => !isObject(text)).length;
  const closed = lines.filter((line) => line.closed).length;
  const accepted = new Set(lines.flatMap((line) => [...line.accepted]));
  const rows = await finish(url, match, lines);
  for (const line of lines) line.close();
  return {
    frames: texts.length,
    accepted: accepted.size,
    refused: answered.size - accepted.size,
    errors,
    unanswered: [...ids].filter((id) => !answered.has(id)).length + Math.max(0, noFrames - errors),
    unexplained: rows.filter((id) => ids.has(id) && !accepted.has(id)).length,
    closed,
  };
}

/** Everybody resigns, so that the log can be read; the ids of the moves in it. */
async function finish(url: string, match: string, lines: readonly Heard[]): Promise<string[]> {
  for (const [seat, line] of lines.entries())
    line.send(JSON.stringify({ type: "move", id: `end${seat}`, move: { type: "resign" } }));
  await until("the end", 60, () => lines.some((line) => line.over));
  const { log } = (await (await fetch(`${url}/api/matches/${match}/replay`)).json()) as Replay;
  return log.flatMap(({ move }) => move ?? []);
}

const isObject = (text: string): boolean => {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === "object" && frame !== null && !Array.isArray(frame);
  } catch {
    return false;
  }
};

function idIn(text: string): string[] {
  if (!isObject(text)) return [];
  const { type, id } = JSON.parse(text) as { type?: unknown; id?: unknown };
  const legible = moveIdSchema.safeParse(id);
  return type === "move" && legible.success ? [legible.data] : [];
}

function damaged(game: string, line: Heard, seat: number, n: number, chance: Chance): string {
  // Most damage starts from a move that is none: asking a bot each time would take longer than the server does.
  const move =
    line.view && chance.int(3) === 0
      ? gameNamed(game)!.bot.choose(line.view, seat, 0, chanceOf(seedOf(n), 0, "move"), wordsFor(game))
      : null;
  const valid = chance.pick<object>([
    { type: "move", id: `f${n}`, move: move ?? { type: "resign" } },
    { type: "move", id: `f${n}`, move: mutate(move, chance) },
    { type: "sync", seq: chance.int(20) },
    { type: "chat", to: "table", phrase: "hello" },
    { type: "chat", to: "table", text: "bonjour" },
    { type: "probe", n: chance.int(100) },
  ]);
  // A resignation is valid at any time, and would end most matches at once.
  if (JSON.stringify(valid).includes('"resign"'))
    return JSON.stringify({ type: "move", id: `f${n}`, move: {} });
  switch (chance.int(4)) {
    case 0:
      return JSON.stringify(valid);
    case 1:
      return mutateText(JSON.stringify(valid), chance);
    case 2:
      return JSON.stringify(mutate(valid, chance)) ?? "undefined";
    default:
      return JSON.stringify({ type: "move", id: `f${n}`, move: mutate(move ?? GUESS, chance) });
  }
}

/** A bare socket that keeps count of what it hears. */
class Heard {
  readonly accepted = new Set<string>();
  readonly refused = new Set<string>();
  errors = 0;
  view: GameView | null = null;
  over = false;
  closed = false;
  private barrier = BARRIER;
  private passed: () => void = () => {};
  private readonly socket: WebSocket;

  static open(url: string, match: string, token: string): Promise<Heard> {
    const address = `${url.replace("http", "ws")}/api/matches/${match}/socket`;
    const heard = new Heard(new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]));
    return new Promise((resolve, reject) => {
      heard.socket.onopen = () => resolve(heard);
      heard.socket.onerror = () => reject(new Error("The socket failed"));
    });
  }

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.onclose = () => {
      this.closed = true;
      this.passed();
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data) as ServerFrame);
  }

  /** Until everything sent so far has been dealt with: frames of one socket are handled in order. */
  settle(): Promise<void> {
    const n = ++this.barrier;
    this.send(JSON.stringify({ type: "probe", n }));
    return new Promise((resolve) => {
      this.passed = resolve;
      if (this.closed) resolve();
    });
  }

  private hear(frame: ServerFrame): void {
    if (frame.type === "accepted") this.accepted.add(frame.id);
    if (frame.type === "refused") this.refused.add(frame.id);
    if (frame.type === "error") this.errors++;
    if (frame.type === "probe" && frame.n === this.barrier) this.passed();
    if (frame.type !== "welcome" && frame.type !== "update") return;
    this.view = frame.view as unknown as GameView;
    this.over ||= frame.view.outcome !== null;
  }

  send(text: string): void {
    if (!this.closed) this.socket.send(text);
  }

  close(): void {
    this.socket.close();
  }
}
