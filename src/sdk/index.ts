/**
 * Palabre for programs: the calls, the line to a match, and finding strangers to play with. Runs in browsers and in
 * Node 22 or newer, without any dependency.
 *
 * ```ts
 * const palabre = await Palabre.asGuest("https://play.example", { name: "Ada" });
 * const [game] = await palabre.call<{ id: string }[]>("GET", "/api/games");
 * const { match } = await palabre.quickMatch(game!.id, "fr");
 * const line = palabre.join(match);
 * line.onUpdate = ({ view, seat }) => console.log(view.awaiting.includes(seat ?? -1) ? "My turn" : "Theirs");
 * const answer = await line.move({ type: "pass" });
 * if (!answer.ok) console.log(answer.refusal?.code);
 * await line.until((view) => view.outcome !== null);
 * line.close();
 * ```
 */
export {
  type MatchMade,
  type MatchWish,
  Palabre,
  PalabreProblem,
  type PlayerMade,
  type Summary,
} from "./client.ts";
export { LineEnded, MatchLine, type MatchUpdate, type MoveAnswer, type Status } from "./line.ts";
export { QueueClosed } from "./quick-match.ts";
