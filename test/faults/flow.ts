import type { Stored } from "./stored.ts";

/** A server that is killed now and then, and its database. */
export interface Place {
  readonly url: string;
  readonly stored: Stored;
}

/**
 * Something that is written in two places, or in several steps. `seen` says what became of it: all of it was done, or
 * nothing; anything else is half done, and said in words.
 */
export interface Begun {
  /** The call into which the kill falls. */
  go(): Promise<unknown>;
  look(place: Place): Promise<Seen>;
}

export type Seen = "done" | "undone" | `half done: ${string}`;

export interface Flow {
  readonly name: string;
  prepare(place: Place): Promise<Begun>;
}

/** All of these are of what was done, or none of them is. */
export function allOrNothing(facts: Readonly<Record<string, boolean>>): Seen {
  const held = Object.values(facts).filter((each) => each).length;
  if (held === 0) return "undone";
  return held === Object.keys(facts).length ? "done" : `half done: ${JSON.stringify(facts)}`;
}

/** The status of a call; a server that was killed meanwhile gives none, which is thrown. */
export async function statusOf(
  url: string,
  path: string,
  token: string,
  method = "GET",
  body?: object,
): Promise<number> {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url + path, { method, headers: { authorization: `Bearer ${token}` }, ...init });
  await answer.arrayBuffer();
  return answer.status;
}

export async function read<T>(url: string, path: string, token: string): Promise<T> {
  const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The call of a flow: it counts as answered only if it was answered well. */
export async function mustAnswer(answer: Promise<number>, wanted: number): Promise<void> {
  const status = await answer;
  if (status !== wanted) throw new Error(`${status} in place of ${wanted}`);
}
