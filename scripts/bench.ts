import { readdirSync } from "node:fs";
import { build } from "./prepare.ts";
import { run } from "./run.ts";

/** Runs the benchmarks, each a program of its own: all of them, or those named. Figures are ratios of one run. */
const FOLDER = "test/bench";
const wanted = process.argv.slice(2);
const all = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -3));

await build();
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n# ${name}`);
  const { code } = await run(process.execPath, [`${FOLDER}/${name}.ts`], true);
  if (code !== 0) process.exitCode = 1;
}
