import { type Chance, chanceOf } from "../../src/core/chance.ts";
import { GAMES, gameNamed } from "../../src/games/registry.ts";
import type { Replay } from "../../src/match/log.ts";
import { parseClientFrame } from "../../src/protocol/parse.ts";
import { seedOf } from "../contracts/play.ts";
import type { Server } from "../e2e/server.ts";
import { Heard } from "./heard.ts";
import { faultsIn } from "./lines.ts";
import { Memory } from "./memory.ts";
import { mutate, mutateText } from "./mutate.ts";
import { silently, type Tell } from "./progress.ts";
import { type Guest, newGuest, newMatch, SEATS, until, wordsFor } from "./tables.ts";

/**
 * Damaged frames on every game's sockets, on a player's and on the quick match's. Each must be answered; every row
 * that a player's move has in the log was told to that player as accepted; the server must not stumble, nor grow.
 */
export interface FramesReport {
  readonly frames: number;
  readonly matches: number;
  readonly accepted: number;
  readonly refused: number;
  readonly errors: number;
  /** Frames that are due an answer and got none. */
  readonly unanswered: number;
  /** Rows of moves that nobody was told of. */
  readonly unexplained: number;
  readonly closed: number;
  readonly memory: readonly number[];
  readonly isFlat: boolean;
  readonly faults: readonly string[];
}

type Counted = Omit<FramesReport, "memory" | "isFlat" | "faults">;

/** Matches at once: a server that waits for one of them has others to serve. */
const AT_ONCE = 8;
/** Frames a match, unless it ends before. Many: of every object that it has ever held the runtime keeps a little. */
const BATCH = 5000;
const CATCH_UP_EVERY = 50;
const MOST_SEATS = Math.max(2, ...Object.values(SEATS));
const ASIDE = 20;
const GUESS = { type: "guess", target: 1, word: "salade" };

