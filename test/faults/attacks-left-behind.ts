import { signVisitor } from "../../src/sdk/server.ts";
import { newAccount } from "./accounts.ts";
import { code, KEYS, newPartner, ORIGIN, type Scene, status, type Try } from "./attack.ts";
import { Ear } from "./ear.ts";
import { type Guest, newGuest, newMatch, post } from "./tables.ts";

/** Reading what somebody has left behind: a name after its owner deleted it, the day's words before the day is over. */
const DAILY = { game: "buzzle-solitaire", language: "fr", options: { daily: true } };

export const LEFT_BEHIND_TRIES: readonly Try[] = [
  ["a deleted name in a match's summary", "absent", (s) => gone(s, ({ match }) => `/api/matches/${match}`)],
  ["a deleted name in a replay", "absent", (s) => gone(s, ({ match }) => `/api/matches/${match}/replay`)],
  ["a deleted name among somebody's open matches", "absent", (s) => gone(s, () => "/api/me/open", "room")],
  ["a deleted name in somebody's history", "absent", (s) => gone(s, () => "/api/me/matches")],
  ["a deleted name in a room left before it began", "absent", leftRoom],
  ["what a deleted player said, told again to who comes back", "absent", saidAgain],
  ["a deleted name in a report", "absent", reported],
  ["a deleted name in the day's table", "absent", dailyTable],
  ["the day's replay by who played it", "403", (s) => dailyReplay(s, "replay", (guest) => guest.token)],
  ["the day's analysis by who played it", "403", (s) => dailyReplay(s, "analysis", (guest) => guest.token)],
  ["the day's replay by another guest", "403", (s) => dailyReplay(s, "replay", () => s.eve.token)],
  ["the day's replay without a token", "403", (s) => dailyReplay(s, "replay", () => null)],
  ["the day's replay by an account", "403", accountsReplay],
  ["the day's replay by the partner whose user played it", "403", partnersReplay],
  ["the day's words in the view at the end", "absent", solutionsAtTheEnd],
  ["a second attempt at the day's puzzle", "the same match", secondAttempt],
];

interface Left {
  readonly canary: string;
  readonly leaving: Guest;
  readonly other: Guest;
  /** Where both sit. */
  readonly match: string;
}

async function together(url: string, wish: "match" | "room" = "match"): Promise<Left> {
  const canary = `Kanarie ${crypto.randomUUID().slice(0, 8)}`;
  const leaving = await post<Guest>(url, "/api/players", { name: canary });
  const other = await newGuest(url);
  if (wish === "match")
    return { canary, leaving, other, match: await newMatch(url, "password", [other, leaving]) };
  const room = { game: "password", language: "fr", seats: 3, start: "host" };
  const { id: match } = await post<{ id: string }>(url, "/api/matches", room, other.token);
  await post(url, `/api/matches/${match}/seats`, {}, leaving.token);
  return { canary, leaving, other, match };
}

