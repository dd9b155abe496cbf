import { signVisitor } from "../../src/sdk/server.ts";
import { asked, code, KEYS, me, newPartner, ORIGIN, type Partner, type Scene, type Try } from "./attack.ts";
import { Ear } from "./ear.ts";
import { newGuest, newMatch, post } from "./tables.ts";

/** With a token, or a socket, that held until a moment ago. */
export const SESSION_TRIES: readonly Try[] = [
  ["a move on a socket that was open when its owner signed out", "4401, not accepted", movesSignedOut],
  ["a move on a socket that was open when its owner was deleted", "4401, not accepted", movesDeleted],
  ["a partner's session made longer by signing out", "at most 15 minutes", outlasts],
  ["a partner's user who takes another name", "403", renames],
  ["a call of a disabled partner's user", "401", callsDisabled],
  ["a frame of a disabled partner's user", "4401, not accepted", movesDisabled],
  ["a frame guest brought back after signing out everywhere", "somebody new", resumesSignedOut],
];

function movesSignedOut(scene: Scene): Promise<string> {
  return movesAfter(scene, (token) => asked(`${scene.url}/api/me/sign-out`, token, "POST"));
}

function movesDeleted(scene: Scene): Promise<string> {
  return movesAfter(scene, (token) => asked(`${scene.url}/api/me`, token, "DELETE"));
}

interface Session {
  readonly token: string;
  readonly player: { readonly id: string };
  readonly resume: string;
}

/** A user of a partner of their own, so that others' are not disabled with it. */
async function partnerUser(url: string): Promise<{ partner: Partner; token: string }> {
  const partner = await newPartner(url, "closing");
  const token = await signVisitor(partner.signer, { partner: partner.id, user: "visitor", origin: ORIGIN });
  const visit = { partner: partner.publicKey, origin: ORIGIN, token };
  return { partner, token: (await post<Session>(url, "/api/embed/session", visit)).token };
}

async function disable(url: string, { id }: Partner): Promise<void> {
  await code(url, `/api/admin/partners/${id}`, { disabled: true }, KEYS.ADMIN_KEY, "PATCH");
  await new Promise((resolve) => setTimeout(resolve, 2100));
}

async function outlasts({ url }: Scene): Promise<string> {
  const { token } = await partnerUser(url);
  const again = await post<Session>(url, "/api/me/sign-out", {}, token);
  const { exp } = JSON.parse(Buffer.from(again.token.split(".")[0]!, "base64url").toString());
  return exp <= Date.now() + 15 * 60_000 ? "at most 15 minutes" : new Date(exp).toISOString();
}

async function renames({ url }: Scene): Promise<string> {
  return code(url, "/api/me", { name: "Somebody Else" }, (await partnerUser(url)).token, "PATCH");
}

async function callsDisabled({ url }: Scene): Promise<string> {
  const { partner, token } = await partnerUser(url);
  await disable(url, partner);
  return me(url, token);
}

async function movesDisabled({ url }: Scene): Promise<string> {
  const { partner, token } = await partnerUser(url);
  const wish = { game: "password", language: "fr", bots: [{ level: 1 }] };
  const { id: match } = await post<{ id: string }>(url, "/api/matches", wish, token);
  const ear = new Ear({ url, match }, token);
  await ear.hear("welcome");
  await disable(url, partner);
  return movesLate(ear);
}

async function resumesSignedOut({ url, mine }: Scene): Promise<string> {
  const enter = (resume?: string) =>
    post<Session>(url, "/api/embed/session", { partner: mine.publicKey, ...(resume ? { resume } : {}) });
  const first = await enter();
  await post(url, "/api/me/sign-out", {}, first.token);
  const again = await enter(first.resume);
  return again.player.id === first.player.id ? "the same guest" : "somebody new";
}

async function movesAfter({ url }: Scene, end: (token: string) => Promise<string>): Promise<string> {
  const [one, other] = [await newGuest(url), await newGuest(url)];
  const match = await newMatch(url, "password", [one, other]);
  const ear = new Ear({ url, match }, one.token);
  await ear.hear("welcome");
  await end(one.token);
  return movesLate(ear);
}

async function movesLate(ear: Ear): Promise<string> {
  ear.say({ type: "move", id: "late", move: { type: "secret", word: "SALADE" } });
  const closed = await ear.gone();
  return `${closed}, ${ear.frames.some(({ type }) => type === "accepted") ? "accepted" : "not accepted"}`;
}
