import { Link } from "../../../src/link/link.ts";
import type { Person } from "./person.ts";
import { MatchPlayer, PLAIN } from "./player.ts";

/** What people do beside playing. */
export async function doErrand(person: Person): Promise<void> {
  const what = person.dice.next();
  if (what < 0.2) await rename(person);
  else if (what < 0.5) await signOut(person);
  else if (what < 0.62) await deleteMe(person);
  else if (what < 0.7) await report(person);
  else if (what < 0.8) await block(person);
  else if (what < 0.92) await pry(person);
  else await becomeAccount(person);
}

async function rename(person: Person): Promise<void> {
  const { device, me } = person;
  const answer = await device.call("PATCH", "/api/me", { name: me.newName() }, me.token);
  if (answer?.status === 200) me.take(answer);
}

async function becomeAccount({ me }: Person): Promise<void> {
  if (me.kind !== "guest") return;
  me.kind = "account";
  await me.makePasskey();
}

/** Somebody whom they last played with; null when there is nobody. */
async function metLast(person: Person): Promise<{ readonly match: string; readonly player: string } | null> {
  const { device, me, dice } = person;
  const last = person.played.at(-1);
  if (!last) return null;
  const summary = await device.call("GET", `/api/matches/${last.match}`, undefined);
  const { seats = [] } = (summary?.json ?? {}) as { seats?: { members: { id: string }[] }[] };
  const others = seats.flatMap(({ members }) => members).filter(({ id }) => id !== me.id);
  return others.length > 0 ? { match: last.match, player: dice.pick(others).id } : null;
}

async function report(person: Person): Promise<void> {
  const { device, me } = person;
  const met = await metLast(person);
  if (met) await device.call("POST", "/api/reports", { ...met, reason: "other" }, me.token);
}

/** Wants nothing to do with somebody, and looks for strangers right after; who was blocked before is forgiven. */
async function block(person: Person): Promise<void> {
  const { device, me, blocked } = person;
  const met = await metLast(person);
  if (!met) return;
  const path = "/api/me/blocks";
  if (blocked.length >= MOST_BLOCKED)
    await device.call("DELETE", `${path}/${blocked.shift()}`, undefined, me.token);
  const answer = await device.call("POST", path, { player: met.player }, me.token);
  if (answer?.status === 204) blocked.push(met.player);
}
/** So few live here that nobody would be left to play with. */
const MOST_BLOCKED = 2;

/** Asks for what nobody may see yet: the replay of a match that is being played, and a private one's socket. */
async function pry(person: Person): Promise<void> {
  const { device, dice, cloud } = person;
  const matches = cloud.objectsOf("Match").slice(-12);
  if (matches.length === 0) return;
  for (let i = 0; i < 3; i++) {
    const match = dice.pick(matches).id.name ?? "";
    await device.call("GET", `/api/matches/${match}/replay`, undefined);
    const game = person.habits.games[0]!;
    const table = person.sitDown(device, match, null, game);
    await Promise.race([table.done, device.wait(3000)]);
    person.standUp(table);
  }
}

/**
 * Signs out everywhere while a tablet, with the token of before, looks for strangers, reads the lobby and its news and
 * goes on making calls. Whether anything of that is still taken, the judges see.
 */
async function signOut(person: Person): Promise<void> {
  const { device, tablet, me, dice, habits, cloud } = person;
  const old = me.token;
  const token = () => old;
  const links = [
    `/api/quick-match/socket?game=${habits.games[0]}&language=${habits.language}`,
    `/api/lobby/${habits.language}/socket`,
    "/api/me/socket",
  ].map((path) => {
    const link = new Link<{ type: string }, { type: string }>(tablet.port, {
      address: tablet.socketAddress(path),
      token,
      pingMs: 5000,
      isGreeting: ({ type }) => type !== "error" && type !== "pong",
      frame: (frame) => {
        if (frame.type !== "pong") cloud.history.add("hears", tablet.name, JSON.stringify(frame));
      },
    });
    link.connect();
    return link;
  });
  const [seen] = person.played.slice(-1);
  const table = seen && tableOf(person, seen, token);
  const write = () => tablet.call("PATCH", "/api/me", { name: me.newName() }, old);
  await write();
  await device.wait(dice.until(4000));
  const answer = await device.call("POST", "/api/me/sign-out", {}, old);
  const isOut = answer?.status === 200 && me.take(answer);
  for (let i = 0; i < 4; i++) {
    await tablet.wait(dice.until(4000));
    await write();
  }
  // Some leave the tablet lying open.
  if (dice.happens(0.4)) await tablet.wait(dice.until(4 * 60_000));
  for (const link of links) link.close();
  table?.leave();
  if (!isOut) await person.checkToken();
}

function tableOf(
  { tablet, dice, cloud, habits }: Person,
  { match, game }: { readonly match: string; readonly game: string },
  token: () => string | null,
): MatchPlayer {
  const sitting = { match, seat: null, game, language: habits.language, token, manners: PLAIN };
  return new MatchPlayer(tablet, dice.fork("tablet's table"), cloud.history, sitting);
}

/** Deletes the account, and comes back as somebody new. Some do it while they sit at a table. */
async function deleteMe(person: Person): Promise<void> {
  const { device, tablet, me, cloud, dice } = person;
  const names = [person.me.name];
  const [id, name, old] = [me.id, me.name, me.token];
  for (let tries = 0; tries < 4; tries++) {
    const confirmation = await me.confirmation();
    if (confirmation) {
      cloud.history.add("wants to go", device.name, `${id} ${name}`);
      if (me.token === old) me.letGo();
      // A tablet of theirs lies open, and somebody takes another name on it just then.
      void (async () => {
        for (let i = 0; i < 4; i++) {
          const another = me.newName();
          names.push(another);
          await tablet.call("PATCH", "/api/me", { name: another }, old);
          await tablet.wait(dice.until(2000));
        }
      })();
      const answer = await device.call("DELETE", "/api/me", undefined, old, confirmation);
      if (answer?.status === 204) {
        for (const each of names) cloud.history.add("has gone", device.name, `${id} ${each}`);
        await device.call("PATCH", "/api/me", { name: me.newName() }, old);
        break;
      }
      if (answer?.status === 401) break; // the call before was carried out
    }
    await device.wait(dice.until(3000));
  }
  me.passkey = null;
  await me.comeBack();
}