async function deleted(url: string, { token }: Guest): Promise<void> {
  const seen = await status(`${url}/api/me`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
  if (seen !== "204") throw new Error(`Deleting answered ${seen}`);
}

const textOf = async (url: string, token: string): Promise<string> =>
  (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();

/** Names go from matches a moment later: what is still there after ten seconds stays. */
async function absent(read: () => Promise<string>, canary: string): Promise<string> {
  let text = "";
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    text = await read();
    if (!text.includes(canary)) return "absent";
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return text.slice(0, 300);
}

/** There first, or its absence would tell nothing; then deleted, and looked for by who stays. */
async function gone(
  { url }: Scene,
  path: (left: Left) => string,
  wish: "match" | "room" = "match",
): Promise<string> {
  const left = await together(url, wish);
  const { leaving, other, canary, match } = left;
  if (wish === "match") await resign(url, match, leaving);
  const read = () => textOf(url + path(left), other.token);
  for (let tries = 0; !(await read()).includes(canary); tries++) {
    if (tries > 100) return "never there";
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await deleted(url, leaving);
  return absent(read, canary);
}

async function resign(url: string, match: string, { token }: Guest): Promise<void> {
  const ear = new Ear({ url, match }, token);
  await ear.hear("welcome");
  ear.say({ type: "move", id: "end", move: { type: "resign" } });
  await ear.hear("accepted");
  ear.leave();
}

async function leftRoom({ url }: Scene): Promise<string> {
  const { leaving, other, canary, match } = await together(url, "room");
  await status(`${url}/api/matches/${match}/seats`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${leaving.token}` },
  });
  await deleted(url, leaving);
  const looking = async () => {
    const ear = new Ear({ url, match }, other.token);
    await ear.hear("welcome");
    const heard = JSON.stringify(ear.frames);
    ear.leave();
    return heard + (await textOf(`${url}/api/matches/${match}`, other.token));
  };
  return absent(looking, canary);
}

async function saidAgain({ url }: Scene): Promise<string> {
  const { leaving, other, match } = await together(url);
  const text = `moi ${crypto.randomUUID()}`;
  const [one, two] = [new Ear({ url, match }, leaving.token), new Ear({ url, match }, other.token)];
  await Promise.all([one.hear("welcome"), two.hear("welcome")]);
  one.say({ type: "chat", to: "table", text });
  await two.hear("chat");
  for (const ear of [one, two]) ear.leave();
  await deleted(url, leaving);
  const back = async () => {
    const ear = new Ear({ url, match }, other.token);
    await ear.hear("presence");
    const heard = JSON.stringify(ear.frames);
    ear.leave();
    return heard;
  };
  return absent(back, text);
}

async function reported({ url }: Scene): Promise<string> {
  const { leaving, other, match, canary } = await together(url);
  const report = { match, player: leaving.player.id, reason: "other" };
  const filed = await code(url, "/api/reports", report, other.token);
  if (filed !== "201") return `not filed: ${filed}`;
  const list = () => textOf(`${url}/api/admin/reports`, KEYS.ADMIN_KEY);
  if (!(await list()).includes(canary)) return "never there";
  await deleted(url, leaving);
  return absent(list, canary);
}

async function dailyTable({ url }: Scene): Promise<string> {
  const canary = `Kanarie ${crypto.randomUUID().slice(0, 8)}`;
  const leaving = await post<Guest>(url, "/api/players", { name: canary });
  await playedDaily(url, leaving);
  const table = () => textOf(`${url}/api/daily/buzzle-solitaire/fr`, leaving.token);
  for (let tries = 0; !(await table()).includes(canary); tries++) {
    if (tries > 100) return "never there";
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await deleted(url, leaving);
  return absent(async () => (await fetch(`${url}/api/daily/buzzle-solitaire/fr`)).text(), canary);
}

/** Plays the day's puzzle, as far as giving up goes. */
async function playedDaily(url: string, guest: Pick<Guest, "token">): Promise<string> {
  const { id } = await post<{ id: string }>(url, "/api/matches", DAILY, guest.token);
  await resign(url, id, guest as Guest);
  return id;
}

async function dailyReplay(
  { url }: Scene,
  part: "replay" | "analysis",
  by: (player: Guest) => string | null,
): Promise<string> {
  const player = await newGuest(url);
  const match = await playedDaily(url, player);
  const token = by(player);
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  return status(`${url}/api/matches/${match}/${part}`, { headers });
}

async function accountsReplay(scene: Scene): Promise<string> {
  const { url, token } = await newAccount(scene.url);
  const match = await playedDaily(url, { token });
  return status(`${url}/api/matches/${match}/replay`, { headers: { authorization: `Bearer ${token}` } });
}

async function partnersReplay({ url }: Scene): Promise<string> {
  const partner = await newPartner(url, "daily");
  const token = await signVisitor(partner.signer, { partner: partner.id, user: "visitor", origin: ORIGIN });
  const visit = { partner: partner.publicKey, origin: ORIGIN, token };
  const match = await playedDaily(url, await post<Guest>(url, "/api/embed/session", visit));
  const read = (part: string) =>
    status(`${url}/api/partner/matches/${match}${part}`, {
      headers: { authorization: `Bearer ${partner.secretKey}` },
    });
  // It becomes the partner's with its result.
  for (let tries = 0; (await read("")) !== "200"; tries++) {
    if (tries > 100) return "never the partner's";
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return read("/replay");
}

async function solutionsAtTheEnd({ url }: Scene): Promise<string> {
  const player = await newGuest(url);
  const match = await playedDaily(url, player);
  const ear = new Ear({ url, match }, player.token);
  const { view } = await ear.hear("welcome");
  ear.leave();
  const { groups } = view as { groups: { solutions: unknown }[] };
  return groups.length > 0 && groups.every(({ solutions }) => solutions === null) ? "absent" : "shown";
}

async function secondAttempt({ url }: Scene): Promise<string> {
  const player = await newGuest(url);
  const first = await playedDaily(url, player);
  const { id } = await post<{ id: string }>(url, "/api/matches", DAILY, player.token);
  return id === first ? "the same match" : "another one";
}
