import { expect, it, vi } from "vitest";
import { z } from "zod";
import { chanceOf } from "../../src/core/chance.ts";
import { GAMES } from "../../src/games/registry.ts";
import { quickReader } from "../../src/protocol/quick-reader.ts";
import { buzzleKit } from "../contracts/kits/buzzle.ts";
import { solitaireKit } from "../contracts/kits/buzzle-solitaire.ts";
import { lexiduelKit } from "../contracts/kits/lexiduel.ts";
import { motAMotKit } from "../contracts/kits/mot-a-mot.ts";
import { overturnKit } from "../contracts/kits/overturn.ts";
import { passwordKit } from "../contracts/kits/password.ts";
import { quickBuzzleKit } from "../contracts/kits/quick-buzzle.ts";
import { playAtRandom, seedOf } from "../contracts/play.ts";
import { mutate } from "../faults/mutate.ts";

const KITS = [
  ...[passwordKit, buzzleKit, quickBuzzleKit, solitaireKit],
  ...[overturnKit, motAMotKit("fr", [3, 4], 1), lexiduelKit],
];

const isResignation = (move: unknown): boolean => (move as { type: string }).type === "resign";

it.each(KITS.map((kit) => [kit.rules.id, kit] as const))(
  "%s: a move is read as its schema reads it",
  (id, kit) => {
    const schema = GAMES[id]!.wire.move;
    const reader = quickReader(schema);
    const chance = chanceOf(seedOf(7), 0, "damage");
    const moves = kit.setups.flatMap((setup) =>
      [1, 2].flatMap((seed) =>
        playAtRandom(kit, setup, seed).steps.flatMap((step) =>
          "move" in step && !isResignation(step.move) ? [step.move] : [],
        ),
      ),
    );
    expect(moves.length).toBeGreaterThan(4);
    const asked = vi.spyOn(schema, "safeParse");
    for (const move of moves) {
      expect(reader.safeParse(move)).toEqual({ success: true, data: move });
      expect(asked, "a good move goes the short way").not.toHaveBeenCalled();
    }
    asked.mockRestore();
    for (let i = 0; i < 4000; i++) {
      const damaged = mutate(chance.pick(moves), chance);
      const [quick, slow] = [reader.safeParse(damaged), schema.safeParse(damaged)];
      expect(quick.success, JSON.stringify(damaged)).toBe(slow.success);
      if (slow.success) expect(quick.data).toEqual(slow.data);
    }
  },
);

it("what it cannot read it leaves to the schema", () => {
  const schemas = [
    z.string().regex(/^a+$/),
    z.object({ a: z.int() }),
    z.number(),
    z.tuple([z.int()]),
    z.string().default("aa"),
    z.array(z.int()).min(2),
    z.string().refine((text) => text !== "b"),
    z.strictObject({ a: z.int() }).refine(({ a }) => a !== 1),
    z.string().transform((text) => text.length),
    z.preprocess((value) => value ?? "b", z.string()),
    z.int().catch(0),
    z.string().trim().min(2),
  ];
  const values = ["aa", "b", " b", { a: 1 }, { a: 1, b: 2 }, 0.5, [1], [1, 2], undefined, null];
  for (const schema of schemas)
    for (const value of values) {
      const [quick, slow] = [quickReader(schema).safeParse(value), schema.safeParse(value)];
      expect([quick.success, quick.data], JSON.stringify(value)).toEqual([slow.success, slow.data]);
    }
});
