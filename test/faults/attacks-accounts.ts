import { Authenticator } from "../objects/authenticator.ts";
import { named, newAccount } from "./accounts.ts";
import { asked, code, me, type Scene, type Try } from "./attack.ts";
import { newGuest, post } from "./tables.ts";

/** With somebody's token and nothing else, or with nothing but patience. */
export const ACCOUNT_TRIES: readonly Try[] = [
  ["a passkey added with a token that was copied", "403", addsPasskey],
  ["the owner's passkey removed with a token that was copied", "403", removesPasskey],
  ["everything taken along with a token that was copied", "403", takesAlong],
  ["an account deleted with a token that was copied", "403", deletes],
  ["a guest's token after the guest made a passkey", "401", guestsToken],
  ["a passkey made by a device that did not verify its user", "400", unverified],
  ["recovery codes by guessing", "429", guesses],
  ["a recovery code for a token", "401", codeForToken],
];

async function addsPasskey(scene: Scene): Promise<string> {
  const { url, token } = await newAccount(scene.url);
  return code(url, "/api/me/passkeys/options", {}, token);
}

async function removesPasskey(scene: Scene): Promise<string> {
  const { url, token, key } = await newAccount(scene.url);
  return asked(`${url}/api/me/passkeys/${key.id}`, token, "DELETE");
}

async function takesAlong(scene: Scene): Promise<string> {
  const { url, token } = await newAccount(scene.url);
  return asked(`${url}/api/me/export`, token);
}

async function deletes(scene: Scene): Promise<string> {
  const { url, token } = await newAccount(scene.url);
  return asked(`${url}/api/me`, token, "DELETE");
}

async function guestsToken(scene: Scene): Promise<string> {
  const { url, guest } = await newAccount(scene.url);
  return me(url, guest);
}

async function unverified(scene: Scene): Promise<string> {
  const url = named(scene.url);
  const { token } = await newGuest(url);
  const path = "/api/me/passkeys";
  const { options } = await post<{ options: { challenge: string } }>(url, `${path}/options`, {}, token);
  const key = await Authenticator.make(url);
  const credential = await key.register(options.challenge, { unverified: true });
  return code(url, path, { credential }, token);
}

async function guesses(scene: Scene): Promise<string> {
  const { url, codes } = await newAccount(scene.url);
  for (let n = 0; n < 10; n++) {
    const guess = `${codes[0]!.slice(0, -5)}0000${n}`;
    const seen = await code(url, "/api/recovery/options", { code: guess });
    if (seen !== "403") return `guess ${n}: ${seen}`;
  }
  return code(url, "/api/recovery/options", { code: codes[0] });
}

async function codeForToken(scene: Scene): Promise<string> {
  const { url, codes } = await newAccount(scene.url);
  return me(url, codes[0]!);
}
