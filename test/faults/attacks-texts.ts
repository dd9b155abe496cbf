import { asked, code, KEYS, MARKUP, type Scene, SQL, status, type Try } from "./attack.ts";
import { Ear } from "./ear.ts";
import type { Guest } from "./tables.ts";

/** SQL and markup wherever somebody can write something: refused, or kept and given back as the text it is. */
const KEPT = "kept as text or 400";

export const TEXT_TRIES: readonly Try[] = [SQL, MARKUP].flatMap((text): Try[] => {
  const what = text === SQL ? "SQL" : "markup";
  const inPath = encodeURIComponent(text);
  return [
    [`${what} for a name`, KEPT, ({ url }) => named(url, text)],
    [`${what} for a new name`, KEPT, ({ url, eve }) => renamed(url, eve, text)],
    [`${what} in a chat`, "kept as text", (scene) => said(scene, text)],
    [`${what} in a report`, "kept as text", (scene) => reported(scene, text)],
    [`${what} for a partner's name`, "kept as text", (scene) => partnerNamed(scene, text)],
    [
      `${what} for a word to guess`,
      "refused",
      (scene) => moved(scene, { type: "guess", target: 0, word: text }),
    ],
    [`${what} for a word`, "200", ({ url }) => status(`${url}/api/dictionary/fr/${inPath}`)],
    [`${what} for a language`, "404", ({ url }) => status(`${url}/api/dictionary/${inPath}/mot`)],
    [`${what} for a room's code`, "404 or 429", ({ url }) => status(`${url}/api/rooms/${inPath}`)],
    [`${what} for a match`, "404", ({ url }) => status(`${url}/api/matches/${inPath}`)],
    [`${what} for a game's board`, "404 or 400", ({ url }) => status(`${url}/api/boards/${inPath}`)],
    [
      `${what} for a game`,
      "400",
      ({ url, eve }) => code(url, "/api/matches", { game: text, language: "fr" }, eve.token),
    ],
    [
      `${what} for a seat's link`,
      "409 or 400 or 403",
      ({ url, eve, theirs }) => code(url, `/api/matches/${theirs.match}/seats`, { ticket: text }, eve.token),
    ],
    [`${what} for a key`, "401 or 403", ({ url }) => asked(`${url}/api/partner`, text.replaceAll(" ", "_"))],
    [
      `${what} for a webhook's address`,
      "400",
      ({ url, mine }) => code(url, "/api/partner/webhooks", { url: text }, mine.secretKey),
    ],
    [
      `${what} for an embedding page`,
      "403 or 400 or 401",
      ({ url, mine }) =>
        code(url, "/api/embed/session", { partner: mine.publicKey, origin: text, token: text }),
    ],
    [`${what} for an oEmbed address`, "404 or 400", ({ url }) => status(`${url}/oembed?url=${inPath}`)],
  ];
});

async function named(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/players`, { method: "POST", body: JSON.stringify({ name }) });
  if (answer.status === 400) return "400";
  const { token, player } = (await answer.json()) as Guest & { player: { name: string } };
  return player.name === name ? isNamed(url, token, name) : player.name;
}

async function renamed(url: string, { token }: Guest, name: string): Promise<string> {
  const answer = await code(url, "/api/me", { name }, token, "PATCH");
  return answer === "200" ? isNamed(url, token, name) : answer;
}

async function isNamed(url: string, token: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  const { player } = (await answer.json()) as { player: { name: string } };
  return player.name === name ? "kept as text" : player.name;
}

async function said(scene: Scene, text: string): Promise<string> {
  const [ada, bob] = [new Ear(scene, scene.ada.token), new Ear(scene, scene.bob.token)];
  await Promise.all([ada.hear("welcome"), bob.hear("welcome")]);
  bob.say({ type: "chat", to: "table", text });
  const heard = await ada.hear("chat", (frame) => frame.text === text);
  for (const line of [ada, bob]) line.leave();
  return heard.text === text ? "kept as text" : String(heard.text);
}

async function moved(scene: Scene, move: object): Promise<string> {
  const bob = new Ear(scene, scene.bob.token);
  await bob.hear("welcome");
  bob.say({ type: "move", id: crypto.randomUUID(), move });
  const { type } = await bob.hear("refused");
  bob.leave();
  return type;
}

/** Each reports the other, since nobody is reported twice by the same for the same match. */
async function reported({ url, ada, bob, match }: Scene, note: string): Promise<string> {
  const [by, of] = note === SQL ? [ada, bob] : [bob, ada];
  const report = { match, player: of.player.id, reason: "other", note };
  const filed = await code(url, "/api/reports", report, by.token);
  if (filed !== "201") return filed;
  return (await listed(url, "/api/admin/reports")).includes(JSON.stringify(note)) ? "kept as text" : "lost";
}

async function partnerNamed({ url, mine }: Scene, name: string): Promise<string> {
  const changed = await code(url, `/api/admin/partners/${mine.id}`, { name }, KEYS.ADMIN_KEY, "PATCH");
  if (!changed.startsWith("20")) return changed;
  return (await listed(url, "/api/admin/partners")).includes(JSON.stringify(name)) ? "kept as text" : "lost";
}

async function listed(url: string, path: string): Promise<string> {
  return (await fetch(url + path, { headers: { authorization: `Bearer ${KEYS.ADMIN_KEY}` } })).text();
}
