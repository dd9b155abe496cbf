import { CIRCLE_NUMBERS } from "../../../games/password/circles.ts";

/**
 * Where the eleven circles stand: on a ring, in the order of the dice, 7 at the top and the rare 2 and 12 side by
 * side at the bottom. Numbers are units of a 400 × 400 drawing.
 */
export const SIZE = 400;
/** The sign of the circles of chance, drawn: not every device has a letter for it. */
export const STAR = "M0-15V15M-13-7.5 13 7.5M-13 7.5 13-7.5";

export const RADIUS = 40;
const RING = 152;
const CENTRE = SIZE / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const placeOf = (circle: number): Point => {
  const turns = (circle - 7) / CIRCLE_NUMBERS.length;
  return at(CENTRE, CENTRE, RING, turns);
};

/** The places of the letters inside a circle: one in the middle of six, five around nothing. */
export function letterPlaces(count: number): Point[] {
  const rows: Record<number, number[]> = { 5: [3, 2], 6: [3, 3] };
  const layout = rows[count] ?? [count];
  return layout.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, i) => ({
      x: (i - (inRow - 1) / 2) * 19,
      y: (row - (layout.length - 1) / 2) * 21 + 7,
    })),
  );
}

function at(x: number, y: number, radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI - Math.PI / 2;
  return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;
