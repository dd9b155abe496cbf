import { CONFIRMATION_HEADER } from "../../src/protocol/accounts.ts";
import { Authenticator } from "../objects/authenticator.ts";
import { newGuest, post } from "./tables.ts";

/** Somebody with passkeys on a real server, through the calls that a browser makes. */
export interface Account {
  readonly url: string;
  readonly id: string;
  readonly token: string;
  /** The token of before, when this was a guest. */
  readonly guest: string;
  readonly key: Authenticator;
  readonly codes: readonly string[];
}

/** Passkeys belong to hosts with a name. */
export function named(url: string): string {
  const address = new URL(url);
  address.hostname = "localhost";
  return address.origin;
}

const PASSKEYS = "/api/me/passkeys";
type Options = { readonly options: { readonly challenge: string } };

export async function newAccount(server: string): Promise<Account> {
  const url = named(server);
  const guest = await newGuest(url);
  const key = await Authenticator.make(url);
  const credential = await credentialFor(url, guest.token, key);
  const made = await post<{ token: string; codes: string[] }>(url, PASSKEYS, { credential }, guest.token);
  return { url, key, id: guest.player.id, guest: guest.token, ...made };
}

/** What a new passkey answers, ready to be sent: the last step is whoever's asks. */
export async function credentialFor(
  url: string,
  token: string,
  key: Authenticator,
  confirmation?: string,
): Promise<object> {
  const { options } = await send<Options>(url, `${PASSKEYS}/options`, {}, token, confirmation);
  return key.register(options.challenge);
}

export async function confirmed({ url, token, key }: Account): Promise<string> {
  const { options } = await post<Options>(url, "/api/me/confirm/options", {}, token);
  const credential = await key.signIn(options.challenge);
  return (await post<{ confirmation: string }>(url, "/api/me/confirm", { credential }, token)).confirmation;
}

/** The token of a new session, or null where the passkey is not known. */
export async function signIn(url: string, key: Authenticator): Promise<string | null> {
  const { options } = await post<Options>(url, "/api/sign-in/options", {});
  const credential = await key.signIn(options.challenge);
  const answer = await fetch(`${url}/api/sign-in`, { method: "POST", body: JSON.stringify({ credential }) });
  const body = (await answer.json()) as { token?: string; code?: string };
  if (answer.ok && body.token !== undefined) return body.token;
  // Whatever else went wrong says nothing of the passkey.
  if (body.code === "passkey-unknown") return null;
  throw new Error(`/api/sign-in: ${answer.status} ${body.code}`);
}

export async function addPasskey(
  account: Pick<Account, "url" | "token">,
  credential: object,
  confirmation?: string,
): Promise<void> {
  await send(account.url, PASSKEYS, { credential }, account.token, confirmation);
}

async function send<T>(
  url: string,
  path: string,
  body: object,
  token: string,
  confirmation?: string,
): Promise<T> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(confirmation ? { [CONFIRMATION_HEADER]: confirmation } : {}),
  };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
