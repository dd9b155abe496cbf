import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/**
 * Every promise has a number, given once in bold (`**[W12]**`) on one of these pages; the tests that prove it repeat the
 * number at the head of their titles. `src/protocol/SPEC.md` says which letters live where.
 */
const PAGES = [
  "src/protocol/SPEC.md",
  "src/client/PROMISES.md",
  "SECURITY.md",
  ...readdirSync("src/games", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/games/${name}/RULES.md`)
    .filter((page) => readdirSync(join(page, "..")).includes("RULES.md")),
];

/** Pages that refer to promises and give none. */
const READERS = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

const read = (file: string) => readFileSync(file, "utf8");

/** Each number that a text gives, as often as it gives it. */
const given = (text: string): string[] =>
  [...text.matchAll(/\*\*\[([A-Z]{1,2}\d+[a-z]?)\]\*\*/g)].map(([, n]) => n!);

/** Each number at the head of a string of a test file: a title, or the first column of a table of titles. */
const headed = (source: string): string[] =>
  [...source.matchAll(/["'`]((?:\[[A-Z]{1,2}\d+[a-z]?\] ?)+)/g)].flatMap(([, head]) =>
    [...head!.matchAll(/\[(\w+)\]/g)].map(([, n]) => n!),
  );

/** Each number that a page mentions without giving it. */
const mentioned = (text: string): string[] =>
  [...text.matchAll(/(?<!\*\*)\[([A-Z]{1,2}\d+[a-z]?)\](?!\*\*|\()/g)].map(([, n]) => n!);

const twice = (numbers: readonly string[]) => [
  ...new Set(numbers.filter((n, at) => numbers.indexOf(n) !== at)),
];
const missing = (wanted: readonly string[], there: readonly string[]) => {
  const known = new Set(there);
  return [...new Set(wanted.filter((n) => !known.has(n)))];
};

const promises = PAGES.flatMap((page) => given(read(page)));
const tests = readdirSync("test", { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const titles = tests.filter((file) => file !== "test/promises.test.ts").flatMap((file) => headed(read(file)));

describe("promises and the tests that prove them", () => {
  it("are read: hundreds of each", () => {
    expect(promises.length).toBeGreaterThan(300);
    expect(titles.length).toBeGreaterThan(500);
  });

  it("every promise is repeated by the title of a test", () => {
    expect(missing(promises, titles)).toEqual([]);
  });

  it("no title has a number that nobody gave", () => {
    expect(missing(titles, promises)).toEqual([]);
  });

  it("no number is given twice", () => {
    expect(twice(promises)).toEqual([]);
  });

  it("no page refers to a number that nobody gave", () => {
    expect(
      missing(
        [...PAGES, ...READERS].flatMap((page) => mentioned(read(page))),
        promises,
      ),
    ).toEqual([]);
  });

  it("every point of the protocol's page has a number", () => {
    const points = read("src/protocol/SPEC.md").split(/\n(?=\s*(?:- |\d+\. )|\n)/);
    const listed = points.filter((point) => /^\s*(?:- |\d+\. )/.test(point));
    expect(listed.length).toBeGreaterThan(80);
    expect(listed.filter((point) => !/\[[A-Z]{1,2}\d+[a-z]?\]/.test(point))).toEqual([]);
  });

  it("every test that the table of faults names is there", () => {
    const rows = read("SECURITY.md")
      .split("\n")
      .filter((line) => line.startsWith("|"));
    const named = rows.flatMap((row) =>
      [...row.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file]) => `test/${file}`),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(missing(named, tests)).toEqual([]);
  });
});

describe("the reading itself", () => {
  it("tells a promise that no test names, a number that nobody gave, and one that was given twice", () => {
    const page = "- **[W1]** One. **[W2]** Two, see [W1] and [W9].\n- **[W1]** Three.";
    const test = 'it("[W2] [W3] holds", …); // [W1] in a comment is no title';
    expect(missing(given(page), headed(test))).toEqual(["W1"]);
    expect(missing(headed(test), given(page))).toEqual(["W3"]);
    expect(twice(given(page))).toEqual(["W1"]);
    expect(missing(mentioned(page), given(page))).toEqual(["W9"]);
  });
});
