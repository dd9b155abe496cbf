import { signal } from "@preact/signals";

/** Squares that a hint points at, for boards that are one drawing; others have their elements marked. */
export const hintedSquares = signal<readonly number[]>([]);
