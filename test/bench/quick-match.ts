import { leaveOnSignals } from "../../scripts/run.ts";
import { GAMES } from "../../src/games/registry.ts";
import { pairUp, type Size, sizeFor, type Table } from "../../src/matchmaking/pairing.ts";
import { startServer } from "../e2e/server.ts";
import { online } from "./quick-match/any-game.ts";
import { guests, pressAtOnce } from "./quick-match/load.ts";
import { type Report, simulate } from "./quick-match/simulation.ts";
import { figure } from "./shared/report.ts";
import { median, quantile } from "./shared/stats.ts";

/**
 * Quick match: a thousand people in virtual time, and how many pairs one pool object makes in a second.
 *
 *     node test/bench/quick-match.ts
 */
const oneGame = (size: Size): Table[] => [{ game: "one", pace: null, size }];
const PAIR = oneGame(sizeFor({ seats: { min: 2, max: 4 } })!);
const TABLE = oneGame(sizeFor(GAMES["mot-a-mot"]!.facts)!);
const FAULTS = { lost: 0.01, evicted: 0.2 };
const ROUNDS = 3;
const CROWD = 100;

console.log(
  "A thousand arriving people; 6 % leave, 4 % fall silent, 3 % do not answer, 3 % open a second tab.",
);
console.log("One message in a hundred between objects is lost, one alarm in five finds its object asleep.\n");
console.log(
  row("", "matches", "wait", "p95", "in vain", "rating", "p90", "trip", "undone", "ghosts", "doubles"),
);
const reports: Report[] = [];
for (const [name, tables] of [
  ["two", PAIR],
  ["six", TABLE],
] as const) {
  for (const minutes of [1, 10, 60]) {
    const report = simulate({ players: 1000, overMs: minutes * 60_000, tables, faults: FAULTS, seed: 8 });
    console.log(figures(`${name} play, in ${minutes} min`, report));
    reports.push(report);
  }
}

const inTenMinutes = reports[1]!;
figure("quick match", "1,000 in 10 min, median wait", "s", median(inTenMinutes.waitsMs) / 1000, {
  atMost: 3,
});
console.log(
  "\nOne queue for any game: people of one language who stay, matches of ten minutes, nobody plays bots.",
);
console.log(row("", "matches", "wait", "p90", "ghosts", "doubles"));
for (const [players, goal] of [
  [12, 45],
  [40, 20],
  [400, 20],
] as const) {
  for (const games of [1, 3, undefined]) {
    const report = simulate(online(players, games, 3));
    const p90 = quantile(report.waitsMs, 0.9) / 1000;
    const wait = `${(median(report.waitsMs) / 1000).toFixed(1)} s`;
    const liking = games === undefined ? "any game" : games === 1 ? "1 game" : `${games} games`;
    const cells = [report.matches.length, wait, `${p90.toFixed(1)} s`, report.ghosts, report.doubles];
    console.log(row(`${players} online, ${liking}`, ...cells));
    reports.push(report);
    const what = `${players} online who like ${liking}, wait p90`;
    figure("quick match", what, "s", p90, games === undefined ? { atMost: goal } : {});
  }
}

figure("quick match", "ghosts", "", sum(reports.map(({ ghosts }) => ghosts)), { atMost: 0 });
figure("quick match", "seated twice", "", sum(reports.map(({ doubles }) => doubles)), { atMost: 0 });

const waiting = Array.from({ length: 1000 }, (_, i) => ({
  ...{ id: String(i), since: 0, rating: (i * 7919) % 1000, region: "weur" as const, front: false },
}));
const waves = Array.from({ length: 20 }, () => cpuMs(() => pairUp(waiting, PAIR, PAIR[0]!.size.patienceMs)));
console.log(`\nA wave of 1,000 people: ${median(waves).toFixed(1)} ms of the processor for 500 pairs.`);

let pairs = 0;
const deskMs = cpuMs(() => {
  const calm = { lost: 0, evicted: 0 };
  pairs = simulate({ players: 1000, overMs: 10_000, tables: PAIR, faults: calm, seed: 8 }).matches.length;
});
console.log(
  `The desks alone, ticket to match: ${Math.round((pairs / deskMs) * 1000)} pairings a second of processor.`,
);

leaveOnSignals();
const server = await startServer(undefined, { PLAYERS_PER_MINUTE: 1_000_000 });
const alone: number[] = [];
for (let round = 0; round < 5; round++) {
  alone.push(...(await pressAtOnce(server, await guests(server, 2))).offerMs);
}
console.log(`Two people on real sockets, nobody else: offer after ${median(alone).toFixed(0)} ms.`);

const rates: number[] = [];
const offers: number[] = [];
const matched: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const { pairingsPerSecond, offerMs, matchedMs } = await pressAtOnce(server, await guests(server, CROWD));
  rates.push(pairingsPerSecond);
  offers.push(...offerMs);
  matched.push(...matchedMs);
}
await server.stop();
const rate = median(rates);
console.log(
  `One pool object, ${CROWD} people at once on real sockets, each match made: ${rate.toFixed(0)} pairings a second` +
    ` (${rates.map((each) => each.toFixed(0)).join(", ")}); offer after ${median(offers).toFixed(0)} ms, p95 ${quantile(offers, 0.95).toFixed(0)} ms.`,
);

figure("quick match", "two alone, until the offer, p50", "ms", median(alone), { atMost: 3000 });
figure("quick match", `${CROWD} at once, until the offer, p50`, "ms", median(offers), { atMost: 3000 });
figure("quick match", `${CROWD} at once, until the match, p95`, "ms", quantile(matched, 0.95));
figure("quick match", `${CROWD} at once, one pool`, "pairings a second", rate, { atLeast: 10 });

/** On paper: a new match every six minutes each, half of all people in the busiest region. */
const wanted = 100_000 / 2 / 360 / 2;
console.log(
  `100,000 people online ask the busiest region for ${wanted.toFixed(0)} pairings a second in all its pools together:` +
    ` ${Math.ceil(wanted / rate)} pool object${wanted > rate ? "s" : ""} could do it; languages make more than that.`,
);

function figures(name: string, report: Report): string {
  const { matches, waitsMs, inVain, distances, tripsMs, undone, ghosts, doubles } = report;
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  return row(
    name,
    matches.length,
    seconds(median(waitsMs)),
    seconds(quantile(waitsMs, 0.95)),
    inVain,
    Math.round(median(distances)),
    Math.round(quantile(distances, 0.9)),
    `${Math.round(median(tripsMs))} ms`,
    undone,
    ghosts,
    doubles,
  );
}

function row(name: string, ...cells: (string | number)[]): string {
  return name.padEnd(22) + cells.map((cell) => String(cell).padStart(9)).join("");
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
