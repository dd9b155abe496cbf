import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, vi } from "vitest";
import common from "../../dictionaries/lists/fr/common.txt?raw";
import { chanceOf } from "../../src/core/chance.ts";
import type { GameView } from "../../src/games/game.ts";
import { GAMES } from "../../src/games/registry.ts";
import { buildAutomaton } from "../../src/lexicon/build.ts";
import { fold } from "../../src/lexicon/fold.ts";
import { encode } from "../../src/lexicon/format.ts";
import { CLASS } from "../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../src/lexicon/lexicon-of.ts";
import { LAG_MOST_MS } from "../../src/match/clocks.ts";
import { headerOf } from "../../src/match/header.ts";
import { seedOf } from "../contracts/play.ts";
import { Client, guest, heard } from "./client.ts";
import { evict } from "./evict.ts";

/**
 * The same match twice: once in peace; once with the object evicted before every step, and its alarm fired too
 * early, late and twice. What is in the log afterwards, row by row, is the same.
 */
const LEXICON = "ordeal";
const WORDS = [...new Set(common.split("\n").flatMap(wordIn))];
const TURNS = { clock: { kind: "turn", seconds: 30 } };
const TABLES: Readonly<Record<string, { seats: number; options: object }>> = {
  password: { seats: 3, options: TURNS },
  buzzle: { seats: 2, options: TURNS },
  "quick-buzzle": { seats: 2, options: {} },
  "buzzle-solitaire": { seats: 1, options: {} },
  overturn: { seats: 2, options: TURNS },
  "mot-a-mot": { seats: 3, options: {} },
  lexiduel: { seats: 2, options: { ...TURNS, rounds: 4 } },
};
const STEPS = 40;
/** Every so many steps nobody moves, and time does. */
const NAP_EVERY = 7;

beforeAll(async () => {
  const entries = WORDS.map((word): [string, number] => [word, CLASS.lemma]);
  await env.LEXICONS.put(`lexicon:fr:${LEXICON}`, gzipSync(encode(buildAutomaton(entries))));
});

function wordIn(line: string): string[] {
  const word = fold(line.trim());
  return word.ok && word.value.length > 1 ? [word.value] : [];
}

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

interface Row {
  readonly seq: number;
  readonly events: string;
}

async function play(game: string, isHarsh: boolean): Promise<Row[]> {
  const { seats, options } = TABLES[game]!;
  const { rules, bot, wire } = GAMES[game]!;
  const people = await Promise.all(Array.from({ length: seats }, (_, seat) => guest(`Player ${seat}`)));
  const plan = {
    ...({ game, language: "fr", lexicon: LEXICON, seats, visibility: "private", start: "full" } as const),
    options: wire.options.parse(options),
    seed: seedOf(77),
  };
  const header = headerOf(rules, plan, (bytes) => crypto.getRandomValues(bytes));
  const stub = env.MATCHES.getByName(header.id);
  const members = people.map(({ id }, seat) => ({ id, name: `Player ${seat}` }));
  const seating = members.map((member) => ({ members: [member], bot: null }));
  expect(await stub.createSeated(header, seating)).toMatchObject({ ok: true });
  const lines = await Promise.all(people.map(({ token }) => Client.open(header.id, token)));
  const words = lexiconOf("fr", WORDS);

  const disturb = async () => {
    if (!isHarsh) return;
    await evict(stub);
    await runDurableObjectAlarm(stub); // too early: nothing is due
  };
  const nap = async () => {
    const deadline = lines[0]!.view.deadline;
    if (deadline === null) return;
    pass(Math.max(0, deadline - Date.now()) + (isHarsh ? 400 : LAG_MOST_MS));
    await runDurableObjectAlarm(stub);
    if (isHarsh) await runDurableObjectAlarm(stub);
  };

  await heard(header.id, ...lines);
  for (let step = 0; step < STEPS && lines[0]!.view.outcome === null; step++) {
    pass(10);
    await disturb();
    const seat = lines[0]!.view.awaiting[0];
    if (step % NAP_EVERY === NAP_EVERY - 1 || seat === undefined) await nap();
    else {
      const view = lines[seat]!.view as unknown as GameView;
      const move = bot.choose(view, seat, 0, chanceOf(seedOf(step), 0, "ordeal"), words);
      if (move === null) await nap();
      else
        expect(await lines[seat]!.move(`s${step}`, move), JSON.stringify(move)).toMatchObject({
          type: "accepted",
        });
    }
    await heard(header.id, ...lines);
  }
  for (const [seat, line] of lines.entries()) {
    if (line.view.outcome !== null) break;
    await disturb();
    await line.move(`end${seat}`, { type: "resign" });
    await heard(header.id, ...lines);
  }
  expect(lines[0]!.view.outcome).not.toBeNull();
  for (const line of lines) line.close();
  const rows = await runInDurableObject(stub, (_, { storage }) =>
    storage.sql.exec<{ seq: number; events: string }>("SELECT seq, events FROM log ORDER BY seq").toArray(),
  );
  return rows.map(({ seq, events }) => ({ seq, events: calmed(events, header.id, members) }));
}

/** Names of the match and its players, nonces, and the times that a late alarm moves, are not what is compared. */
function calmed(events: string, match: string, members: readonly { id: string }[]): string {
  return members
    .reduce((text, { id }, seat) => text.replaceAll(id, `player-${seat}`), events.replaceAll(match, "match"))
    .replace(/"(nonce|commitment|prev|hash)":"[0-9a-f]+"/g, '"$1":"…"')
    .replace(/\b1\d{12}(\.\d+)?\b/g, "0");
}

describe("evicted before every step, with alarms too early, late and twice", () => {
  it.each(Object.keys(GAMES))("[W46] [T0b] %s leaves the log that it leaves in peace", async (game) => {
    const calm = await play(game, false);
    vi.setSystemTime(Date.now() + 3_600_000);
    const harsh = await play(game, true);
    expect(calm.length).toBeGreaterThan(3);
    expect(harsh).toEqual(calm);
  });
});
