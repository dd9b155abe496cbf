import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { OverturnTable } from "../../../src/client/games/overturn/table.ts";
import type { MatchStore } from "../../../src/client/match/store.ts";
import type { Chance } from "../../../src/core/chance.ts";
import type { World } from "../../../src/games/game.ts";
import { ringsOf } from "../../../src/games/overturn/ground.ts";
import { type OverturnTypes, overturn } from "../../../src/games/overturn/index.ts";
import type { OverturnMove } from "../../../src/games/overturn/moves.ts";
import type { OverturnState } from "../../../src/games/overturn/state.ts";
import { CLASS, type Lexicon } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";
import { chanceFor, position, randomGround } from "../../games/overturn/positions.ts";

const POSITIONS = 150;
const TRAILS = 30;

const few = lexiconOf("fr", { ROI: CLASS.lemma, LOIRE: CLASS.proper });
/** Whatever lies on the board is a word, so that every other rule is what decides. */
const everything: Lexicon = { ...few, classesOf: () => CLASS.lemma };

const worldWith = (words: Lexicon): World => ({
  now: 0,
  lagMs: 0,
  words,
  chance: (purpose) => chanceFor(1, purpose),
  seal: () => ({ commitment: "", nonce: "" }),
});

/** The page of whoever is to move, and the moves that it sends. */
function pageOf(state: OverturnState): { table: OverturnTable; sent: OverturnMove[] } {
  const sent: OverturnMove[] = [];
  const seat = state.phase.name === "turn" ? state.phase.seat : 0;
  const match = {
    view: signal(overturn.view(state, seat)),
    seat: signal(seat),
    sending: signal(false),
    move: async (move: OverturnMove) => {
      sent.push(move);
      return { ok: false, refusal: null };
    },
  };
  return { table: new OverturnTable(match as unknown as MatchStore<OverturnTypes>), sent };
}

function randomState(seed: number, chance: Chance): OverturnState {
  const mode = chance.pick(["basic", "advanced"] as const);
  const ground = randomGround(seed, mode, "fr", chance.pick([0, 30, 60, 90]));
  const seat = chance.int(2);
  return { ...position("", { options: { mode } }), ...ground, phase: { name: "turn", seat } };
}

/** Mostly from neighbour to neighbour, now and then with a jump or a stay. */
function randomTrail(chance: Chance): number[] {
  const trail = [chance.int(36)];
  while (trail.length < 2 + chance.int(5)) {
    const last = trail.at(-1)!;
    const [row, col] = [Math.floor(last / 6) + chance.int(3) - 1, (last % 6) + chance.int(3) - 1];
    const isOn = row >= 0 && row < 6 && col >= 0 && col < 6;
    trail.push(chance.int(40) === 0 || !isOn ? chance.int(36) : row * 6 + col);
  }
  return trail;
}

/** What the page foretells and what the server makes of the same word, each as one line. */
async function bothDoors(state: OverturnState, table: OverturnTable, sent: OverturnMove[]) {
  const { cells, zx, qu } = table.placed.value!;
  const { problem, laid, turned, score } = table.preview.value!;
  await table.playWord();
  const asked: OverturnMove = { type: "word", cells, ...(zx && { zx }), ...(qu && { qu }) };
  const move = sent.pop() ?? asked;
  const verdict = overturn.decide(state, table.side.value, move, worldWith(everything));
  const seen = problem ? [problem.code, problem.detail] : [laid, turned, score];
  if (!verdict.ok) return [seen, [verdict.error.code, verdict.error.detail]];
  const after = verdict.value.reduce(overturn.apply, state);
  const { last } = after;
  return [seen, last?.type === "word-made" ? [last.laid, last.turned, ringsOf(after)] : last];
}

describe("the preview and the server", () => {
  it("[O23] say the same of 4,500 words drawn at random", async () => {
    const told = new Map<string, number>();
    for (let seed = 0; seed < POSITIONS; seed++) {
      const chance = chanceFor(seed, "preview");
      const state = randomState(seed, chance);
      const { table, sent } = pageOf(state);
      for (let i = 0; i < TRAILS; i++) {
        table.zx.value = chance.pick(["Z", "X"]);
        table.qu.value = chance.pick(["U", "QU"]);
        table.draw(randomTrail(chance));
        const [seen, judged] = await bothDoors(state, table, sent);
        expect(seen, `seed ${seed}, cells ${table.trail.value}`).toEqual(judged);
        const [sort] = judged as unknown[];
        const name = typeof sort === "string" ? sort : "made";
        told.set(name, (told.get(name) ?? 0) + 1);
      }
    }
    for (const sort of ["made", "overturn/no-new-cell", "overturn/no-used-cell", "overturn/one-tile"])
      expect(told.get(sort) ?? 0, sort).toBeGreaterThan(50);
    for (const sort of ["overturn/not-adjacent", "overturn/cell-twice"])
      expect(told.get(sort) ?? 0, sort).toBeGreaterThan(10);
  });

  it("[O23] say the same of a typed word, laid in every way that is offered", async () => {
    for (let seed = 0; seed < 40; seed++) {
      const chance = chanceFor(seed, "typed");
      const state = randomState(seed, chance);
      const { table, sent } = pageOf(state);
      table.draw(randomTrail(chance).slice(0, 4));
      table.type(table.placed.value!.word);
      for (let way = 0; way < Math.min(table.ways.value.length, 5); way++, table.nextWay()) {
        const [seen, judged] = await bothDoors(state, table, sent);
        expect(seen, `seed ${seed}, ${table.typed.value}`).toEqual(judged);
      }
    }
  });

  it("[O23] only the dictionary is asked by the match alone", () => {
    const state = position("LOIREK KKKKKK");
    const { table } = pageOf(state);
    table.draw([0, 1, 2, 3, 4]);
    expect(table.preview.value).toMatchObject({ problem: null, score: [5, 0] });
    const verdict = overturn.decide(state, 0, { type: "word", cells: [0, 1, 2, 3, 4] }, worldWith(few));
    expect(verdict).toMatchObject({ ok: false, error: { code: "overturn/proper-noun" } });
  });

  it("[C9] nothing is held against a word that the board shows before its answer comes", async () => {
    const state = position("LOIREK KKKKKK");
    const cells = [0, 1, 2, 3, 4];
    const verdict = overturn.decide(state, 0, { type: "word", cells }, worldWith(everything));
    const after = verdict.ok ? verdict.value.reduce(overturn.apply, state) : state;
    const view = signal(overturn.view(state, 0));
    const seen: unknown[] = [];
    const match = {
      view,
      seat: signal(0),
      sending: signal(false),
      move: async () => {
        view.value = overturn.view(after, 0);
        seen.push(table.preview.value, table.placed.value);
        return { ok: true };
      },
    };
    const table = new OverturnTable(match as unknown as MatchStore<OverturnTypes>);
    table.draw(cells);
    await table.playWord();
    expect(view.value.last).toMatchObject({ cells });
    expect(seen).toEqual([null, null]);
  });
});
