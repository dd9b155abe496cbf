import { builtLexicon } from "../../dictionaries/built.ts";
import { chanceOf } from "../../src/core/chance.ts";
import type { Language } from "../../src/core/language.ts";
import type { GameView } from "../../src/games/game.ts";
import { gameNamed } from "../../src/games/registry.ts";
import { lexiconIdOf } from "../../src/lexicon/ids.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import type { ViewFrame } from "../../src/protocol/frames.ts";
import { Palabre } from "../../src/sdk/client.ts";
import type { MatchLine } from "../../src/sdk/line.ts";

/** Matches with something on the table: people played by the games' own bots, at the speed of the server. */
export interface TableWish {
  readonly game: string;
  readonly language: Language;
  readonly seats: number;
  /** How many moves everybody makes in all before the first seat is next; absent: to the end. */
  readonly moves?: number;
}

const SEED = new Uint8Array(32).fill(7);
const LEVEL = 2;
const FRIENDS = ["Blaise", "Colette", "Denis"];

const lexicons = new Map<string, Lexicon>();

export async function playTable(server: string, token: string, wish: TableWish): Promise<string> {
  const { game, language, seats } = wish;
  const host = new Palabre(server, token);
  const { id } = await host.makeMatch({ game, language, seats });
  const people = [host];
  for (const name of FRIENDS.slice(0, seats - 1)) {
    const friend = await Palabre.asGuest(server, { name, language });
    await friend.takeSeat(id);
    people.push(friend);
  }
  const lines = people.map((one) => one.join(id));
  await Promise.all(lines.map((line) => line.until(({ phase }) => phase !== "waiting")));
  for (let made = 0; made < 600; made++) {
    const all = await agreed(lines);
    const next = all.awaiting[0];
    if (next === undefined || (made >= (wish.moves ?? Infinity) && next === 0)) break;
    await playOne(lines[next]!, next, made, wish);
  }
  for (const line of lines) line.close();
  return id;
}

/** The view that every line has come to: a line that is behind would play a move of the past. */
async function agreed(lines: readonly MatchLine[]): Promise<ViewFrame> {
  await new Promise((resolve) => setTimeout(resolve, 15));
  return lines[0]!.view!;
}

async function playOne(
  line: MatchLine,
  seat: number,
  n: number,
  { game, language }: TableWish,
): Promise<void> {
  const { rules, bot } = gameNamed(game)!;
  const id = lexiconIdOf(language, rules);
  if (!lexicons.has(id)) lexicons.set(id, builtLexicon(id));
  const view = line.view as unknown as GameView;
  const move = bot.choose(view, seat, LEVEL, chanceOf(SEED, n, "gallery"), lexicons.get(id)!);
  if (move === null) await new Promise((resolve) => setTimeout(resolve, 200));
  else await line.move(move);
}
