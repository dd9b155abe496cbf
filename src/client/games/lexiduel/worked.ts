import type { LexiduelTypes } from "../../../games/lexiduel/index.ts";
import type { LexiduelOptions } from "../../../games/lexiduel/options.ts";
import { eventsOf, parseRecord, replayRecord } from "../../../games/lexiduel/record.ts";
import { WORKED_GAME } from "../../../games/lexiduel/worked-game.ts";
import { create } from "../../../match/decide.ts";
import type { Commit, MatchHeader } from "../../../match/events.ts";
import type { ReplayOf } from "../game-after.ts";
import { EXAMPLE_ID } from "./example.tsx";
import { lexiduelTexts } from "./texts/index.ts";

/** The rule book's own game as a replay: a commit a move, on the clock of nobody. It is an example, so nobody seals it. */
export async function workedReplay(): Promise<ReplayOf<LexiduelTypes>> {
  await lexiduelTexts.learn();
  const record = parseRecord(WORKED_GAME);
  const turns = record.ok ? replayRecord(record.value, () => true) : record;
  if (!record.ok || !turns.ok) throw new Error("The worked game is not legal");
  const [blue, red] = lexiduelTexts.words.value.replay.sides;
  const { language: words, rounds } = record.value;
  const options: LexiduelOptions = {
    rounds,
    games: 1,
    interjections: false,
    clock: { kind: "none" },
    teams: false,
  };
  const header: MatchHeader & { readonly options: LexiduelOptions } = {
    id: EXAMPLE_ID,
    game: "lexiduel",
    rules: 1,
    language: words,
    lexicon: "",
    options,
    seats: 2,
    visibility: "public",
    start: "full",
    seedCommitment: "",
    seed: "",
  };
  const players = [
    { id: "blue", name: blue },
    { id: "red", name: red },
  ];
  const row = { player: null, move: null };
  const moves = eventsOf(turns.value);
  const final = moves.findLast((event) => event.type === "letters-placed");
  const log: Commit[] = [
    { seq: 1, at: 0, ...row, events: [...create(header, players, []), { type: "match-begun" }] },
    ...moves.map((event, i): Commit => ({ seq: i + 2, at: (i + 1) * 60_000, ...row, events: [event] })),
  ];
  const ended = { type: "game-ended", game: 1, reason: "rounds", scores: final?.scores ?? [0, 0] };
  log.push({ seq: log.length + 1, at: log.length * 60_000, ...row, events: [ended] });
  return { header, log, commitments: [], outcome: null, seal: null };
}
