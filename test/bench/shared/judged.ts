import { z } from "zod";
import { toHex } from "../../../src/core/bytes.ts";
import type { BotLevel } from "../../../src/games/game.ts";
import { entryOf } from "../../../src/games/registry.ts";
import { begin, create, readMove } from "../../../src/match/decide.ts";
import { Engine } from "../../../src/match/engine.ts";
import type { Commit, MatchHeader, Member } from "../../../src/match/events.ts";
import { KeptInMemory } from "../../../src/match/kept-in-memory.ts";
import { seedCommitmentOf } from "../../../src/match/seal.ts";
import { worldOf } from "../../../src/match/world.ts";
import { parseClientFrame } from "../../../src/protocol/parse.ts";
import type { Kit } from "../../contracts/kit.ts";
import { buzzleKit } from "../../contracts/kits/buzzle.ts";
import { solitaireKit } from "../../contracts/kits/buzzle-solitaire.ts";
import { lexiduelKit } from "../../contracts/kits/lexiduel.ts";
import { motAMotKit } from "../../contracts/kits/mot-a-mot.ts";
import { overturnKit } from "../../contracts/kits/overturn.ts";
import { passwordKit } from "../../contracts/kits/password.ts";
import { quickBuzzleKit } from "../../contracts/kits/quick-buzzle.ts";
import { playAtRandom, seedOf } from "../../contracts/play.ts";

z.config({ jitless: true }); // as in workerd, where no text becomes code

/**
 * A match's moves as the object meets them between the socket and the row: a text is read, judged, folded, and every
 * text that it makes is written. Whole matches are recorded once and then played again, so that nothing but this is
 * measured.
 */
export interface Recorded {
  readonly seed: number;
  readonly setup: Kit["setups"][number];
  /** What came, and when: a frame of a seat, or time. */
  readonly steps: readonly { readonly at: number; readonly seat?: number; readonly frame?: string }[];
}

/** Every game with the way it is tried; of Mot à Mot the smallest table. */
export const KITS: readonly Kit[] = [
  passwordKit,
  buzzleKit,
  quickBuzzleKit,
  solitaireKit,
  overturnKit,
  lexiduelKit,
  motAMotKit("fr", [3], 1),
];

export const record = (kit: Kit, matches: number, level: BotLevel | 0 = 0): Recorded[] =>
  kit.setups.flatMap((setup) =>
    Array.from({ length: matches }, (_, i) => ({
      seed: i + 1,
      setup,
      steps: playAtRandom(kit, setup, i + 1, { level }).steps.map((step, n) =>
        "seat" in step
          ? {
              at: step.at,
              seat: step.seat,
              frame: JSON.stringify({ type: "move", id: `${n}`, move: step.move }),
            }
          : { at: step.at },
      ),
    })),
  );

const BEGUN_AT = 1_800_000_000_000;
const memberOf = (seat: number): Member => ({ id: `player-${seat}`, name: `player-${seat}` });

interface Line {
  readonly seat: number;
}

/** Plays one match again; how many moves it had, and of how many bytes its frames were. */
export function replay(kit: Kit, { seed, setup, steps }: Recorded): { moves: number; bytes: number } {
  const lines = Array.from({ length: setup.seats }, (_, seat): Line => ({ seat }));
  const members = lines.map(({ seat }) => memberOf(seat));
  const kept = new KeptInMemory(kit.rules, [madeFor(kit, setup, seedOf(seed), members)]);
  const random = (bytes: Uint8Array) => bytes.fill(7);
  const { wire } = entryOf(kit.rules.id);
  let now = BEGUN_AT;
  let bytes = 0;
  let moves = 0;
  const engine = new Engine<Line>({
    kept,
    lines: {
      all: () => lines,
      of: (player) => lines.filter(({ seat }) => members[seat]!.id === player),
      hasAny: () => true,
      playerOf: ({ seat }) => members[seat]!,
      silencedUntil: () => null,
      blocksOf: () => [],
      takesParts: () => true,
      heardAt: () => now,
      askedAt: () => null,
      endAt: () => null,
    },
    limits: { lagMostMs: 0, spectators: 1, roomEditsPerSecond: 1, phraseBurst: 1, phrasesPerSecond: 1 },
    random,
    game: () => ({ rules: kit.rules, bot: kit.bot, readMove: (move) => readMove(move, wire.move) }),
  });
  const run = (input: () => void): void => {
    input();
    for (const effect of engine.take(now)) {
      kept.write(effect);
      if (effect.type === "append") JSON.stringify(effect.commit.events);
      if (effect.type === "send")
        bytes += (typeof effect.text === "string" ? effect.text : effect.text()).length;
    }
  };
  engine.learn(kit.words);
  run(() => {
    for (const line of lines) engine.came(line, now);
  });
  const { state } = engine.known;
  const world = worldOf(state.header, state.seq + 1, now, kit.words, random);
  run(() => engine.record([...begin(kit.rules, state, world), { type: "everyone-arrived" }], now));
  for (const { at, seat, frame } of steps) {
    now = at;
    if (seat === undefined) run(() => engine.time(now));
    else {
      moves += 1;
      run(() => engine.receive(lines[seat]!, parseClientFrame(frame!), now));
    }
  }
  return { moves, bytes };
}

function madeFor(
  kit: Kit,
  setup: Kit["setups"][number],
  seed: Uint8Array,
  members: readonly Member[],
): Commit {
  const header: MatchHeader = {
    id: "AAAAAAAAAAAAAAAAAAAAAA",
    game: kit.rules.id,
    rules: kit.rules.version,
    language: kit.words.language,
    lexicon: kit.words.hash,
    options: setup.options,
    seats: setup.seats,
    visibility: "private",
    start: "full",
    seedCommitment: seedCommitmentOf(seed),
    seed: toHex(seed),
    chain: 1,
  };
  return { seq: 1, at: BEGUN_AT, player: null, move: null, events: create(header, members, []) };
}
