import { code, type Scene, status, type Try } from "./attack.ts";
import { Ear } from "./ear.ts";
import { newGuest, post } from "./tables.ts";

/** At a room or a table where one may do less than one would like. */
const arrange = ({ url, room }: Scene, token: string, body: object): Promise<string> =>
  code(url, `/api/matches/${room}/arrange`, body, token);
const change = ({ url, room }: Scene, token: string): Promise<string> =>
  code(url, `/api/matches/${room}`, { seats: 4 }, token, "PATCH");

export const ROOM_TRIES: readonly Try[] = [
  ["a room changed by a stranger", "403", (s) => change(s, s.eve.token)],
  ["a room changed by a guest in it", "403", (s) => change(s, s.bob.token)],
  [
    "the host removed by a guest",
    "403",
    (s) => arrange(s, s.bob.token, { type: "remove", player: s.ada.player.id }),
  ],
  [
    "somebody removed by a stranger",
    "403",
    (s) => arrange(s, s.eve.token, { type: "remove", player: s.bob.player.id }),
  ],
  [
    "a guest makes themselves host",
    "403",
    (s) => arrange(s, s.bob.token, { type: "host", player: s.bob.player.id }),
  ],
  ["a bot seated by a guest", "403", (s) => arrange(s, s.bob.token, { type: "bot", seat: 2, level: 3 })],
  ["a room begun by a guest", "403", (s) => code(s.url, `/api/matches/${s.room}/start`, {}, s.bob.token)],
  [
    "a match changed after it began",
    "409",
    (s) => code(s.url, `/api/matches/${s.match}`, { seats: 4 }, s.ada.token, "PATCH"),
  ],
  ["who was removed sits down again", "403", removedReturns],
  ["room codes by guessing", "429", guessCodes],
  ["a hint among people", "409", (s) => code(s.url, `/api/matches/${s.match}/hint`, {}, s.ada.token)],
  [
    "a rematch of somebody else's match",
    "403",
    (s) => code(s.url, `/api/matches/${s.match}/rematch`, {}, s.eve.token),
  ],
  [
    "a report about a match one cannot see",
    "403",
    (s) => {
      const report = { match: s.match, player: s.ada.player.id, reason: "other" };
      return code(s.url, "/api/reports", report, s.eve.token);
    },
  ],
  ["a move for another seat", "refused: move/malformed", movesForAnother],
  ["a word chosen for a second time", "refused", movesTwice],
  ["what a team says among itself", "heard by the team alone", teamTalk],
  ["a public room listened to after it was made private", "4403, nothing heard", listensOn],
];

async function removedReturns(scene: Scene): Promise<string> {
  const { url, room, ada } = scene;
  const guest = await newGuest(url);
  await post(url, `/api/matches/${room}/seats`, {}, guest.token);
  await post(url, `/api/matches/${room}/arrange`, { type: "remove", player: guest.player.id }, ada.token);
  return code(url, `/api/matches/${room}/seats`, {}, guest.token);
}

/** All at once: however slow the machine, what is allowed in a minute does not grow meanwhile. */
async function guessCodes({ url }: Scene): Promise<string> {
  const letters = [..."BCDFGHJKLMNPQRSTVWXZ"];
  const codes = letters.flatMap((one) => [`BCD${one}B`, `BCD${one}C`]);
  const seen = await Promise.all(codes.map((code) => status(`${url}/api/rooms/${code}`)));
  return seen.includes("429") ? "429" : `${seen}`;
}

async function movesForAnother(scene: Scene): Promise<string> {
  const bob = new Ear(scene, scene.bob.token);
  await bob.hear("welcome");
  bob.say({ type: "move", id: "other-seat", move: { type: "secret", word: "MAISON", seat: 0 } });
  const { code } = await bob.hear("refused", ({ id }) => id === "other-seat");
  bob.leave();
  return `refused: ${code}`;
}

/** Ada has chosen, for the whole of the match. */
async function movesTwice(scene: Scene): Promise<string> {
  const ada = new Ear(scene, scene.ada.token);
  await ada.hear("welcome");
  ada.say({ type: "move", id: "twice", move: { type: "secret", word: "MAISON" } });
  const { type } = await ada.hear("refused", ({ id }) => id === "twice");
  ada.leave();
  return type;
}

async function listensOn({ url, ada }: Scene): Promise<string> {
  const wish = { game: "password", language: "fr", visibility: "public", start: "host" };
  const { id: match } = await post<{ id: string }>(url, "/api/matches", wish, ada.token);
  const [host, eve] = [new Ear({ url, match }, ada.token), new Ear({ url, match })];
  await host.hear("presence", ({ watchers }) => watchers === 1);
  await eve.hear("presence");
  const before = eve.frames.length;
  await code(url, `/api/matches/${match}`, { visibility: "private" }, ada.token, "PATCH");
  host.say({ type: "chat", to: "table", text: "entre nous" });
  await host.hear("chat");
  const closed = await eve.gone();
  host.leave();
  return `${closed}, ${eve.frames.length > before ? JSON.stringify(eve.frames.slice(before)) : "nothing heard"}`;
}

async function teamTalk({ url, ada, bob }: Scene): Promise<string> {
  const mate = await newGuest(url);
  const wish = { game: "password", language: "fr", seats: 2, start: "host", options: { teams: true } };
  const { id: match } = await post<{ id: string }>(url, "/api/matches", wish, ada.token);
  await post(url, `/api/matches/${match}/seats`, { team: 0 }, mate.token);
  await post(url, `/api/matches/${match}/seats`, { team: 1 }, bob.token);
  const [own, mates, others] = [ada, mate, bob].map(({ token }) => new Ear({ url, match }, token)) as [
    Ear,
    Ear,
    Ear,
  ];
  await Promise.all([own, mates, others].map((line) => line.hear("welcome")));
  const text = "entre nous";
  own.say({ type: "chat", to: "team", text });
  await mates.hear("chat", (frame) => frame.text === text);
  own.say({ type: "chat", to: "table", text: "bonjour" });
  await others.hear("chat"); // what came before it has come
  const late = new Ear({ url, match }, bob.token);
  await late.hear("chat"); // what was said is told again, to who may read it
  const heard = JSON.stringify([others.frames, late.frames]);
  for (const line of [own, mates, others, late]) line.leave();
  return heard.includes(text) ? "heard by the others" : "heard by the team alone";
}
