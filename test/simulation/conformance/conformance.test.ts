import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bench, Script } from "./bench.ts";
import { benchesHere } from "./here.ts";
import { following, recording, type Steps } from "./order.ts";
import { SCRIPTS } from "./scripts.ts";
import { benchesInWorkerd } from "./workerd.ts";

/** The same small programs on our own platform and in workerd: they must give the same. */
const FOLDER = join(import.meta.dirname, "lab");
const FILES = ["storage", "calls", "globals", "stores"] as const;

/** By their names in the sources: the programs themselves only run in a Worker. */
const namesIn = (file: (typeof FILES)[number]): string[] =>
  [
    ...readFileSync(join(FOLDER, `${file}.ts`), "utf8").matchAll(
      /^ {2}"?([^\s"][^"\n]*?)"?: (?:async )?\(/gm,
    ),
  ].map(([, name]) => name!);

let newBenchHere: () => Bench;
const AT_ONCE = 24;
const here = new Map<string, unknown>();
const inWorkerd = new Map<string, unknown>();
let workerd: Awaited<ReturnType<typeof benchesInWorkerd>>;
beforeAll(async () => {
  newBenchHere = await benchesHere(FOLDER);
  workerd = await benchesInWorkerd(FOLDER);
  // Some at once: there they take as long as they say, and most of that is waiting.
  const left = [...SCRIPTS];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await runBoth(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}, 300_000);
afterAll(() => workerd?.stop());

async function runBoth({ name, run }: Script): Promise<void> {
  const steps: Steps = [];
  const lab = labOf(name);
  here.set(name, await run(recording(newBenchHere(), steps), lab));
  const there = run(following(workerd.bench, steps), lab);
  inWorkerd.set(name, await there.catch((error) => ({ error: String(error) })));
}

const labOf = (name: string): string => name.replaceAll(/\W+/g, "-");

test("no program is left out", async () => {
  const known = await newBenchHere().call("lab", "programs");
  expect(FILES.flatMap(namesIn).sort()).toEqual((known as { gave: string[] }).gave.sort());
});

describe.each(FILES)("%s", (file) => {
  test.each(namesIn(file))("%s", async (name) => {
    const theirs = await workerd.bench.call(labOf(name), "run", name);
    expect(await newBenchHere().call(labOf(name), "run", name)).toEqual(theirs);
  });
});

describe("scripts", () => {
  test.each(SCRIPTS)("$name", ({ name }) => {
    expect(here.get(name)).toEqual(inWorkerd.get(name));
  });
});
