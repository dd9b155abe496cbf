import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Choice, chooseTests, namesOf, PROJECTS } from "../../scripts/choose-tests.ts";

function chosen(...words: string[]): Choice {
  const choice = chooseTests(words);
  if ("unknown" in choice) throw new Error(`nothing is known of ${choice.unknown}`);
  return choice;
}

const all = (choice: Choice): string[] => PROJECTS.flatMap((project) => choice.files[project]);

describe("a word after `npm test --` stands for", () => {
  it.each(readdirSync("src/games", { withFileTypes: true }).filter((one) => one.isDirectory()))(
    "a game: $name, its tests and nothing of another, with no browser and no workerd",
    ({ name }) => {
      const { files, types } = chosen(name);
      const tests = readdirSync(`test/games/${name}`).filter((file) => file.endsWith(".test.ts"));
      expect(files.pure).toEqual(expect.arrayContaining(tests.map((file) => `test/games/${name}/${file}`)));
      expect(files.pure.filter((file) => !file.includes(`/${name}/`))).toEqual([]);
      expect([...files.objects, ...files.e2e, ...files.faults]).toEqual([]);
      expect(types).toEqual([
        "./src/tsconfig.pure.json",
        "./src/client/tsconfig.json",
        "./test/tsconfig.json",
      ]);
    },
  );

  it("a game's part of the client, too", () => {
    expect(chosen("overturn").files.pure).toContain("test/client/overturn/hand.test.ts");
  });

  it("a folder: its own tests and those that import from it", () => {
    const { files, types } = chosen("match");
    expect(files.pure).toEqual(
      expect.arrayContaining(["test/match/clocks.test.ts", "test/client/timers.test.ts"]),
    );
    expect(files.objects).toEqual([]);
    expect(types).toEqual(["./src/tsconfig.pure.json", "./test/tsconfig.json"]);
  });

  it("a folder of the Worker: what workerd runs under the names of its files", () => {
    const { files, types } = chosen("http");
    expect(files.objects).toEqual(
      expect.arrayContaining(["test/objects/http.test.ts", "test/objects/cors.test.ts"]),
    );
    expect(files.objects).not.toContain("test/objects/alarm.test.ts");
    expect(types).toEqual(
      expect.arrayContaining(["./src/tsconfig.worker.json", "./test/objects/tsconfig.json"]),
    );
  });

  it("a single test, by its name or its path", () => {
    expect(all(chosen("rooms"))).toEqual([
      "test/match/rooms.test.ts",
      "test/objects/rooms.test.ts",
      "test/e2e/rooms.test.ts",
    ]);
    for (const path of ["objects/rooms", "test/objects/rooms.test.ts"])
      expect(all(chosen(path))).toEqual(["test/objects/rooms.test.ts"]);
  });

  it("several things, if it is several words", () => {
    const both = all(chosen("overturn", "password"));
    expect(both.sort()).toEqual([...all(chosen("overturn")), ...all(chosen("password"))].sort());
  });

  it("nothing is out of reach: every test has a folder's name or its own", () => {
    const files = readdirSync("test", { withFileTypes: true, recursive: true })
      .map((one) => join(one.parentPath, one.name))
      .filter((file) => file.endsWith(".test.ts"));
    const single = files.filter((file) => !file.slice("test/".length).includes("/"));
    const reached = new Set([...namesOf().folders, ...single].flatMap((word) => all(chosen(word))));
    expect(files.filter((file) => !reached.has(file))).toEqual([]);
  });
});

it("who names something unknown is told what can be named, before anything is built", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/test.ts", "overtrun"], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("There is no test for overtrun.");
  for (const word of ["overturn", "objects", "objects/rooms"]) expect(stderr).toContain(word);
  expect(stdout).toBe("");
});
