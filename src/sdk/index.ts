/**
 * Palabre for programs: the calls, the line to a match, and finding strangers to play with. Runs in browsers and in
 * Node 22 or newer, without any dependency.
 *
 * ```ts
 * const palabre = await Palabre.asGuest("https://play.example", { name: "Ada" });
 * const { match } = await palabre.quickMatch("overturn", "fr");
 * const line = palabre.join(match);
 * line.onUpdate = ({ view, seat }) => { … };
 * await line.move({ type: "pass", cell: 3 });
 * ```
 */
export { type MatchMade, Palabre, PalabreProblem, type PlayerMade, type Summary } from "./client.ts";
export { MatchLine, type MatchUpdate, type MoveAnswer, type Status } from "./line.ts";
