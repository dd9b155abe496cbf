import { CONFIRMATION_HEADER } from "../../src/protocol/accounts.ts";
import { Authenticator } from "../objects/authenticator.ts";
import { addPasskey, confirmed, credentialFor, named, newAccount, signIn } from "./accounts.ts";
import { allOrNothing, type Flow, mustAnswer, read, statusOf } from "./flow.ts";
import { newGuest, newMatch, post } from "./tables.ts";

/** What changes an account: D1 and the player's own object must come to say the same. */
interface Row {
  readonly name: string;
  readonly kind: string;
  readonly epoch: number;
  readonly gone_at: number | null;
}
/** Of the shape of an id: who calls is asked before whether it is there. */
const NO_MATCH = "A".repeat(22);
const PLAYER = "SELECT name, kind, epoch, gone_at FROM players WHERE id = ?";
const PASSKEY = "SELECT id FROM passkeys WHERE player = ? AND id = ?";
const RECOVERY = "SELECT player FROM recoveries WHERE player = ?";

/** Whether this token is taken for nothing: neither to read nor to write. */
async function isVoid(url: string, token: string): Promise<{ read: boolean; write: boolean }> {
  const reading = await statusOf(url, "/api/me", token);
  const writing = await statusOf(url, `/api/matches/${NO_MATCH}/seats`, token, "POST", {});
  return { read: isRefused(reading, 200), write: isRefused(writing, 404) };
}

/** A server that fails, or is asked too often, says nothing of the token. */
function isRefused(status: number, otherwise: number): boolean {
  if (status !== 401 && status !== otherwise) throw new Error(`${status} in place of 401 or ${otherwise}`);
  return status === 401;
}

const signOut: Flow = {
  name: "sign-out",
  async prepare({ url }) {
    const { token, player } = await newGuest(url);
    return {
      go: () => mustAnswer(statusOf(url, "/api/me/sign-out", token, "POST", {}), 200),
      async look({ url, stored }) {
        const [row] = stored.rows<Row>(PLAYER, player.id);
        return allOrNothing({ ...(await isVoid(url, token)), epochInD1: row!.epoch > 0 });
      },
    };
  },
};

/** At a match that goes on, and at one that has not begun: the name stands in both, and in the other's list. */
const deletion: Flow = {
  name: "deletion",
  async prepare({ url }) {
    const name = `Kanarie ${crypto.randomUUID().slice(0, 8)}`;
    const leaving = await post<{ token: string; player: { id: string } }>(url, "/api/players", { name });
    const other = await newGuest(url);
    const match = await newMatch(url, "password", [other, leaving]);
    const { token, player } = leaving;
    return {
      go: () => mustAnswer(statusOf(url, "/api/me", token, "DELETE"), 204),
      async look({ url, stored }) {
        const [row] = stored.rows<Row>(PLAYER, player.id);
        const summary = JSON.stringify(await read(url, `/api/matches/${match}`, other.token));
        const listed = JSON.stringify(await read(url, "/api/me/open", other.token));
        return allOrNothing({
          ...(await isVoid(url, token)),
          goneInD1: row!.gone_at !== null && row!.name === "",
          namelessMatch: !summary.includes(name),
          namelessList: !listed.includes(name),
        });
      },
    };
  },
};

const firstPasskey: Flow = {
  name: "first passkey",
  async prepare(place) {
    const url = named(place.url);
    const { token, player } = await newGuest(url);
    const key = await Authenticator.make(url);
    const credential = await credentialFor(url, token, key);
    return {
      go: () => addPasskey({ url, token }, credential),
      async look({ stored }) {
        const [row] = stored.rows<Row>(PLAYER, player.id);
        const session = await signIn(url, key);
        const me = session === null ? null : await read<{ kind: string }>(url, "/api/me", session);
        return allOrNothing({
          ...(await isVoid(url, token)),
          passkeyInD1: stored.rows(PASSKEY, player.id, key.id).length === 1,
          codesInD1: stored.rows(RECOVERY, player.id).length === 1,
          accountInD1: row!.kind === "account",
          epochInD1: row!.epoch > 0,
          signsIn: session !== null,
          isAccount: me !== null && me.kind === "account",
        });
      },
    };
  },
};

/** The session that asked holds in any case. */
const addedPasskey: Flow = {
  name: "passkey added",
  async prepare(place) {
    const account = await newAccount(place.url);
    const key = await Authenticator.make(account.url);
    const confirmation = await confirmed(account);
    const credential = await credentialFor(account.url, account.token, key, confirmation);
    return {
      go: () => addPasskey(account, credential, confirmation),
      async look({ stored }) {
        const { url, token, id } = account;
        const me = await read<{ kind: string; passkeys: { id: string }[] }>(url, "/api/me", token);
        if (me.kind !== "account") return `half done: a ${me.kind} with passkeys`;
        return allOrNothing({
          passkeyInD1: stored.rows(PASSKEY, id, key.id).length === 1,
          isListed: me.passkeys.some((each) => each.id === key.id),
          signsIn: (await signIn(url, key)) !== null,
        });
      },
    };
  },
};

/** Removed by a session of the other one, which holds in any case. */
const removedPasskey: Flow = {
  name: "passkey removed",
  async prepare(place) {
    const account = await newAccount(place.url);
    const { url, id } = account;
    const key = await Authenticator.make(url);
    const first = await confirmed(account);
    await addPasskey(account, await credentialFor(url, account.token, key, first), first);
    const session = (await signIn(url, key))!;
    const confirmation = await confirmed(account);
    const headers = {
      authorization: `Bearer ${account.token}`,
      [CONFIRMATION_HEADER]: confirmation,
    };
    return {
      async go() {
        const answer = await fetch(`${url}/api/me/passkeys/${key.id}`, { method: "DELETE", headers });
        await mustAnswer(Promise.resolve(answer.status), 200);
      },
      async look({ stored }) {
        if ((await signIn(url, account.key)) === null) return "half done: the other one does not sign in";
        return allOrNothing({
          ...(await isVoid(url, session)),
          goneFromD1: stored.rows(PASSKEY, id, key.id).length === 0,
          signsInNoMore: (await signIn(url, key)) === null,
        });
      },
    };
  },
};

/** A recovery code's new passkey voids every session and code of before. */
const recovery: Flow = {
  name: "recovery",
  async prepare(place) {
    const account = await newAccount(place.url);
    const { url, id, codes } = account;
    const [code] = codes;
    const key = await Authenticator.make(url);
    const { options } = await post<{ options: { challenge: string } }>(url, "/api/recovery/options", {
      code,
    });
    const credential = await key.register(options.challenge);
    const hashes = "SELECT hashes FROM recoveries WHERE player = ?";
    const [before] = place.stored.rows<{ hashes: string }>(hashes, id);
    return {
      go: () => post(url, "/api/recovery", { code, credential }),
      async look({ stored }) {
        const [now] = stored.rows<{ hashes: string }>(hashes, id);
        return allOrNothing({
          ...(await isVoid(url, account.token)),
          passkeyInD1: stored.rows(PASSKEY, id, key.id).length === 1,
          otherCodes: now!.hashes !== before!.hashes,
          signsIn: (await signIn(url, key)) !== null,
        });
      },
    };
  },
};

export const ACCOUNT_FLOWS: readonly Flow[] = [
  signOut,
  deletion,
  firstPasskey,
  addedPasskey,
  removedPasskey,
  recovery,
];
