import { readFileSync } from "node:fs";
import { lookIn } from "./planted-faults.ts";
import { bundleOf } from "./platform/bundle.ts";
import type { CloudConfig } from "./platform/config.ts";

/** A process of its own for the worlds of one planted fault: what it leaves in memory goes with it. */
interface Asked {
  readonly name: string;
  readonly text: string;
  readonly config: CloudConfig;
  readonly seeds: readonly number[];
}

const { name, text, config, seeds } = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as Asked;
console.log(JSON.stringify(await lookIn({ bundle: bundleOf(text, name), config }, seeds)));
