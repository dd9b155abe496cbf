import { CONFIRMATION_HEADER } from "../../src/protocol/accounts.ts";
import { Authenticator, type Lies } from "./authenticator.ts";
import { call, guest } from "./client.ts";

/** Somebody with passkeys, through the calls that a browser makes. */
export type Player = { token: string; id: string };
export type Answer = { status: number; body: Record<string, unknown> & { code?: string } };

export async function ask(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  confirmation?: string,
): Promise<Answer> {
  const answer = await call(path, {
    method,
    headers: {
      "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(confirmation ? { [CONFIRMATION_HEADER]: confirmation } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? {} : JSON.parse(text) };
}

export const challengeOf = ({ body }: Answer): string => (body.options as { challenge: string }).challenge;

export const newChallenge = async ({ token }: Player, confirmation?: string): Promise<string> =>
  challengeOf(await ask("POST", "/api/me/passkeys/options", {}, token, confirmation));

export const signInChallenge = async (): Promise<string> =>
  challengeOf(await ask("POST", "/api/sign-in/options"));

/** Makes a passkey; who has one already confirms with it. */
export async function enrol(
  player: Player,
  key: Authenticator,
  lies: Lies = {},
  confirmation?: string,
): Promise<Answer> {
  const credential = await key.register(await newChallenge(player, confirmation), lies);
  return ask("POST", "/api/me/passkeys", { credential }, player.token, confirmation);
}

export async function signIn(key: Authenticator, lies: Lies = {}): Promise<Answer> {
  return ask("POST", "/api/sign-in", { credential: await key.signIn(await signInChallenge(), lies) });
}

export async function confirm({ token }: Player, key: Authenticator, lies: Lies = {}): Promise<Answer> {
  const challenge = challengeOf(await ask("POST", "/api/me/confirm/options", {}, token));
  return ask("POST", "/api/me/confirm", { credential: await key.signIn(challenge, lies) }, token);
}

export const confirmed = async (player: Player, key: Authenticator): Promise<string> =>
  (await confirm(player, key)).body.confirmation as string;

/** An account with one passkey: its session, the guest's of before, and the codes that were shown. */
export async function accountWithKey(name = "Ada") {
  const old = await guest(name);
  const key = await Authenticator.make();
  const { body } = await enrol(old, key);
  return { player: { ...old, token: body.token as string }, old, key, codes: body.codes as string[] };
}

/** A code of the same account that opens nothing. */
export const wrongCode = (code: string): string => `${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`;
