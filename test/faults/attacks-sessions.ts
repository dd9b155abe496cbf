import { asked, type Scene, type Try } from "./attack.ts";
import { Ear } from "./ear.ts";
import { newGuest, newMatch } from "./tables.ts";

/** With a token, or a socket, that held until a moment ago. */
export const SESSION_TRIES: readonly Try[] = [
  ["a move on a socket that was open when its owner signed out", "4401, not accepted", movesSignedOut],
  ["a move on a socket that was open when its owner was deleted", "4401, not accepted", movesDeleted],
];

function movesSignedOut(scene: Scene): Promise<string> {
  return movesAfter(scene, (token) => asked(`${scene.url}/api/me/sign-out`, token, "POST"));
}

function movesDeleted(scene: Scene): Promise<string> {
  return movesAfter(scene, (token) => asked(`${scene.url}/api/me`, token, "DELETE"));
}

async function movesAfter({ url }: Scene, end: (token: string) => Promise<string>): Promise<string> {
  const [one, other] = [await newGuest(url), await newGuest(url)];
  const match = await newMatch(url, "password", [one, other]);
  const ear = new Ear({ url, match }, one.token);
  await ear.hear("welcome");
  await end(one.token);
  ear.say({ type: "move", id: "late", move: { type: "secret", word: "SALADE" } });
  const closed = await ear.gone();
  return `${closed}, ${ear.frames.some(({ type }) => type === "accepted") ? "accepted" : "not accepted"}`;
}