export async function tryFrames(
  server: Server,
  frames: number,
  seed: number,
  tell: Tell = silently,
): Promise<FramesReport> {
  const total = {
    ...{ frames: 0, matches: 0, accepted: 0, refused: 0, errors: 0 },
    ...{ unanswered: 0, unexplained: 0, closed: 0 },
  };
  const memory = new Memory(server, frames);
  const games = Object.keys(GAMES);
  let rounds = 0;
  const work = async (): Promise<void> => {
    // The same few people all along, for the same reason.
    const people = await Promise.all(Array.from({ length: MOST_SEATS }, () => newGuest(server.url)));
    while (total.frames < frames) {
      const round = rounds++;
      const game = games[round % games.length]!;
      const most = Math.min(BATCH, Math.ceil(frames / games.length));
      const guests = people.slice(0, SEATS[game] ?? 2);
      const seen = [await tryMatch(server.url, game, guests, seed + round, most)];
      for (const path of asides(game, round))
        seen.push(await tryAside(server.url, path, guests[0]!, seed + round));
      for (const each of seen)
        for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += each[key];
      memory.look(total.frames);
      tell(total.frames, () => ({ ...total, mb: memory.points.at(-1), faults: faultsIn(server).length }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { ...total, memory: memory.points, isFlat: memory.isFlat, faults: faultsIn(server) };
}

async function tryMatch(
  url: string,
  game: string,
  guests: readonly Guest[],
  seed: number,
  most: number,
): Promise<Counted> {
  const chance = chanceOf(seedOf(seed), 0, "frames");
  const match = await newMatch(url, game, guests);
  const path = `/api/matches/${match}/socket`;
  const lines = await Promise.all(guests.map(({ token }) => Heard.open(url, path, token)));
  const moves = new Moves(game);
  const due = { ids: new Set<string>(), errors: 0 };
  let sent = 0;
  for (; sent < most && !lines.some(({ over }) => over); sent++) {
    const seat = chance.int(lines.length);
    const line = lines[seat]!;
    const text = damaged(moves.of(line, seat, chance), seed * BATCH + sent, chance);
    const isBinary = chance.int(100) === 0;
    line.send(isBinary ? new TextEncoder().encode(text) : text);
    const read = isBinary
      ? ({ ok: false, error: { code: "frame/binary" } } as const)
      : parseClientFrame(text);
    if (read.ok && read.value.type === "move") due.ids.add(read.value.id);
    else if (!read.ok && "moveId" in read.error) due.ids.add(read.error.moveId);
    else if (!read.ok) due.errors++;
    // Every now and then what was sent is played out, so that later frames are damaged from a newer view.
    if (sent % CATCH_UP_EVERY === 0) await Promise.all(lines.map((each) => each.caughtUp()));
  }
  await Promise.all(lines.map((line) => line.caughtUp()));
  const accepted = new Set(lines.flatMap((line) => [...line.accepted]));
  const answered = new Set([...accepted, ...lines.flatMap((line) => [...line.refused])]);
  const errors = lines.reduce((sum, line) => sum + line.errors, 0);
  const closed = lines.filter((line) => line.closed).length;
  const rows = await finish(url, match, lines);
  for (const line of lines) line.close();
  return {
    ...{ frames: sent, matches: 1, accepted: accepted.size, refused: answered.size - accepted.size, errors },
    unanswered: [...due.ids].filter((id) => !answered.has(id)).length + Math.max(0, due.errors - errors),
    unexplained: rows.filter((id) => !accepted.has(id) && !id.startsWith("end-")).length,
    closed,
  };
}

/** Everybody resigns, so that the log can be read; the ids of the moves in it. */
async function finish(url: string, match: string, lines: readonly Heard[]): Promise<string[]> {
  for (const [seat, line] of lines.entries())
    line.send(JSON.stringify({ type: "move", id: `end-${seat}`, move: { type: "resign" } }));
  await until("the end", 120, () => lines.some((line) => line.over));
  const { log } = (await (await fetch(`${url}/api/matches/${match}/replay`)).json()) as Replay;
  return log.flatMap(({ move }) => move ?? []);
}

/** The other sockets there are. No two at work at once wait for the same strangers, so that nobody is paired. */
function asides(game: string, round: number): string[] {
  const { languages } = gameNamed(game)!.rules;
  const language = languages[Math.floor(round / Object.keys(GAMES).length) % languages.length];
  const strangers = `/api/quick-match/socket?game=${game}&language=${language}`;
  return ["/api/me/socket", ...(SEATS[game] === 1 ? [] : [strangers])];
}

/** A socket on which there is little to say: each frame gets a pong or an error. */
async function tryAside(url: string, path: string, { token }: Guest, seed: number): Promise<Counted> {
  const chance = chanceOf(seedOf(seed), 0, path);
  const line = await Heard.open(url, path, token);
  for (let n = 0; n < ASIDE; n++) {
    const valid = chance.pick<object>([
      { type: "ping" },
      { type: "confirm", offer: "AAAA" },
      { type: "sync" },
    ]);
    line.send(chance.int(4) === 0 ? JSON.stringify(valid) : mutateText(JSON.stringify(valid), chance));
  }
  const answers = () => line.errors + line.pongs;
  await until(`${ASIDE} answers on ${path}`, 60, () => answers() >= ASIDE || line.closed).catch(() => {});
  line.close();
  return {
    ...{ frames: ASIDE, matches: 0, accepted: 0, refused: 0, errors: line.errors },
    ...{ unanswered: ASIDE - answers(), unexplained: 0, closed: line.closed ? 1 : 0 },
  };
}

/** What each seat would do, asked once a view: asking a bot for every frame would take longer than the server does. */
class Moves {
  private readonly game: string;
  private readonly known = new Map<number, { seq: number; move: unknown }>();

  constructor(game: string) {
    this.game = game;
  }

  of({ view, awaiting, seq }: Heard, seat: number, chance: Chance): unknown {
    // Out of turn a bot may have nothing to choose from; who seeks in Mot à Mot buzzes all the same.
    if (!view || !(awaiting.includes(seat) || this.game === "mot-a-mot")) return null;
    const known = this.known.get(seat);
    if (known?.seq === seq) return known.move;
    const move = gameNamed(this.game)!.bot.choose(view, seat, 0, chance, wordsFor(this.game));
    this.known.set(seat, { seq, move });
    return move;
  }
}

function damaged(move: unknown, n: number, chance: Chance): string {
  const valid = chance.pick<object>([
    { type: "move", id: `f${n}`, move: move ?? {} },
    { type: "move", id: `f${n}`, move: mutate(move, chance) },
    { type: "sync", seq: chance.int(20) },
    { type: "chat", to: "table", phrase: "hello" },
    { type: "chat", to: "table", text: "bonjour" },
    { type: "probe", n: chance.int(100) },
  ]);
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
