import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { bundle, releases } from "../../src/embed/build.ts";

/** What was published under a number, for ever. A change of the loader is a new number: `npm run release-embed`. */
const PUBLISHED: Record<string, string> = {
  "1.0.0": "sha384-f+vEXgTREnq2D8TqaUQnJNSbIrvhPDdh5pi6UmDsIaVxlAeAjJslVQ1rblGbJx1G",
  "1.0.1": "sha384-dg9VpXpFPoY5p+QdeOUb+JCG6g2WqIUzh76sPNsCdJHR55LMXaMCkZ8tcXQnPzsO",
  "1.0.2": "sha384-0HvGERtkj9neFEvQQtbCtg1oLEriovWtv+YIRNhPZYnL/n/ZVM++v7tADErgHMBw",
};

it("[W146] the bytes of a release never change, since pages pin them by their hash", () => {
  expect(Object.fromEntries(releases().map(({ version, integrity }) => [version, integrity]))).toEqual(
    PUBLISHED,
  );
});

it("[W146] the newest release is what the sources say", async () => {
  expect(releases().at(-1)!.code).toBe(await bundle("loader"));
});

it("[C22] the script that partners paste is at most 2 KB", () => {
  expect(gzipSync(releases().at(-1)!.code).length).toBeLessThanOrEqual(2048);
});

it("[C22] the loader holds no library", () => {
  expect(readFileSync("src/embed/loader.ts", "utf8").match(/from "(.+)"/g)).toEqual(['from "./messages.ts"']);
});
