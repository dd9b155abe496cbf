import { expect, it, vi } from "vitest";
import { z } from "zod";
import { chanceOf } from "../../src/core/chance.ts";
import { GAMES } from "../../src/games/registry.ts";
import { clientFrameSchema } from "../../src/protocol/frames.ts";
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

function goesTheShortWay(schema: z.ZodType, values: readonly unknown[]): void {
  const asked = vi.spyOn(schema, "safeParse");
  for (const value of values) {
    expect(quickReader(schema).safeParse(value)).toEqual({ success: true, data: value });
    expect(asked, JSON.stringify(value)).not.toHaveBeenCalled();
  }
  asked.mockRestore();
}

/** Also when it is damaged. */
function isReadAlike(schema: z.ZodType, values: readonly unknown[]): void {
  const chance = chanceOf(seedOf(7), 0, "damage");
  for (let i = 0; i < 4000; i++) {
    const value = i < values.length ? values[i] : mutate(chance.pick(values), chance);
    const [quick, slow] = [quickReader(schema).safeParse(value), schema.safeParse(value)];
    expect(quick.success, JSON.stringify(value)).toBe(slow.success);
    if (slow.success) expect(quick.data).toEqual(slow.data);
  }
}

it.each(KITS.map((kit) => [kit.rules.id, kit] as const))(
  "[W39] %s: a move is read as its schema reads it",
  (id, kit) => {
    const schema = GAMES[id]!.wire.move;
    const moves = kit.setups.flatMap((setup) =>
      [1, 2].flatMap((seed) =>
        playAtRandom(kit, setup, seed).steps.flatMap((step) =>
          "move" in step && !isResignation(step.move) ? [step.move] : [],
        ),
      ),
    );
    expect(moves.length).toBeGreaterThan(4);
    goesTheShortWay(schema, moves);
    isReadAlike(schema, moves);
  },
);

it("[W39] a client's frame is read as its schema reads it", () => {
  const short = [
    { type: "sync", seq: 12 },
    { type: "probe", n: 1794947292563 },
    { type: "ping" },
    { type: "chat", to: "table", phrase: "thanks" },
  ];
  const long = [
    { type: "chat", to: "team", text: " bien vu " },
    { type: "move", id: "m1", move: {} },
  ];
  goesTheShortWay(clientFrameSchema, short);
  isReadAlike(clientFrameSchema, [...short, ...long]);
});

it("[W39] what it cannot read it leaves to the schema", () => {
  const schemas: z.ZodType[] = [
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
