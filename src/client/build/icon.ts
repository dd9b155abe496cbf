import type { Plugin } from "vite";
import { encodePng } from "./png.ts";

/**
 * The house's sign as pictures, for the places that take no SVG: `public/icon.svg` drawn by hand, shape by shape, as
 * distances to its edges. Units are those of the SVG, 64 by 64.
 */
type Colour = readonly [number, number, number];
interface Shape {
  readonly colour: Colour;
  /** How far a point is outside; negative inside. */
  distance(x: number, y: number): number;
}

const INK: Colour = [0x1f, 0x1b, 0x16];
const PAPER: Colour = [0xf6, 0xf1, 0xe7];
const VERMILION: Colour = [0xc8, 0x44, 0x2b];
const STROKE = 2.5;

const segment =
  (ax: number, ay: number, bx: number, by: number) =>
  (x: number, y: number): number => {
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - ax - t * dx, y - ay - t * dy);
  };

const bowl = (x: number, y: number): number =>
  x >= 34 ? Math.abs(Math.hypot(x - 34, y - 29) - 7) : Number.POSITIVE_INFINITY;

const P = [segment(27, 22, 27, 44), segment(27, 22, 34, 22), segment(27, 36, 34, 36), bowl];

const SIGN: readonly Shape[] = [
  { colour: PAPER, distance: (x, y) => Math.abs(Math.hypot(x - 32, y - 32) - 21) - STROKE },
  { colour: VERMILION, distance: (x, y) => Math.hypot(x - 32, y - 11) - 7 },
  { colour: PAPER, distance: (x, y) => Math.min(...P.map((part) => part(x, y))) - STROKE },
];

const rounded = (x: number, y: number, radius: number): number => {
  const [dx, dy] = [Math.abs(x - 32) - 32 + radius, Math.abs(y - 32) - 32 + radius];
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
};

/** `scale` shrinks the sign within its ground: what a system cuts to its own shape needs a margin. */
export function drawIcon(size: number, { radius = 12, scale = 1 } = {}): Buffer {
  const ground: Shape = { colour: INK, distance: (x, y) => rounded(x, y, radius) };
  const rgba = new Uint8Array(size * size * 4);
  const unit = 64 / size;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const [x, y] = [(column + 0.5) * unit, (row + 0.5) * unit];
      const [sx, sy] = [32 + (x - 32) / scale, 32 + (y - 32) / scale];
      const at = (row * size + column) * 4;
      rgba.set(ground.colour, at);
      rgba[at + 3] = Math.round(255 * covered(ground.distance(x, y), unit));
      for (const { colour, distance } of SIGN) {
        const share = covered(distance(sx, sy) * scale, unit);
        for (let i = 0; i < 3; i++)
          rgba[at + i] = Math.round(rgba[at + i]! * (1 - share) + colour[i]! * share);
      }
    }
  }
  return encodePng(size, rgba);
}

/** How much of a pixel lies inside an edge at this distance from its middle. */
const covered = (distance: number, unit: number): number => Math.min(1, Math.max(0, 0.5 - distance / unit));

const MASKABLE = { radius: 0, scale: 0.72 };

export const icons = (): Plugin => ({
  name: "palabre-icons",
  generateBundle() {
    const emit = (fileName: string, source: Buffer) => this.emitFile({ type: "asset", fileName, source });
    emit("icon-192.png", drawIcon(192));
    emit("icon-512.png", drawIcon(512));
    emit("icon-maskable-512.png", drawIcon(512, MASKABLE));
    emit("apple-touch-icon.png", drawIcon(180, { radius: 0, scale: 0.86 }));
  },
});
