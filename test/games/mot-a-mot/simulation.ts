import { builtLexicon } from "../../../dictionaries/built.ts";
import { type Chance, chanceOf } from "../../../src/core/chance.ts";
import type { Language } from "../../../src/core/language.ts";
import type { BotLevel } from "../../../src/games/game.ts";
import { motAMotBot } from "../../../src/games/mot-a-mot/bot.ts";
import type { MotAMotState, MotAMotView } from "../../../src/games/mot-a-mot/index.ts";
import { motAMotKit } from "../../contracts/kits/mot-a-mot.ts";
import { seedOf, Table } from "../../contracts/play.ts";

export interface Played {
  readonly over: boolean;
  readonly commits: number;
  readonly minutes: number;
  /** Rounds won, lost and void. */
  readonly results: Record<"found" | "failed" | "void", number>;
  readonly bonuses: number;
  readonly state: MotAMotState;
}

const LONGEST = 4000;

/**
 * A match with bots alone, timed as the platform does it: each is asked at its own pace, else 1.2 to 2.4
 * seconds after a commit, those who decline are not asked again before the next one, and deadlines come in between.
 */
export function playBots(language: Language, levels: readonly BotLevel[], seed: number): Played {
  const kit = { ...motAMotKit(language, [levels.length], 1), words: builtLexicon(language) };
  const table = new Table(kit, kit.setups[0]!, seedOf(seed));
  const start = table.now;
  for (let step = 0; !table.over && step < LONGEST; step++) act(table, levels, seed);
  const events = table.log.flatMap((commit) => commit.events) as { type: string; result?: string }[];
  const results = { found: 0, failed: 0, void: 0 };
  for (const { type, result } of events)
    if (type === "round-ended") results[result as keyof typeof results]++;
  const bonuses = (events as { type: string; right?: boolean; entry?: number }[]).filter(
    ({ type, right, entry }) =>
      type === "answered" && right && !(table.game as MotAMotState).numbers.includes(entry!),
  ).length;
  return {
    over: table.over,
    commits: table.log.length,
    minutes: (table.now - start) / 60_000,
    results,
    bonuses,
    state: table.game as MotAMotState,
  };
}

/** Every commit counts as the beginning of the wait: a little slower than the platform, which goes by the wait. */
const paceOf = (table: Table, seat: number, level: BotLevel, chance: Chance): number | null =>
  motAMotBot.paceMs!(table.view(seat) as unknown as MotAMotView, seat, level, chance);

function act(table: Table, levels: readonly BotLevel[], seed: number): void {
  const chance = chanceOf(seedOf(seed), table.state.seq, "delays");
  const seats = new Set([...table.view(null).awaiting, ...table.invited]);
  const line = [...seats]
    .map((seat) => ({ seat, after: paceOf(table, seat, levels[seat]!, chance) ?? 500 + chance.int(1501) }))
    .sort((a, b) => a.after - b.after);
  const deadline = table.view(null).deadline ?? Number.POSITIVE_INFINITY;
  const since = table.now;
  for (const { seat, after } of line) {
    if (since + after >= deadline) break;
    table.now = since + after;
    const move = table.offer(seat, levels[seat]!);
    if (move === null) continue;
    const verdict = table.move(seat, move);
    if (!verdict.ok) throw new Error(`Seed ${seed}: ${JSON.stringify(move)}: ${verdict.error.code}`);
    return;
  }
  table.wait();
}
