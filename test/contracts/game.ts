import { describe, expect, it } from "vitest";
import type { Viewer } from "../../src/games/game.ts";
import { isMatchEvent } from "../../src/match/events.ts";
import { foldLog } from "../../src/match/log.ts";
import { opens } from "../../src/match/seal.ts";
import { eventsFor } from "../../src/match/view.ts";
import { VOID } from "../../src/match/void.ts";
import { eventSchema } from "../../src/protocol/frames.ts";
import { joined, type Parts } from "../../src/protocol/joined.ts";
import { compareDraws, undeclared } from "./draws.ts";
import type { Kit } from "./kit.ts";
import { playAtRandom, seedOf, Table } from "./play.ts";
import { compareTwins, noKinds, VIEWER_KINDS } from "./twins.ts";

/** What every game keeps. Seeds are in the titles: a failure names the match to play again. */

export function gameContract(kit: Kit): void {
  describe(`${kit.rules.id} keeps the game contract`, () => {
    for (const setup of kit.setups) {
      const play = (seed: number, watch: (table: Table) => void, level: 0 | 1 | 2 | 3 = 0): Table =>
        playAtRandom(kit, setup, seed, { watch, level });

      describe(setup.name, () => {
        it(`options fit their schema`, () => {
          expect(kit.wire.options.safeParse(setup.options).success).toBe(true);
        });

        it(`[W101] ${kit.matches} random matches: replay equals live, views fit and are what frames say, somebody is always awaited, all end`, () => {
          for (let seed = 1; seed <= kit.matches; seed++) {
            const table = play(seed, (now) => {
              checkStanding(kit, now, seed);
            });
            expect(table.over, `seed ${seed} ends`).toBe(true);
            checkSent(kit, table, seed);
            const copy = JSON.parse(JSON.stringify(table.log));
            expect(foldLog(kit.rules, copy), `seed ${seed} replays`).toEqual(table.state);
            expect(JSON.parse(JSON.stringify(table.state)), `seed ${seed} is plain JSON`).toEqual(
              table.state,
            );
          }
        });

        it(`[W151] ${kit.matches} random matches: what came in parts is, byte for byte, what came whole`, () => {
          let inParts = 0;
          for (let seed = 1; seed <= kit.matches; seed++) {
            const reader = new PartsReader();
            play(seed, (now) => reader.read(now, seed));
            inParts += reader.inParts;
          }
          expect(inParts, "updates in parts").toBeGreaterThan(kit.matches);
        });

        it("is declared open exactly when nobody sees what somebody else does not", () => {
          let differs = false;
          for (let seed = 1; seed <= 3; seed++)
            play(seed, (now) => {
              differs ||= sightsOf(kit, now, setup.seats).size > 1;
            });
          // Who plays alone may have nothing that whoever looks on has not.
          if (setup.seats > 1 || kit.rules.isOpen) expect(differs).toBe(!kit.rules.isOpen);
        });

        it("[T5a] says from when a match counts: not before the first move where anything is hidden, and then for good", () => {
          const counted = new Set<boolean>();
          for (let seed = 1; seed <= 10; seed++) {
            let before = false;
            play(seed, (table) => {
              const now = kit.rules.counts(table.game);
              if (table.steps.length === 0 && !kit.rules.isOpen)
                expect(now, `seed ${seed}: begun`).toBe(false);
              expect(now || !before, `seed ${seed}, commit ${table.state.seq}: still counts`).toBe(true);
              expect(table.view(null).counts).toBe(now);
              before = now;
              counted.add(now);
            });
          }
          expect(counted).toContain(true);
        });

        it("[T5b] whoever leaves before it counts makes it void for all; whoever leaves later does not", () => {
          const seen = { void: 0, counted: 0 };
          for (let seed = 1; seed <= 12; seed++) {
            const seat = seed % setup.seats;
            const table = playAtRandom(kit, setup, seed, {
              level: 1,
              watch: (now) => {
                if (now.over || kit.rules.isOut(now.game, seat)) return;
                const counts = kit.rules.counts(now.game);
                const left = now.judge(seat, { type: "resign" });
                expect(left.ok && left.value.some(({ type }) => type === "match-voided")).toBe(!counts);
                seen[counts ? "counted" : "void"]++;
              },
            });
            expect(table.view(null).outcome?.reason).not.toBe(VOID);
          }
          expect(seen.counted).toBeGreaterThan(0);
          const fresh = new Table(kit, setup, seedOf(1));
          if (kit.rules.counts(fresh.game)) return;
          expect(fresh.move(0, { type: "resign" }).ok).toBe(true);
          expect(fresh.over).toBe(true);
          expect(fresh.view(null).outcome).toEqual({
            winners: [],
            ranking: Array.from({ length: setup.seats }, () => 1),
            reason: VOID,
            scores: null,
          });
          expect(foldLog(kit.rules, JSON.parse(JSON.stringify(fresh.log)))).toEqual(fresh.state);
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

        it("[W100] every commitment opens at the end", () => {
          for (let seed = 1; seed <= 20; seed++) {
            const table = play(seed, () => {});
            for (const secret of kit.rules.secrets(table.game)) {
              expect(opens(table.state.header.id, secret), `seed ${seed}, seat ${secret.seat}`).toBe(true);
            }
          }
        });

        it("[W44] moves that are none are refused with a code, in every state", () => {
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
          it(`[W124] level ${level} offers only moves that are accepted`, () => {
            for (let seed = 1; seed <= 6; seed++) play(seed, () => {}, level);
          });
        }

        // Alone nobody else has a secret: what was drawn is compared further down.
        if (kit.twin && setup.seats > 1) {
          it("[T0a] no viewer's frames depend on what that viewer may not know", () => {
            const viewers: Viewer[] = [null, ...Array.from({ length: setup.seats }, (_, seat) => seat)];
            let [compared, out] = [0, 0];
            for (let seed = 1; seed <= kit.matches; seed++) {
              const viewer = viewers[seed % viewers.length]!;
              for (const leavesAfter of [undefined, seed % 12]) {
                const twins = compareTwins(kit, setup, seed, viewer, leavesAfter);
                expect(twins.leak, "a frame that depends on what its viewer may not know").toBeNull();
                compared += twins.compared;
                out += twins.kinds["seat out"];
              }
            }
            expect(compared, "frames compared").toBeGreaterThan(kit.matches * 2);
            if (setup.seats > 2) expect(out, "frames of who is out").toBeGreaterThan(5);
          });
        }

        it("[T0a] what an event hides is its mover's secret or a declared draw", () => {
          for (let seed = 1; seed <= 4; seed++)
            expect(
              undeclared(
                kit,
                play(seed, () => {}),
                setup.seats,
              ),
              `seed ${seed}`,
            ).toEqual([]);
        });
      });
    }

    if (kit.draws) {
      it("[T0a] no viewer's frames depend on what was drawn out of their sight", () => {
        const compared = noKinds();
        for (const setup of kit.setups) {
          const before = compared["seat in play"];
          for (let seed = 1; seed <= kit.matches; seed++) {
            const twins = compareDraws(kit, setup, seed);
            expect(twins.leak, `${setup.name}: a frame that depends on a hidden draw`).toBeNull();
            for (const kind of VIEWER_KINDS) compared[kind] += twins.compared[kind];
          }
          // Alone one has only the draw to find out: where anything is hidden it is compared for its own player.
          if (setup.seats === 1 && !kit.rules.isOpen)
            expect(compared["seat in play"] - before, setup.name).toBeGreaterThan(5);
        }
        // Where the match goes on without somebody, they go on watching it.
        const outlasts = kit.setups.some(({ seats }) => seats > Math.max(2, kit.rules.seats.min));
        for (const kind of ["spectator", "seat in play", "seat out"] as const)
          if (kind !== "seat out" || outlasts) expect(compared[kind], kind).toBeGreaterThan(5);
      });
    }
  });
}

/** What each viewer sees of the last commit and of what it led to; one text when all see the same. */
function sightsOf(kit: Kit, table: Table, seats: number): Set<string> {
  const viewers = [null, ...Array(seats).keys()];
  const events = table.log.at(-1)!.events.filter((event) => !isMatchEvent(event));
  const sight = (viewer: Viewer): unknown[] => [
    kit.rules.view(table.game, viewer),
    ...events.map((event) => kit.rules.disclose(event, viewer)),
  ];
  return new Set(viewers.map((viewer) => JSON.stringify(sight(viewer))));
}

const isVoided = (table: Table): boolean => table.view(null).outcome?.reason === VOID;

/** Every event of the match as each viewer gets it, from the one that makes the match on. */
function checkSent(kit: Kit, table: Table, seed: number): void {
  for (const viewer of [null, ...table.state.seats.keys()])
    for (const event of eventsFor(kit.rules, table.log, viewer)) {
      const { success, error } = eventSchema.safeParse(event);
      if (!success) throw new Error(`seed ${seed}: ${event.type} to ${viewer}: ${JSON.stringify(error)}`);
    }
}

function checkStanding(kit: Kit, table: Table, seed: number): void {
  const where = `seed ${seed}, commit ${table.state.seq}`;
  const last = table.log.at(-1)!;
  for (const event of last.events) {
    if (isMatchEvent(event)) continue;
    for (const viewer of [null, ...table.state.seats.keys()]) {
      const shown = kit.rules.disclose(event, viewer);
      expect([shown.type, shown.seat], where).toEqual([event.type, "seat" in event ? event.seat : undefined]);
      const fit = kit.wire.disclosed.safeParse(shown);
      if (!fit.success)
        throw new Error(`${where}: ${event.type} as ${viewer} is told of it: ${JSON.stringify(fit.error)}`);
    }
  }
  // A match that ends void ends in the middle of its game.
  const waits = isVoided(table) ? [] : kit.rules.waits(table.game);
  if (table.over) expect(waits, where).toEqual([]);
  else expect(waits.flatMap(({ seats }) => seats).length, where).toBeGreaterThan(0);
  for (const { seats } of waits)
    for (const seat of seats) expect(kit.rules.isOut(table.game, seat), where).toBe(false);
  for (const viewer of [null, 0]) {
    const { seq, at } = last;
    const update = { type: "update", seq, now: at, events: eventsFor(kit.rules, [last], viewer) };
    const told = table.heard(viewer).filter((text) => text.startsWith('{"type":"update"'));
    expect(told.at(-1), where).toBe(JSON.stringify({ ...update, view: table.view(viewer) }));
    const fit = kit.wire.view.safeParse(kit.rules.view(table.game, viewer));
    if (!fit.success) throw new Error(`${where}: view of ${viewer}: ${JSON.stringify(fit.error)}`);
  }
}

/** Reads along as every viewer, once by whole views and once by parts. */
class PartsReader {
  inParts = 0;
  private readonly held = new Map<Viewer, { readonly seq: number; readonly view: object }>();

  read(table: Table, seed: number): void {
    for (const viewer of [null, ...table.state.seats.keys()]) {
      const whole = table.heard(viewer).filter(hasView);
      const parts = table.heardInParts(viewer).filter(hasView);
      expect(parts.length).toBe(whole.length);
      for (const [i, text] of parts.entries())
        this.compare(viewer, JSON.parse(text), JSON.parse(whole[i]!), seed);
    }
  }

  private compare(viewer: Viewer, frame: ViewFrame, whole: ViewFrame, seed: number): void {
    const held = this.held.get(viewer);
    if (held && held.seq >= frame.seq) return; // the same frames again: nothing happened
    const { parts, gone } = frame;
    if (parts) expect(frame.base).toBe(held?.seq);
    const view = parts ? joined(held!.view, { parts, gone }) : frame.view;
    const where = `seed ${seed}, commit ${whole.seq}, viewer ${viewer}`;
    expect(JSON.stringify(view), where).toBe(JSON.stringify(whole.view));
    expect(frame.events, where).toEqual(whole.events);
    this.held.set(viewer, { seq: frame.seq, view: view! });
    if (parts) this.inParts++;
  }
}

const hasView = (text: string): boolean => /^{"type":"(?:update|welcome)"/.test(text);
interface ViewFrame extends Partial<Parts> {
  readonly seq: number;
  readonly base?: number;
  readonly events?: unknown;
  readonly view: object;
}
