import { correction, generate } from "lean-qr";
import { expect, it } from "vitest";
import { qrPath } from "../../../src/client/room/qr-code.tsx";

const ADDRESS = "https://play.example/m/0123456789abcdefghijkl";

/** The modules that a path of rectangles darkens, drawn by hand. */
function darkened(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i++) dark.add(`${Number(x) + i},${y}`);
  return dark;
}

it("[C64] the drawn code has just the dark modules of the address", () => {
  const { size, path } = qrPath(ADDRESS);
  const code = generate(ADDRESS, { minCorrectionLevel: correction.M });
  const dark = darkened(path);
  expect(size).toBe(code.size);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) expect(dark.has(`${x},${y}`)).toBe(code.get(x, y));
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, "")).toBe("");
});

it("[C64] another address is another drawing", () => {
  expect(qrPath(`${ADDRESS}1`).path).not.toBe(qrPath(ADDRESS).path);
});
