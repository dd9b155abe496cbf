import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import type { Server } from "../e2e/server.ts";
import {
  type Attack,
  asked,
  code,
  me,
  newPartner,
  rawStatus,
  type Scene,
  signed,
  socket,
  status,
  swapPayload,
  type Try,
  upgradeFrom,
} from "./attack.ts";
import { ACCOUNT_TRIES } from "./attacks-accounts.ts";
import { BUDGET_TRIES } from "./attacks-budgets.ts";
import { CONDUCT_TRIES } from "./attacks-conduct.ts";
import { FAIR_TRIES } from "./attacks-fair.ts";
import { LEFT_BEHIND_TRIES } from "./attacks-left-behind.ts";
import { PAGE_TRIES } from "./attacks-pages.ts";
import { PARTNER_TRIES } from "./attacks-partners.ts";
import { PUSH_TRIES } from "./attacks-push.ts";
import { ROOM_TRIES } from "./attacks-rooms.ts";
import { SESSION_TRIES } from "./attacks-sessions.ts";
import { TEXT_TRIES } from "./attacks-texts.ts";
import { newGuest, newMatch, post } from "./tables.ts";

export { isRepelled, KEYS } from "./attack.ts";

/** Everything that is tried on a server that was started with `KEYS`: a table of attack, expected and seen. */
const SECRET = "SALADE";
const DAY_MS = 86_400_000;

const TRIES: readonly Try[] = [
  ["a token with another signature", "401", ({ url, ada }) => me(url, `${ada.token.slice(0, -3)}AAA`)],
  ["a token with another payload", "401", ({ url, ada, eve }) => me(url, swapPayload(ada.token, eve.token))],
  ["a token of no key we have", "401", ({ url, ada }) => me(url, ada.token.replace(/\.[^.]+\./, ".other."))],
  [
    "a token with `none` for a key",
    "401",
    ({ url, ada }) => me(url, ada.token.replace(/\.[^.]+\.[^.]+$/, ".none.")),
  ],
  [
    "a token in the query instead of the header",
    "401",
    ({ url, ada }) => status(`${url}/api/me?token=${ada.token}`),
  ],
  ["a forged token on a match's socket", "4401", (s) => socket(s, `${s.ada.token.slice(0, -3)}AAA`)],
  ["somebody else's private match, watched", "4403", (s) => socket(s, s.eve.token)],
  ["a private match, watched without a token", "4403", (s) => socket(s, null)],
  ["a match that does not exist", "4404", (s) => socket({ ...s, match: "A".repeat(22) }, s.eve.token)],
  ["a match's socket from a foreign page", "403", (s) => upgradeFrom(s, "https://evil.example")],
  [
    "a match's socket from a page on a look-alike host",
    "403",
    (s) => upgradeFrom(s, `${s.url}.evil.example`),
  ],
  ["the replay before the end", "403", ({ url, match }) => status(`${url}/api/matches/${match}/replay`)],
  ["the analysis before the end", "403", ({ url, match }) => status(`${url}/api/matches/${match}/analysis`)],
  [
    "the secret in the public summary",
    "absent",
    ({ url, match }) => holdsSecret(`${url}/api/matches/${match}`),
  ],
  ["a seat in a full match", "409", (s) => code(s.url, `/api/matches/${s.match}/seats`, {}, s.eve.token)],
  [
    "a second seat in one's own match",
    "409",
    (s) => code(s.url, `/api/matches/${s.match}/seats`, {}, s.ada.token),
  ],
  [
    "starting somebody else's match",
    "409 or 403",
    (s) => code(s.url, `/api/matches/${s.match}/start`, {}, s.eve.token),
  ],
  ["a body of 2 MB", "413 or 400", (s) => code(s.url, "/api/players", { name: "x".repeat(2_000_000) })],
  ["a path that climbs", "404", ({ url }) => rawStatus(url, "/../../etc/passwd")],
  ["an encoded path that climbs", "404 or 400", ({ url }) => rawStatus(url, "/%2e%2e/%2e%2e/wrangler.toml")],
  ["the local keys by their name", "404", ({ url }) => status(`${url}/.dev.vars`)],
  [
    "a prototype for a game",
    "400",
    (s) => code(s.url, "/api/matches", { game: "__proto__", language: "fr" }, s.eve.token),
  ],
  [
    "a token as the server signs it, so that the next ones fail for their own reason",
    "200",
    ({ url, ada }) => me(url, signed(ada.player.id, DAY_MS)),
  ],
  [
    "a token as the server signs it, for somebody it never saw: who can sign needs no such token (SECURITY.md)",
    "200",
    ({ url }) => me(url, signed(crypto.randomUUID(), DAY_MS)),
  ],
  ["a token that has expired", "401", ({ url, ada }) => me(url, signed(ada.player.id, -1))],
  ["a token that has expired, on a match's socket", "4401", (s) => socket(s, signed(s.ada.player.id, -1))],
  [
    "a token of another server, under our key's name",
    "401",
    ({ url, ada }) => me(url, signed(ada.player.id, DAY_MS, `attacked:${"x".repeat(43)}`)),
  ],
  ["a token of somebody who has gone", "401", departed],
  ["a seat's link for a token", "401", ({ url, theirs }) => me(url, theirs.ticket)],
];

