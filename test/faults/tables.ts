import { builtLexicon } from "../../dictionaries/built.ts";
import type { Language } from "../../src/core/language.ts";
import { gameNamed } from "../../src/games/registry.ts";
import { type LexiconId, lexiconIdOf } from "../../src/lexicon/ids.ts";
import type { Lexicon } from "../../src/lexicon/lexicon.ts";
import { seedOf } from "../contracts/play.ts";
import { RandomPlayer } from "./player.ts";

/** Matches that random players play to their end on a real server. */
export interface Table {
  readonly match: string;
  readonly game: string;
  readonly players: readonly { readonly id: string; readonly token: string; readonly line: RandomPlayer }[];
}

const LANGUAGE: Language = "fr";
export const SEATS: Readonly<Record<string, number>> = { "mot-a-mot": 3, "buzzle-solitaire": 1 };
/** Short times, so that a table whose players were away catches up soon. */
const OPTIONS: Readonly<Record<string, object>> = {
  "mot-a-mot": { bidSeconds: 10, floorSeconds: 5 },
  lexiduel: { rounds: 8 },
};

const lexicons = new Map<LexiconId, Lexicon>();

export function wordsFor(game: string): Lexicon {
  const id = lexiconIdOf(LANGUAGE, gameNamed(game)!.rules);
  const known = lexicons.get(id) ?? builtLexicon(id);
  lexicons.set(id, known);
  return known;
}

export const post = <T>(url: string, path: string, body: unknown, token?: string): Promise<T> =>
  send(url, "POST", path, body, token);

export async function send<T>(
  url: string,
  method: "POST" | "PATCH",
  path: string,
  body: unknown,
  token?: string,
): Promise<T> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export interface Guest {
  readonly token: string;
  readonly player: { readonly id: string };
}

export const newGuest = (url: string): Promise<Guest> => post(url, "/api/players", {});

/** The first guest makes the match, the others sit down. */
export async function newMatch(
  url: string,
  game: string,
  guests: readonly Guest[],
  options?: object,
  bots = 0,
): Promise<string> {
  const wish = {
    ...{ game, language: LANGUAGE, seats: guests.length + bots, options: options ?? OPTIONS[game] ?? {} },
    bots: Array.from({ length: bots }, () => ({ level: 1 })),
  };
  const { id } = await post<{ id: string }>(url, "/api/matches", wish, guests[0]!.token);
  for (const { token } of guests.slice(1)) await post(url, `/api/matches/${id}/seats`, {}, token);
  return id;
}

export async function openTable(url: string, game: string, seed: number, patience: number): Promise<Table> {
  const guests = await Promise.all(Array.from({ length: SEATS[game] ?? 2 }, () => newGuest(url)));
  const match = await newMatch(url, game, guests);
  const players = guests.map(({ token, player }, seat) => ({
    id: player.id,
    token,
    line: new RandomPlayer(url, match, token, game, seat, wordsFor(game), seedOf(seed), patience),
  }));
  return { match, game, players };
}

export const isOver = ({ players }: Table): boolean => players.every(({ line }) => line.over);

export async function until(what: string, seconds: number, holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < seconds * 20; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ${seconds} s in vain for ${what}`);
}
