import type { Invitation } from "./partner.ts";
import type { Person } from "./person.ts";
import type { MatchPlayer } from "./player.ts";

/** Rooms: opened, changed, joined and left; and matches of others, watched. */

interface Listed {
  readonly id: string;
  readonly game: string;
  readonly state: "waiting" | "playing";
  readonly free: number;
}

const CLOCKS = [
  { kind: "turn", seconds: 60 },
  { kind: "game", seconds: 300, increment: 2 },
  { kind: "none" },
  { kind: "turn", seconds: 20 },
] as const;
/** Games that more than two may play. */
const MANY = new Set(["buzzle", "quick-buzzle", "password"]);
const OWN_CLOCK = new Set(["quick-buzzle", "mot-a-mot"]);

export async function hostRoom(person: Person, others: readonly Person[]): Promise<void> {
  const { dice, device, me, habits } = person;
  const game = dice.pick(habits.games.filter((each) => each !== "mot-a-mot"));
  const visibility = dice.happens(0.6) ? "public" : "private";
  const start = dice.happens(0.7) ? "full" : "host";
  // Now and then one waits for more than will come, for as long as it takes.
  const isLong = MANY.has(game) && dice.happens(0.25);
  const seats = isLong ? 4 : MANY.has(game) && dice.happens(0.5) ? 3 : 2;
  const bots = seats === 3 && dice.happens(0.3) ? [{ level: 1 }] : [];
  const options = OWN_CLOCK.has(game) ? {} : { clock: dice.pick(CLOCKS) };
  const body = { game, language: habits.language, visibility, start, seats, bots, options };
  const made = await device.call("POST", "/api/matches", body, me.token);
  if (made?.status === 401) return me.comeBack();
  if (made?.status !== 201) return;
  const { id } = made.json as { id: string };
  const table = person.sitDown(device, id, 0, game);
  const friends = others.filter((each) => each !== person);
  for (let i = 1; i < seats && friends.length > 0; i++)
    if (visibility === "private" || dice.happens(0.3))
      dice.pick(friends).invitations.push({ match: id, game });
  await keepRoom(person, table, id, start === "host", isLong);
  const how = await Promise.race([table.done, Promise.resolve("waiting" as const)]);
  if (how === "waiting" && table.view && table.view.phase !== "waiting") await table.done;
  person.standUp(table);
}

/** Until it begins, or the host has had enough of waiting. */
async function keepRoom(
  person: Person,
  table: MatchPlayer,
  id: string,
  starts: boolean,
  isLong: boolean,
): Promise<void> {
  const { dice, device, cloud } = person;
  const path = `/api/matches/${id}`;
  let hasBegun = false;
  void table.begun.then(() => {
    hasBegun = true;
  });
  const patience = cloud.timeline.now + (isLong ? 14 : 3) * 60_000;
  while (!hasBegun && !person.isHome && cloud.timeline.now < patience) {
    await device.wait(dice.until(15_000));
    if (hasBegun) return;
    const what = dice.next();
    const token = person.me.token;
    if (what < 0.12) table.say(`${person.me.name} dit bonjour`);
    else if (what < 0.24) await device.call("PATCH", path, { visibility: "public" }, token);
    else if (what < 0.34) await device.call("PATCH", path, { visibility: "private" }, token);
    else if (what < 0.44) await table.stepOut(dice.until(60_000));
    if (starts) await device.call("POST", `${path}/start`, {}, token);
  }
  if (!hasBegun && dice.happens(0.6))
    await device.call("DELETE", `${path}/seats`, undefined, person.me.token);
}

/** A public room from the lobby, or one that somebody sent the link of. */
export async function joinRoom(person: Person, invitation: Invitation | null): Promise<void> {
  const { dice, device, me } = person;
  const rooms = invitation ? [invitation] : await listed(person, "waiting");
  if (rooms.length === 0) return;
  const { match, game, ticket } = dice.pick(rooms);
  const body = ticket === undefined ? {} : { ticket };
  const taken = await device.call("POST", `/api/matches/${match}/seats`, body, me.token);
  if (taken?.status === 401) return me.comeBack();
  if (taken?.status !== 201) return;
  const { seat } = taken.json as { seat: number };
  const table = person.sitDown(device, match, seat, game);
  let hasBegun = false;
  void table.begun.then(() => {
    hasBegun = true;
  });
  void device.wait(60_000 + dice.until(5 * 60_000)).then(() => {
    if (!hasBegun) table.leave();
  });
  const how = await table.done;
  if (how === "over") person.played.push({ match, game });
  await device.wait(dice.until(2000));
  person.standUp(table);
}

async function listed(person: Person, state: Listed["state"]): Promise<Invitation[]> {
  const answer = await person.device.call("GET", `/api/lobby/${person.habits.language}`, undefined);
  const { entries = [] } = (answer?.json ?? {}) as { entries?: Listed[] };
  return entries
    .filter((each) => each.state === state && (state === "playing" || each.free > 0))
    .map(({ id, game }) => ({ match: id, game }));
}

/** For a while, without a seat; now and then also what one may not see. */
export async function watchMatch(person: Person): Promise<void> {
  const { dice, device } = person;
  const all = [...(await listed(person, "playing")), ...(await listed(person, "waiting"))];
  const { match, game } = all.length > 0 ? dice.pick(all) : (person.played.at(-1) ?? { match: "", game: "" });
  if (match === "") return;
  const table = person.sitDown(device, match, null, game);
  await Promise.race([table.done, device.wait(20_000 + dice.until(60_000))]);
  person.standUp(table);
}