const LAST: readonly Try[] = [
  ["everything still there after all this", "200", ({ url, ada }) => me(url, ada.token)],
  ["nothing said of it but problems", "200", ({ url }) => status(`${url}/api/health`)],
];

async function departed({ url }: Scene): Promise<string> {
  const { token } = await newGuest(url);
  const gone = await asked(`${url}/api/me`, token, "DELETE");
  return gone === "204" ? me(url, token) : `not gone: ${gone}`;
}

export async function tryAttacks(server: Server): Promise<Attack[]> {
  const scene = await sceneOn(server.url);
  const rows: Attack[] = [];
  const middle = [
    ...ROOM_TRIES,
    ...SESSION_TRIES,
    ...ACCOUNT_TRIES,
    ...PARTNER_TRIES,
    ...TEXT_TRIES,
    ...BUDGET_TRIES,
    ...FAIR_TRIES,
    ...LEFT_BEHIND_TRIES,
    ...CONDUCT_TRIES,
    ...PUSH_TRIES,
    ...PAGE_TRIES,
  ];
  for (const [attack, expected, go] of [...TRIES, ...middle, ...LAST])
    rows.push({ attack, expected, seen: await go(scene) });
  return rows;
}

async function sceneOn(url: string): Promise<Scene> {
  const [ada, bob, eve] = [await newGuest(url), await newGuest(url), await newGuest(url)];
  const match = await newMatch(url, "password", [ada, bob]);
  await choose(url, match, ada.token);
  const wish = { game: "password", language: "fr", seats: 3, start: "host" };
  const { id: room } = await post<{ id: string }>(url, "/api/matches", wish, ada.token);
  await post(url, `/api/matches/${room}/seats`, {}, bob.token);
  const [mine, other] = [await newPartner(url, "mine"), await newPartner(url, "other")];
  const theirs = await post<{ id: string; seats: { url: string }[] }>(
    url,
    "/api/partner/rooms",
    { game: "password", language: "fr", seats: 2 },
    other.secretKey,
  );
  const ticket = new URL(theirs.seats[0]!.url).searchParams.get("seat")!;
  return { url, ada, bob, eve, match, room, mine, other, theirs: { match: theirs.id, ticket } };
}

async function choose(url: string, match: string, token: string): Promise<void> {
  const address = `${url.replace("http", "ws")}/api/matches/${match}/socket`;
  const line = new WebSocket(address, [SUBPROTOCOL, TOKEN_SUBPROTOCOL + token]);
  await new Promise<void>((resolve) => {
    line.onopen = () =>
      line.send(JSON.stringify({ type: "move", id: "1", move: { type: "secret", word: SECRET } }));
    line.onmessage = ({ data }) => {
      if (JSON.parse(data).type === "accepted") resolve();
    };
  });
  line.close();
}

async function holdsSecret(url: string): Promise<string> {
  return (await (await fetch(url)).text()).includes(SECRET) ? "shown" : "absent";
}
