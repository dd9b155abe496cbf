import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bench, Script } from "./bench.ts";
import { benchesHere } from "./here.ts";
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
const AT_ONCE = 10;
const inWorkerd = new Map<string, unknown>();
let workerd: Awaited<ReturnType<typeof benchesInWorkerd>>;
beforeAll(async () => {
  newBenchHere = await benchesHere(FOLDER);
  workerd = await benchesInWorkerd(FOLDER);
  // Some at once: there they take as long as they say, and most of that is waiting.
  const left = [...SCRIPTS];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) inWorkerd.set(next.name, await inRealTime(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}, 300_000);

/**
 * What a script gives in workerd while time there is what the clock says. Where the machine stood still meanwhile, nothing
 * was compared yet: it is run again, in a lab of its own.
 */
async function inRealTime({ name, run }: Script): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    const bench = workerd.newBench();
    const answer = await run(bench, `${labOf(name)}-${attempt}`).catch((error) => ({
      error: String(error),
    }));
    if (bench.stalls === 0) return answer;
    if (attempt === MOST_ATTEMPTS) throw new Error(`${name}: this machine is too busy to tell`);
  }
}
const MOST_ATTEMPTS = 12;
afterAll(() => workerd?.stop());

const labOf = (name: string): string => name.replaceAll(/\W+/g, "-");

test("no program is left out", async () => {
  const known = await newBenchHere().call("lab", "programs");
  expect(FILES.flatMap(namesIn).sort()).toEqual((known as { gave: string[] }).gave.sort());
});

describe.each(FILES)("%s", (file) => {
  test.each(namesIn(file))("%s", async (name) => {
    const theirs = await workerd.newBench().call(labOf(name), "run", name);
    expect(await newBenchHere().call(labOf(name), "run", name)).toEqual(theirs);
  });
});

describe("scripts", () => {
  test.each(SCRIPTS)("$name", async ({ name, run }) => {
    expect(await run(newBenchHere(), labOf(name))).toEqual(inWorkerd.get(name));
  });
});
