import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** How many requirements of level 1 or 2 each section of ASVS 5.0.0 has, by their numbers; they are not always in a row. */
const SECTIONS: Readonly<Record<string, string>> = {
  "1.1": "1-2",
  "1.2": "1-9",
  "1.3": "1-11",
  "1.4": "1-3",
  "1.5": "1-2",
  "2.1": "1-3",
  "2.2": "1-3",
  "2.3": "1-4",
  "2.4": "1",
  "3.2": "1-2",
  "3.3": "1-4",
  "3.4": "1-6",
  "3.5": "1-5",
  "3.7": "1-2",
  "4.1": "1-3",
  "4.2": "1",
  "4.3": "1-2",
  "4.4": "1-4",
  "5.1": "1",
  "5.2": "1-3",
  "5.3": "1-2",
  "5.4": "1-3",
  "6.1": "1-3",
  "6.2": "1-12",
  "6.3": "1-4",
  "6.4": "1-4",
  "6.5": "1-5",
  "6.6": "1-3",
  "6.8": "1-4",
  "7.1": "1-3",
  "7.2": "1-4",
  "7.3": "1-2",
  "7.4": "1-5",
  "7.5": "1-2",
  "7.6": "1-2",
  "8.1": "1-2",
  "8.2": "1-3",
  "8.3": "1",
  "8.4": "1",
  "9.1": "1-3",
  "9.2": "1-4",
  "10.1": "1-2",
  "10.2": "1-2",
  "10.3": "1-4",
  "10.4": "1-11",
  "10.5": "1-5",
  "10.6": "1-2",
  "10.7": "1-3",
  "11.1": "1-2",
  "11.2": "1-3",
  "11.3": "1-3",
  "11.4": "1-4",
  "11.5": "1",
  "11.6": "1",
  "12.1": "1-3",
  "12.2": "1-2",
  "12.3": "1-4",
  "13.1": "1",
  "13.2": "1-5",
  "13.3": "1-2",
  "13.4": "1-5",
  "14.1": "1-2",
  "14.2": "1-4",
  "14.3": "1-3",
  "15.1": "1-3",
  "15.2": "1-3",
  "15.3": "1-7",
  "16.1": "1",
  "16.2": "1-5",
  "16.3": "1-4",
  "16.4": "1-3",
  "16.5": "1-3",
  "17.1": "1",
  "17.2": "1-4",
  "17.3": "1-2",
};
const REQUIRED = Object.entries(SECTIONS).flatMap(([section, range]) => {
  const [first, last = first] = range.split("-").map(Number) as [number, number?];
  return Array.from({ length: last - first + 1 }, (_, i) => `${section}.${first + i}`);
});

const STANDINGS = ["holds", "platform", "nothing here", "open"];
const page = readFileSync("docs/asvs.md", "utf8");
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, number, label, standing, why]) => ({ number: number!, label: label!, standing: standing!, why: why! }),
);

/** Numbers at the head of tests' titles. */
const titles = new Set(
  readdirSync("test", { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .flatMap((source) => [...source.matchAll(/["'`]((?:\[[A-Z]{1,2}\d+[a-z]?\] ?)+)/g)])
    .flatMap(([, head]) => [...head!.matchAll(/\[(\w+)\]/g)].map(([, number]) => number!)),
);
const numbersIn = (text: string) => [...text.matchAll(/\[([A-Z]{1,2}\d+[a-z]?)\]/g)].map(([, n]) => n!);
/** Names of files in the tree, as far as they have a folder or an ending that we use. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:tsx?|md|toml|mjs))`/g)].map(([, file]) => file!);

describe("how OWASP ASVS 5.0 stands here", () => {
  it("is told for every requirement of levels 1 and 2, once and in order", () => {
    expect(REQUIRED).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(REQUIRED);
  });

  it("is one of four things, with its reason", () => {
    for (const { number, label, standing, why } of rows) {
      expect([number, STANDINGS.includes(standing)]).toEqual([number, true]);
      expect([number, label.length > 2 && why.length > 4]).toEqual([number, true]);
    }
  });

  it("names tests and files that are there", () => {
    for (const { number, why } of rows) {
      expect([number, numbersIn(why).filter((each) => !titles.has(each))]).toEqual([number, []]);
      // A game's rules are in a folder of its own.
      const files = filesIn(why).filter((file) => file !== "RULES.md");
      expect([number, files.filter((file) => !existsSync(file))]).toEqual([number, []]);
    }
  });

  it("holds by a test or a line of code wherever it can be shown", () => {
    const bare = rows.filter(
      ({ standing, why }) => standing === "holds" && numbersIn(why).length + filesIn(why).length === 0,
    );
    // Of these there is nothing to point at but the whole of the sources, or another row.
    expect(bare.map(({ number }) => number)).toEqual([
      "1.4.1",
      "1.4.2",
      "3.7.1",
      "3.7.2",
      "5.4.2",
      "6.4.2",
      "7.6.2",
      "11.1.2",
      "11.2.1",
      "11.4.1",
      "13.3.1",
    ]);
  });

  it("says at its head what is open, and how many of each there are", () => {
    const count = (standing: string) => rows.filter((row) => row.standing === standing).length;
    expect(page).toContain(
      `Of 253, ${count("holds")} hold, ${count("platform")} are the platform's, ${count("nothing here")} have nothing here to protect, ${count("open")} are open:`,
    );
    for (const { number, label, why } of rows.filter(({ standing }) => standing === "open"))
      expect(page).toContain(`- ${number}, ${label}: ${why}\n`);
  });
});
