import type { Qu, Zx } from "./ground.ts";

/** What a side may wish. Cells count from 0 at the top left, row by row. */
export type OverturnMove =
  /** `zx` and `qu` are said by whoever first uses that face in a word, and may be left out afterwards. */
  | {
      readonly type: "word";
      readonly cells: readonly number[];
      readonly zx?: Zx | undefined;
      readonly qu?: Qu | undefined;
    }
  | { readonly type: "pass"; readonly cell: number };
