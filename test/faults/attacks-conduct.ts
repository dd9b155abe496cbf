import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { signVisitor } from "../../src/sdk/server.ts";
import { asked, code, KEYS, newPartner, ORIGIN, type Scene, signed, status, type Try } from "./attack.ts";
import { Ear } from "./ear.ts";
import { type Guest, newGuest, newMatch, post } from "./tables.ts";

/** What should have ended, used all the same; and reports, measures and blocks, got round or turned against somebody. */
const DAY_MS = 86_400_000;
const ROOM = { game: "password", language: "fr", seats: 3, start: "host" };

export const CONDUCT_TRIES: readonly Try[] = [
  ["a seat where a room has ended", "404", (s) => ended(s, (match) => seat(s, match, s.eve))],
  [
    "a change of a room that has ended",
    "404",
    (s) => ended(s, (match, host) => code(s.url, `/api/matches/${match}`, { seats: 2 }, host.token, "PATCH")),
  ],
  ["a socket where a room has ended", "4404", (s) => ended(s, (match) => new Ear({ ...s, match }).gone())],
  ["the code of a room that has ended", "404 or 410", codeOfEnded],
  ["an old token of who has gone, to be renewed", "401, kept", (s) => renewal(s, "gone")],
  [
    "an old token that was signed out everywhere, to be renewed",
    "401, kept",
    (s) => renewal(s, "signed out"),
  ],
  [
    "an old token of who is there, so that these fail for their own reason",
    "200, renewed",
    (s) => renewal(s, "there"),
  ],
  ["a partner's user's token, to be made longer", "200, kept", partnersRenewal],
  ["the notices' socket of who has gone", "4401", notices],
  ["a report of a match one never saw", "403", ({ url, match, eve, bob }) => report(url, match, bob, eve)],
  ["a report of who is not in that match", "403", ({ url, match, eve, bob }) => report(url, match, eve, bob)],
  ["a report settled by its reporter", "401 or 403", (s) => settledBy(s, ({ ada }) => ada.token)],
  [
    "reports read without the administrator's key",
    "401 or 403",
    ({ url, eve }) => asked(`${url}/api/admin/reports`, eve.token),
  ],
  ["a threat under fifty messages of filler, reported", "kept", buried],
  [
    "somebody else's notice, read",
    "404",
    (s) => notice(s, (id) => code(s.url, `/api/me/notices/${id}/seen`, {}, s.eve.token)),
  ],
  [
    "an objection to somebody else's notice",
    "404",
    (s) => notice(s, (id) => code(s.url, `/api/me/notices/${id}/objection`, { text: "non" }, s.eve.token)),
  ],
  ["a second objection", "204, 409", secondObjection],
  ["whom it was about, in what the reporter is told", "absent", toldReporter],
  ["a word of who is silenced, on the socket that was open", "chat/suspended", (s) => silenced(s, false)],
  ["a word of who is silenced, on a new socket", "chat/suspended", (s) => silenced(s, true)],
  [
    "the queue, by who is barred",
    "quick-match/barred",
    (s) => measured(s, "bar", ({ token }) => queue(s.url, token)),
  ],
  [
    "a public room, by who is barred",
    "403",
    (s) =>
      measured(s, "bar", ({ token }) =>
        code(s.url, "/api/matches", { ...ROOM, visibility: "public" }, token),
      ),
  ],
  [
    "a seat in a public room, by who is barred",
    "403",
    (s) => measured(s, "bar", async (barred) => seat(s, await open(s.url, await newGuest(s.url)), barred)),
  ],
  [
    "a private room made public, by who is barred",
    "403",
    (s) => measured(s, "bar", (barred) => publish(s.url, barred)),
  ],
  ["a seat that who is barred had in a public room", "lost", seatBefore],
  [
    "another name, by who lost theirs",
    "403",
    (s) =>
      measured(s, "rename", ({ token }) => code(s.url, "/api/me", { name: "Autre Nom" }, token, "PATCH")),
  ],
  ["a name that was taken away, at the table where it was reported", "absent", nameAtTable],
  ["a seat beside who blocked one", "403", (s) => blocked(s, (one, other) => sitBeside(s.url, other, one))],
  ["a seat beside whom one blocked", "403", (s) => blocked(s, (one, other) => sitBeside(s.url, one, other))],
  ["a rematch with who blocked one", "409", rematch],
  ["what who is blocked says", "absent", (s) => talk(s, false)],
  ["what who blocked one says", "absent", (s) => talk(s, true)],
  ["who blocked one, in one's own export", "absent", inExport],
  ["the 201st block", "409", tooMany],
];

