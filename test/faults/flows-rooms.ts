import { newPartner, type Partner } from "./attack.ts";
import { Ear } from "./ear.ts";
import { type Flow, type Place, read, type Seen } from "./flow.ts";
import { newGuest, newMatch, post } from "./tables.ts";

/** What makes a match: there is one of it, it is where everybody is told it is, or there is none. */
const WISH = { game: "password", language: "fr", seats: 2 };

const isThere = async (url: string, match: string): Promise<boolean> =>
  (await fetch(`${url}/api/matches/${match}`)).ok;

const openMatches = async (url: string, token: string): Promise<string[]> => {
  const { matches } = await read<{ matches: { match: string }[] }>(url, "/api/me/open", token);
  return matches.map(({ match }) => match);
};

/** Sent again with its key, the call gives one room, however far it had come. */
const partnerRoom: Flow = {
  name: "partner's room",
  async prepare({ url }) {
    const partner = await newPartner(url, "flows");
    const key = crypto.randomUUID();
    let told: string | null = null;
    return {
      async go() {
        told = await makeRoom(url, partner, key);
      },
      async look({ url, stored }): Promise<Seen> {
        const before = stored.rows<{ match: string }>(
          "SELECT match FROM partner_matches WHERE partner = ?",
          partner.id,
        );
        const id = await makeRoom(url, partner, key);
        if (told !== null && told !== id) return `half done: ${told} was told, and again ${id}`;
        const made = stored.rows<{ match: string }>(
          "SELECT match FROM partner_matches WHERE partner = ?",
          partner.id,
        );
        if (made.length !== 1 || made[0]!.match !== id)
          return `half done: ${JSON.stringify(made)}, told ${id}`;
        if (!(await isThere(url, id))) return `half done: ${id} is not there`;
        return before.length === 1 ? "done" : "undone";
      },
    };
  },
};

async function makeRoom(url: string, { secretKey }: Partner, key: string): Promise<string> {
  const headers = { authorization: `Bearer ${secretKey}`, "idempotency-key": key };
  const answer = await fetch(`${url}/api/partner/rooms`, {
    method: "POST",
    headers,
    body: JSON.stringify(WISH),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

/** A code leads to a room that its host knows of, or nowhere. */
const roomCode: Flow = {
  name: "room code",
  async prepare({ url }) {
    const host = await newGuest(url);
    let told: string | null = null;
    return {
      async go() {
        told = (await post<{ id: string }>(url, "/api/matches", { ...WISH, start: "host" }, host.token)).id;
      },
      async look({ url, stored }): Promise<Seen> {
        const mine = await openMatches(url, host.token);
        if (mine.length > 1) return `half done: ${mine.length} rooms`;
        const [match] = mine;
        if (told !== null && told !== match) return `half done: ${told} was told, and listed is ${match}`;
        if (match === undefined) return "undone";
        const codes = stored.rows<{ code: string }>("SELECT code FROM room_codes WHERE match = ?", match);
        if (codes.length !== 1) return `half done: ${codes.length} codes`;
        const room = await read<{ match: string }>(url, `/api/rooms/${codes[0]!.code}`, host.token);
        return room.match === match ? "done" : `half done: the code leads to ${room.match}`;
      },
    };
  },
};

/** Both said yes: there is one new match that both know of, or the answer is to be given again and makes one. */
const rematch: Flow = {
  name: "rematch",
  async prepare({ url }) {
    const [one, other] = [await newGuest(url), await newGuest(url)];
    const match = await newMatch(url, "password", [one, other]);
    const ear = new Ear({ url, match }, one.token);
    await ear.hear("welcome");
    ear.say({ type: "move", id: "end", move: { type: "resign" } });
    await ear.hear("accepted");
    ear.leave();
    const answer = (at: string, token: string) =>
      post<{ match: string | null }>(at, `/api/matches/${match}/rematch`, { accept: true }, token);
    await answer(url, one.token);
    let told: string | null = null;
    return {
      async go() {
        told = (await answer(url, other.token)).match;
      },
      async look({ url }): Promise<Seen> {
        const lists = await Promise.all([one, other].map(({ token }) => openMatches(url, token)));
        const isUndone = lists.every((list) => list.length === 0);
        const known = new Set(lists.flat());
        if (!isUndone && (known.size !== 1 || lists.some((list) => list.length !== 1)))
          return `half done: ${JSON.stringify(lists)}`;
        const again = [await answer(url, other.token), await answer(url, one.token)];
        const ids = new Set([...known, ...again.map((each) => each.match), ...(told ? [told] : [])]);
        const [id] = ids;
        if (ids.size !== 1 || !id) return `half done: ${[...ids]}`;
        if (!(await isThere(url, id))) return `half done: ${id} is not there`;
        return isUndone ? "undone" : "done";
      },
    };
  },
};

/**
 * Codes whose room was never made are taken back when rooms are made: those of ten seconds ago, five at a time. What
 * is left after that leads nowhere for ever.
 */
export async function codesLeft({ url, stored }: Place): Promise<number> {
  const unopened = "SELECT match FROM room_codes WHERE opened_at IS NULL";
  const { token } = await newGuest(url);
  for (let rooms = Math.ceil(stored.rows(unopened).length / 5) + 2; rooms > 0; rooms--) {
    await post(url, "/api/matches", { ...WISH, start: "host" }, token);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return stored.rows(unopened).length;
}

export const ROOM_FLOWS: readonly Flow[] = [partnerRoom, roomCode, rematch];
