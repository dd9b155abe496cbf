import { build } from "./prepare.ts";
import { run } from "./run.ts";

/** Pictures of every page and game state, to be looked at. */
await build();
const { code } = await run(process.execPath, ["test/gallery/take.ts", ...process.argv.slice(2)], true);
process.exitCode = code;