const seat = ({ url }: Scene, match: string, { token }: Guest) =>
  code(url, `/api/matches/${match}/seats`, {}, token);
const open = async (url: string, { token }: Guest, visibility = "public") =>
  (await post<{ id: string }>(url, "/api/matches", { ...ROOM, visibility }, token)).id;
const as = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const read = async (url: string, token: string) => (await fetch(url, as(token))).text();

/** A room that everybody has left: its object is a tombstone. */
async function ended({ url }: Scene, go: (match: string, host: Guest) => Promise<string>): Promise<string> {
  const host = await newGuest(url);
  const match = await open(url, host, "private");
  await asked(`${url}/api/matches/${match}/seats`, host.token, "DELETE");
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    if ((await status(`${url}/api/matches/${match}`)) === "404") return go(match, host);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return "never ended";
}

async function codeOfEnded(scene: Scene): Promise<string> {
  const host = await newGuest(scene.url);
  const match = await open(scene.url, host, "private");
  const ear = new Ear({ ...scene, match }, host.token);
  const { code } = (await ear.hear("welcome")).table as { code: string };
  ear.leave();
  await asked(`${scene.url}/api/matches/${match}/seats`, host.token, "DELETE");
  for (let tries = 0; tries < 200 && (await status(`${scene.url}/api/matches/${match}`)) === "200"; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return status(`${scene.url}/api/rooms/${code}`);
}

/** A token with three hundred of its four hundred days left is one that would be renewed. */
async function renewal({ url }: Scene, who: "gone" | "signed out" | "there"): Promise<string> {
  const { token, player } = await newGuest(url);
  if (who === "gone") await asked(`${url}/api/me`, token, "DELETE");
  if (who === "signed out") await code(url, "/api/me/sign-out", {}, token);
  return renewed(url, signed(player.id, 300 * DAY_MS));
}

async function renewed(url: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/me`, as(token));
  return `${answer.status}, ${answer.headers.has("palabre-token") ? "renewed" : "kept"}`;
}

async function partnersRenewal({ url }: Scene): Promise<string> {
  const partner = await newPartner(url, "renewing");
  const token = await signVisitor(partner.signer, { partner: partner.id, user: "one", origin: ORIGIN });
  const visit = { partner: partner.publicKey, origin: ORIGIN, token };
  return renewed(url, (await post<Guest>(url, "/api/embed/session", visit)).token);
}

async function notices({ url }: Scene): Promise<string> {
  const { token } = await newGuest(url);
  await asked(`${url}/api/me`, token, "DELETE");
  return closing(`${url}/api/me/socket`, token);
}

/** The error that the queue says first. */
function queue(url: string, token: string): Promise<string> {
  const address = `${url.replace("http", "ws")}/api/quick-match/socket?game=password&language=fr`;
  const line = new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
  return new Promise((resolve) => {
    line.onclose = ({ code }) => resolve(String(code));
    line.onmessage = ({ data }) => {
      const frame = JSON.parse(data) as { type: string; code: string };
      if (frame.type === "error") resolve(frame.code);
      if (frame.type === "offer") resolve("an offer");
    };
  });
}

/** The close code of a socket that is not to stay. */
function closing(address: string, token: string): Promise<string> {
  const line = new WebSocket(address.replace("http", "ws"), [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
  return new Promise((resolve) => {
    line.onclose = ({ code }) => resolve(String(code));
    line.onmessage = () => {
      resolve("open");
      line.close();
    };
  });
}

const report = (url: string, match: string, whom: Guest, by: Guest) =>
  code(url, "/api/reports", { match, player: whom.player.id, reason: "other" }, by.token);

interface Case {
  readonly match: string;
  readonly ada: Guest;
  /** Whom Ada reported. */
  readonly bob: Guest;
  readonly id: string;
}

async function reported(url: string, whom?: Guest): Promise<Case> {
  const [ada, bob] = [await newGuest(url), whom ?? (await newGuest(url))];
  const match = await newMatch(url, "password", [ada, bob]);
  const filed = await report(url, match, bob, ada);
  if (filed !== "201") throw new Error(`Not filed: ${filed}`);
  const { reports } = JSON.parse(await read(`${url}/api/admin/reports`, KEYS.ADMIN_KEY)) as {
    reports: { id: string; player: string }[];
  };
  return { match, ada, bob, id: reports.find(({ player }) => player === bob.player.id)!.id };
}

const settle = (url: string, { id }: Case, measure: string, key = KEYS.ADMIN_KEY) =>
  code(url, `/api/admin/reports/${id}`, { decision: "upheld", measure }, key);

const settledBy = async ({ url }: Scene, by: (about: Case) => string): Promise<string> => {
  const about = await reported(url);
  return settle(url, about, "warning", by(about));
};

async function measured(
  { url }: Scene,
  measure: string,
  go: (whom: Guest) => Promise<string>,
): Promise<string> {
  const about = await reported(url);
  const done = await settle(url, about, measure);
  return done === "200" ? go(about.bob) : `not settled: ${done}`;
}

async function notice({ url }: Scene, go: (id: string) => Promise<string>): Promise<string> {
  const about = await reported(url);
  await settle(url, about, "warning");
  return go(about.id);
}

async function secondObjection({ url }: Scene): Promise<string> {
  const about = await reported(url);
  await settle(url, about, "warning");
  const object = (text: string) =>
    code(url, `/api/me/notices/${about.id}/objection`, { text }, about.bob.token);
  return `${await object("non")}, ${await object("et encore")}`;
}

async function toldReporter({ url }: Scene): Promise<string> {
  const about = await reported(url);
  await settle(url, about, "warning");
  const told = await read(`${url}/api/me/notices`, about.ada.token);
  if (!told.includes("report-upheld")) return `not told: ${told}`;
  return told.includes(about.bob.player.id) ? told : "absent";
}

async function buried({ url }: Scene): Promise<string> {
  const [ada, bob] = [await newGuest(url), await newGuest(url)];
  const match = await newMatch(url, "password", [ada, bob]);
  const [one, two] = [new Ear({ url, match }, ada.token), new Ear({ url, match }, bob.token)];
  await Promise.all([one.hear("welcome"), two.hear("welcome")]);
  const threat = `je te retrouverai ${crypto.randomUUID().slice(0, 8)}`;
  two.say({ type: "chat", to: "table", text: threat });
  const { at } = await one.hear("chat");
  for (let i = 0; i < 52; i++) {
    two.say({ type: "chat", to: "table", text: `bla ${i}` });
    await one.hear("chat", ({ text }) => text === `bla ${i}`);
  }
  for (const ear of [one, two]) ear.leave();
  await post(url, "/api/reports", { match, player: bob.player.id, reason: "insult", saidAt: at }, ada.token);
  return (await read(`${url}/api/admin/reports`, KEYS.ADMIN_KEY)).includes(threat) ? "kept" : "lost";
}

async function silenced({ url }: Scene, anew: boolean): Promise<string> {
  const about = await reported(url);
  const { match, bob } = about;
  const before = new Ear({ url, match }, bob.token);
  await before.hear("welcome");
  await settle(url, about, "silence");
  const ear = anew ? new Ear({ url, match }, bob.token) : before;
  await ear.hear("welcome");
  ear.say({ type: "chat", to: "table", phrase: "hello" });
  const { code } = await ear.hear("error");
  ear.leave();
  return String(code);
}

const publish = async (url: string, host: Guest) =>
  code(
    url,
    `/api/matches/${await open(url, host, "private")}`,
    { visibility: "public" },
    host.token,
    "PATCH",
  );

async function seatBefore({ url }: Scene): Promise<string> {
  const about = await reported(url);
  const match = await open(url, await newGuest(url));
  await post(url, `/api/matches/${match}/seats`, {}, about.bob.token);
  await settle(url, about, "bar");
  return (await (await fetch(`${url}/api/matches/${match}`)).text()).includes(about.bob.player.id)
    ? "kept"
    : "lost";
}

async function nameAtTable({ url }: Scene): Promise<string> {
  const name = `Vilain ${crypto.randomUUID().slice(0, 8)}`;
  const about = await reported(url, await post<Guest>(url, "/api/players", { name }));
  const table = () => read(`${url}/api/matches/${about.match}`, about.ada.token);
  if (!(await table()).includes(name)) return "never there";
  const done = await settle(url, about, "rename");
  if (done !== "200") return `not settled: ${done}`;
  return (await table()).includes(name) ? "shown" : "absent";
}

async function blocked({ url }: Scene, go: (one: Guest, other: Guest) => Promise<string>): Promise<string> {
  const [one, other] = [await newGuest(url), await newGuest(url)];
  const done = await code(url, "/api/me/blocks", { player: other.player.id }, one.token);
  return done === "204" ? go(one, other) : `not blocked: ${done}`;
}

const sitBeside = async (url: string, who: Guest, host: Guest) =>
  code(url, `/api/matches/${await open(url, host)}/seats`, {}, who.token);

async function rematch({ url }: Scene): Promise<string> {
  const [one, other] = [await newGuest(url), await newGuest(url)];
  const match = await newMatch(url, "password", [one, other]);
  const ear = new Ear({ url, match }, one.token);
  await ear.hear("welcome");
  ear.say({ type: "move", id: "end", move: { type: "resign" } });
  await ear.hear("accepted");
  ear.leave();
  await code(url, "/api/me/blocks", { player: other.player.id }, one.token);
  return code(url, `/api/matches/${match}/rematch`, { accept: true }, other.token);
}

/** Both hear a third after it: what they have not heard by then they are not sent. */
async function talk({ url }: Scene, byBlocker: boolean): Promise<string> {
  const [one, other, third] = [await newGuest(url), await newGuest(url), await newGuest(url)];
  const match = await open(url, one, "private");
  for (const { token } of [other, third]) await post(url, `/api/matches/${match}/seats`, {}, token);
  await code(url, "/api/me/blocks", { player: other.player.id }, one.token);
  const [speaker, listener] = byBlocker ? [one, other] : [other, one];
  const [says, hears, after] = [speaker, listener, third].map(({ token }) => new Ear({ url, match }, token));
  await Promise.all([says, hears, after].map((ear) => ear!.hear("welcome")));
  says!.say({ type: "chat", to: "table", text: "un mot" });
  await after!.hear("chat", ({ text }) => text === "un mot");
  after!.say({ type: "chat", to: "table", text: "un autre" });
  await hears!.hear("chat", ({ text }) => text === "un autre");
  const again = new Ear({ url, match }, listener.token);
  await again.hear("chat", ({ text }) => text === "un autre");
  const heard = JSON.stringify([hears!.frames, again.frames]);
  for (const ear of [says, hears, after, again]) ear!.leave();
  return heard.includes("un mot") ? "heard" : "absent";
}

function inExport(scene: Scene): Promise<string> {
  return blocked(scene, async (one, other) =>
    (await read(`${scene.url}/api/me/export`, other.token)).includes(one.player.id) ? "shown" : "absent",
  );
}

async function tooMany({ url }: Scene): Promise<string> {
  const { token } = await newGuest(url);
  const ids = Array.from({ length: 200 }, (_, i) => `${String(i).padStart(21, "A")}A`);
  for (const player of ids) await code(url, "/api/me/blocks", { player }, token);
  return code(url, "/api/me/blocks", { player: `${"B".repeat(21)}A` }, token);
}
