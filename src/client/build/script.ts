import { build } from "vite";
import { notePackages } from "./packages-plugin.ts";

/**
 * One self-contained classic script from an entry of ours: for what runs before any module, and for the service
 * worker. `define` names are replaced by their values.
 */
export async function buildScript(entry: string, define: Readonly<Record<string, unknown>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [notePackages()],
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: entry, output: { format: "iife", codeSplitting: false } },
    },
  });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error(`${entry} was watched, not built`);
  return first.output[0].code;
}
