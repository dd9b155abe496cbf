import { code, type Scene, status, type Try } from "./attack.ts";
import { Ear } from "./ear.ts";
import { post } from "./tables.ts";

/** Passing for somebody else by a name, and having something of a match that nobody played. */
const NOBODYS: readonly (readonly [string, string])[] = [
  ["the house's name", "Palabre"],
  ["the house's name in Cyrillic", "Раlаbrе"],
  ["the house's name with a capital i", "PaIabre"],
  ["an administrator's name", "аdmin"],
  ["a bot's name", "Robot débutant"],
  ["a bot's name, numbered and without accents", "robot debutant 2"],
  ["a Hangul filler for a name", "\u3164"],
  ["variation selectors for a name", "\ufe0f\ufe0e"],
  ["combining marks for a name", "\u0301\u0308"],
];

export const FAIR_TRIES: readonly Try[] = [
  ...NOBODYS.flatMap(([what, name]): Try[] => [
    [what, "400", ({ url }) => code(url, "/api/players", { name })],
    [`${what}, by renaming`, "400", ({ url, eve }) => code(url, "/api/me", { name }, eve.token, "PATCH")],
  ]),
  ["winning a match that the other left before it began", "void", leftAtOnce],
];

async function leftAtOnce({ url, ada, eve }: Scene): Promise<string> {
  const wish = { game: "overturn", language: "fr" };
  const { id } = await post<{ id: string }>(url, "/api/matches", wish, ada.token);
  await code(url, `/api/matches/${id}/seats`, {}, eve.token);
  const ear = new Ear({ url, match: id }, eve.token);
  await ear.hear("welcome");
  ear.say({ type: "move", id: "leave", move: { type: "resign" } });
  await ear.hear("accepted");
  const summary = (await (await fetch(`${url}/api/matches/${id}`)).json()) as {
    outcome: { reason: string; winners: number[] };
  };
  if ((await status(`${url}/api/matches/${id}/replay`)) !== "200") return "no replay";
  return summary.outcome.winners.length === 0 ? summary.outcome.reason : "won";
}
