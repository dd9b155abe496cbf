import { describe, expect, it } from "vitest";
import { type Chance, chanceOf } from "../../src/core/chance.ts";
import type { Viewer } from "../../src/games/game.ts";
import { MATCH_EVENT_TYPES } from "../../src/match/events.ts";
import { foldLog } from "../../src/match/log.ts";
import { opens } from "../../src/match/seal.ts";
import type { Kit } from "./kit.ts";
import { seedOf, Table } from "./play.ts";

/** What every game keeps. Seeds are in the titles: a failure names the match to play again. */
const LONGEST = 3000;

export function gameContract(kit: Kit): void {
  describe(`${kit.rules.id} keeps the game contract`, () => {
    for (const setup of kit.setups) {
      const play = (
        seed: number,
        watch: (table: Table) => void,
        level: 0 | 1 | 2 | 3 = 0,
        sealed = true,
      ): Table => {
        const table = new Table(kit, setup, seedOf(seed), sealed);
        const chance = chanceOf(seedOf(seed), 0, "driver");
        watch(table);
        for (let step = 0; !table.over && step < LONGEST; step++) {
          stepAtRandom(table, chance, level);
          watch(table);
        }
        return table;
      };

      describe(setup.name, () => {
        it(`options fit their schema`, () => {
          expect(kit.wire.options.safeParse(setup.options).success).toBe(true);
        });

        it(`${kit.matches} random matches: replay equals live, views fit, somebody is always awaited, all end`, () => {
          for (let seed = 1; seed <= kit.matches; seed++) {
            const table = play(seed, (now) => {
              checkStanding(kit, now, seed);
            });
            expect(table.over, `seed ${seed} ends`).toBe(true);
            const copy = JSON.parse(JSON.stringify(table.log));
            expect(foldLog(kit.rules, copy), `seed ${seed} replays`).toEqual(table.state);
            expect(JSON.parse(JSON.stringify(table.state)), `seed ${seed} is plain JSON`).toEqual(
              table.state,
            );
          }
        });

        it("an outcome is final: every later move is refused", () => {
          const table = play(1, () => {});
          const outcome = table.view(null).outcome;
          expect(outcome).not.toBeNull();
          expect(outcome!.ranking).toHaveLength(setup.seats);
          for (let seat = 0; seat < setup.seats; seat++) {
            expect(table.judge(seat, { type: "resign" })).toMatchObject({
              ok: false,
              error: { code: "match/finished" },
            });
          }
          expect(table.wait()).toBe(false);
        });

        it("every commitment opens at the end", () => {
          for (let seed = 1; seed <= 20; seed++) {
            const table = play(seed, () => {});
            for (const secret of kit.rules.secrets(table.game)) {
              expect(opens(table.state.header.id, secret), `seed ${seed}, seat ${secret.seat}`).toBe(true);
            }
          }
        });

        it("moves that are none are refused with a code, in every state", () => {
          play(2, (table) => {
            if (table.over) return;
            for (let seat = 0; seat < setup.seats; seat++) {
              for (const move of kit.nonsense(seat)) {
                if (!kit.wire.move.safeParse(move).success) continue; // stopped at the edge
                const verdict = table.judge(seat, move);
                expect(verdict.ok, JSON.stringify(move)).toBe(false);
                if (!verdict.ok) expect(verdict.error.code).toMatch(/^[a-z-]+\/[a-z-]+$/);
              }
            }
          });
        });

        for (const level of [1, 2, 3] as const) {
          it(`level ${level} offers only moves that are accepted`, () => {
            for (let seed = 1; seed <= 6; seed++) play(seed, () => {}, level);
          });
        }

        if (kit.twin) {
          it("no viewer's frames depend on what that viewer may not know", () => {
            const viewers: Viewer[] = [null, ...Array.from({ length: setup.seats }, (_, seat) => seat)];
            let compared = 0;
            for (let seed = 1; seed <= kit.matches; seed++) {
              const viewer = viewers[seed % viewers.length]!;
              compared += compareTwins(kit, setup, seed, viewer, play);
            }
            expect(compared, "frames compared").toBeGreaterThan(kit.matches * 2);
          });
        }
      });
    }
  });
}

function stepAtRandom(table: Table, chance: Chance, level: 0 | 1 | 2 | 3): void {
  table.now += chance.int(2000);
  const awaited = table.view(null).awaiting;
  const roll = chance.int(1000);
  if (roll < 10 && level === 0 && table.wait()) return;
  const seat = chance.pick([...awaited, ...table.invited]);
  if (roll === 999 && level === 0) {
    expect(table.move(seat, { type: "resign" }).ok).toBe(true);
    return;
  }
  const move = table.offer(seat, level);
  if (move === null) {
    expect(awaited, "only who is not awaited may decline").not.toContain(seat);
    return;
  }
  const verdict = table.move(seat, move);
  if (!verdict.ok)
    throw new Error(`Offered ${JSON.stringify(move)}, refused ${JSON.stringify(verdict.error)}`);
}

function checkStanding(kit: Kit, table: Table, seed: number): void {
  const where = `seed ${seed}, commit ${table.state.seq}`;
  const last = table.log.at(-1)!;
  for (const event of last.events) {
    for (const viewer of [null, 0]) {
      if ((MATCH_EVENT_TYPES as readonly string[]).includes(event.type)) continue;
      const shown = kit.rules.disclose(event, viewer);
      expect([shown.type, shown.seat], where).toEqual([event.type, "seat" in event ? event.seat : undefined]);
    }
  }
  const waits = kit.rules.waits(table.game);
  if (table.over) expect(waits, where).toEqual([]);
  else expect(waits.flatMap(({ seats }) => seats).length, where).toBeGreaterThan(0);
  for (const { seats } of waits)
    for (const seat of seats) expect(kit.rules.isOut(table.game, seat), where).toBe(false);
  for (const viewer of [null, 0]) {
    const fit = kit.wire.view.safeParse(kit.rules.view(table.game, viewer));
    if (!fit.success) throw new Error(`${where}: view of ${viewer}: ${JSON.stringify(fit.error)}`);
  }
}

type Play = (seed: number, watch: (table: Table) => void, level?: 0 | 1 | 2 | 3, sealed?: boolean) => Table;

/** Plays one match twice with other secrets and the same chance; returns how many frames were compared. */
function compareTwins(
  kit: Kit,
  setup: Kit["setups"][number],
  seed: number,
  viewer: Viewer,
  play: Play,
): number {
  const original = new Table(kit, setup, seedOf(seed), false);
  const played = play(seed, () => {}, 0, false);
  const words = played.steps;
  const twinSteps = kit.twin!(words, viewer, kit.words, chanceOf(seedOf(seed), 0, "twin"));
  if (twinSteps === null) return 0;
  const twin = new Table(kit, setup, seedOf(seed), false);
  let compared = 0;
  for (const [i, step] of words.entries()) {
    if (!original.follow(step)) throw new Error(`seed ${seed}: step ${i} does not repeat`);
    if (original.over) break; // at the end the words are shown
    if (!twin.follow(twinSteps[i]!)) break;
    if (answers(kit, original) !== answers(kit, twin)) break;
    expect(twin.frame(viewer), `seed ${seed}, viewer ${viewer}, step ${i}`).toBe(original.frame(viewer));
    compared++;
  }
  return compared;
}

const answers = (kit: Kit, table: Table): string =>
  JSON.stringify(table.log.at(-1)!.events.map((event) => kit.answer?.(event) ?? null));
