import { afterEach, expect, it, vi } from "vitest";
import { drawPicture } from "../../../src/client/story/picture.ts";

afterEach(() => vi.unstubAllGlobals());

it("[C16] a picture that is shared draws how much was found, and writes no mark that the face lacks", async () => {
  const written: string[] = [];
  let filled = 0;
  let outlined = 0;
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (kept, name) => {
      if (name === "fillText") return (text: string) => written.push(text);
      if (name === "fillRect") return () => filled++;
      if (name === "strokeRect") return () => outlined++;
      if (name === "measureText") return () => ({ width: 100 });
      return name in kept ? kept[name as string] : () => {};
    },
  });
  vi.stubGlobal("document", { fonts: { load: async () => [] } });
  const canvas = { getContext: () => pen } as unknown as HTMLCanvasElement;
  await drawPicture(canvas, {
    game: "Solitaire",
    lines: ["3 mots", "▰▰▱", "▰▱▱"],
    series: [],
    names: ["Ada"],
  });
  expect(written).toEqual(["Palabre", "Solitaire", "3 mots"]);
  // The paper and the two lines under the title, then what was found.
  expect([filled, outlined]).toEqual([3 + 3, 3]);
});
