import { isOneOf } from "../../core/one-of.ts";
/**
 * The Buzzle alphabet. Every letter is made of four kinds of piece: the big I, the small i half as long, the big
 * C and the small u. Which pieces make a letter and how they lie is fixed. A pose belongs to one kind only, so
 * the name of a pose says which piece it is.
 */
export const KINDS = ["I", "i", "C", "u"] as const;
export type Kind = (typeof KINDS)[number];

export const POSES_OF = {
  I: ["left", "centre", "right", "slanted", "diagonal"],
  i: [
    "flat-high",
    "flat-middle",
    "flat-low",
    "upright-high",
    "upright-low",
    "oblique-high",
    "oblique-low",
    "umlaut",
  ],
  C: ["open-right", "open-left"],
  u: ["open-up", "open-left-high", "open-left-low", "open-right-high"],
} as const satisfies Record<Kind, readonly string[]>;
export type Pose = (typeof POSES_OF)[Kind][number];
export const POSES: readonly Pose[] = KINDS.flatMap((kind) => [...POSES_OF[kind]]);

/** Where a piece lies: its centre in a box 720 wide and 1000 high, and its turn in degrees clockwise. */
export interface Placed {
  readonly pose: Pose;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

type Row = readonly [pose: Pose, x: number, y: number, turn: number];
const A: readonly Row[] = [
  ["slanted", 187, 500, 18],
  ["slanted", 533, 500, -18],
  ["flat-low", 360, 700, 90],
];
const O: readonly Row[] = [
  ["open-right", 180, 500, 0],
  ["open-left", 540, 500, 180],
];
const U: readonly Row[] = [
  ["upright-high", 155, 350, 0],
  ["upright-high", 565, 350, 0],
  ["open-up", 360, 800, 0],
];
const DOTS: readonly Row[] = [
  ["umlaut", 220, -330, 0],
  ["umlaut", 500, -330, 0],
];

/** In the order of `lexicon/letters.ts`. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  A,
  B: [
    ["left", 130, 500, 0],
    ["open-left-high", 375, 250, 270],
    ["open-left-low", 375, 750, 270],
  ],
  C: [["open-right", 360, 500, 0]],
  D: [
    ["left", 155, 500, 0],
    ["open-left", 380, 500, 180],
  ],
  E: [
    ["left", 110, 500, 0],
    ["flat-high", 405, 45, 90],
    ["flat-middle", 405, 500, 90],
    ["flat-low", 405, 955, 90],
  ],
  F: [
    ["left", 110, 500, 0],
    ["flat-high", 405, 45, 90],
    ["flat-middle", 405, 500, 90],
  ],
  G: [
    ["open-right", 280, 500, 0],
    ["upright-low", 505, 750, 0],
  ],
  H: [
    ["left", 65, 500, 0],
    ["right", 655, 500, 0],
    ["flat-middle", 360, 500, 90],
  ],
  I: [["centre", 360, 500, 0]],
  J: [
    ["upright-high", 565, 350, 0],
    ["open-up", 360, 800, 0],
  ],
  K: [
    ["left", 160, 500, 0],
    ["oblique-high", 355, 300, 37],
    ["oblique-low", 355, 700, -37],
  ],
  L: [
    ["left", 110, 500, 0],
    ["flat-low", 405, 955, 90],
  ],
  M: [
    ["left", 60, 500, 0],
    ["right", 660, 500, 0],
    ["oblique-high", 210, 235, -37],
    ["oblique-high", 510, 235, 37],
  ],
  N: [
    ["left", 110, 500, 0],
    ["diagonal", 360, 500, -30],
    ["right", 610, 500, 0],
  ],
  O,
  P: [
    ["left", 130, 500, 0],
    ["open-left-high", 375, 250, 270],
  ],
  Q: [...O, ["oblique-low", 525, 785, -42]],
  R: [
    ["left", 130, 500, 0],
    ["open-left-high", 375, 250, 270],
    ["oblique-low", 430, 735, -30],
  ],
  S: [
    ["open-right-high", 270, 295, 90],
    ["open-left-low", 450, 705, 270],
  ],
  T: [
    ["centre", 360, 500, 0],
    ["flat-high", 360, 45, 90],
  ],
  U,
  V: [
    ["slanted", 187, 500, -18],
    ["slanted", 533, 500, 18],
  ],
  W: [
    ["slanted", 136, 500, -11],
    ["slanted", 584, 500, 11],
    ["oblique-low", 295, 735, 15],
    ["oblique-low", 425, 735, -15],
  ],
  X: [
    ["oblique-high", 243, 279, -28],
    ["oblique-high", 477, 279, 28],
    ["oblique-low", 243, 721, 28],
    ["oblique-low", 477, 721, -28],
  ],
  Y: [
    ["oblique-high", 231, 236, -31],
    ["oblique-high", 489, 236, 31],
    ["upright-low", 360, 700, 0],
  ],
  Z: [
    ["flat-high", 360, 45, 90],
    ["diagonal", 360, 500, 24],
    ["flat-low", 360, 955, 90],
  ],
  Ä: [...A, ...DOTS],
  Ö: [...O, ...DOTS],
  Ü: [...U, ...DOTS],
};

const KIND_OF: ReadonlyMap<string, Kind> = new Map(
  KINDS.flatMap((kind) => POSES_OF[kind].map((pose) => [pose, kind] as const)),
);

export const kindOf = (pose: Pose): Kind => KIND_OF.get(pose)!;

/** The letters with their pieces as they lie. */
export const LETTERS: Readonly<Record<string, readonly Placed[]>> = Object.fromEntries(
  Object.entries(ROWS).map(([letter, rows]) => [
    letter,
    rows.map(([pose, x, y, turn]) => ({ pose, x, y, turn })),
  ]),
);

export const isKind = (text: string): text is Kind => isOneOf(KINDS, text);
export const isPose = (text: string): text is Pose => KIND_OF.has(text);

/** Each letter's pieces counted by kind and by pose: candidates are sifted with these, thousands at a time. */
const COUNTS = Object.fromEntries(
  Object.entries(LETTERS).map(([letter, pieces]) => {
    const counts: Partial<Record<Kind | Pose, number>> = {};
    for (const { pose } of pieces) {
      const kind = kindOf(pose);
      counts[kind] = (counts[kind] ?? 0) + 1;
      counts[pose] = (counts[pose] ?? 0) + 1;
    }
    return [letter, counts];
  }),
);

/** How many pieces of this kind, or in this pose, the letter has. */
export const countIn = (letter: string, what: Kind | Pose): number => COUNTS[letter]![what] ?? 0;
