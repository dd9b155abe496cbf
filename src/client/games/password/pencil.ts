import { recall, remember } from "../../storage.ts";

/** A player's own marks on the letters of one opponent's word. They stay in this browser and are never sent. */
export const PENCILS = ["maybe", "no"] as const;
export type Pencil = (typeof PENCILS)[number];

/** Letter → mark, per seat. */
export type Marks = Readonly<Record<number, Readonly<Record<string, Pencil>>>>;

const NEXT: Record<Pencil | "none", Pencil | null> = { none: "maybe", maybe: "no", no: null };

export const markOf = (marks: Marks, seat: number, letter: string): Pencil | null =>
  marks[seat]?.[letter] ?? null;

/** The next mark in turn: nothing, maybe, no, nothing again. */
export function cycle(marks: Marks, seat: number, letter: string): Marks {
  const { [letter]: now, ...others } = marks[seat] ?? {};
  const next = NEXT[now ?? "none"];
  return { ...marks, [seat]: next === null ? others : { ...others, [letter]: next } };
}

const keyOf = (match: string): string => `marks.${match}`;
const INDEX = "marks";
/** Marks of older matches are rubbed out, or storage would fill up with them. */
const KEPT = 20;

export const readMarks = (match: string): Marks => recall<Marks>(keyOf(match)) ?? {};

/** Keeps the marks; returns the matches whose marks are now too old to keep. */
export function keepMarks(match: string, marks: Marks, drop: (key: string) => void): void {
  remember(keyOf(match), marks);
  const index = [match, ...(recall<string[]>(INDEX) ?? []).filter((other) => other !== match)];
  remember(INDEX, index.slice(0, KEPT));
  for (const old of index.slice(KEPT)) drop(keyOf(old));
}
