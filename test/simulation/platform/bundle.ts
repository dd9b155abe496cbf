import { Script } from "node:vm";
import type { Rollup } from "vite";

/**
 * The real Worker as one program text, with every global that touches the world outside as a parameter: each simulated
 * process runs it anew, with its own clock, chance and bindings, and no memory of any other.
 */
export const INJECTED = [
  "require",
  "exports",
  "AbortSignal",
  "CryptoKey",
  "Date",
  "Reflect",
  "Request",
  "Response",
  "WebSocket",
  "WebSocketPair",
  "WebSocketRequestResponsePair",
  "clearInterval",
  "clearTimeout",
  "console",
  "crypto",
  "fetch",
  "globalThis",
  "navigator",
  "performance",
  "scheduler",
  "setInterval",
  "setTimeout",
  "worldRandom",
] as const;
export type Injected = (typeof INJECTED)[number];

export interface Bundle {
  /** What it was made of, in the words of a story: a release, or a planted fault. */
  readonly name: string;
  /** Whether a word stands in its text. */
  knows(word: string): boolean;
  /** Runs the program; gives what it exports. */
  instantiate(globals: Record<Exclude<Injected, "exports">, unknown>): Record<string, unknown>;
}

/** The same program as another version. */
export const renamed = (bundle: Bundle, name: string): Bundle => ({ ...bundle, name });

/** Of the sources in a folder, which need not be this one. Takes about a second. */
export async function bundleWorker(root: string, entry = "src/worker.ts", name = "now"): Promise<Bundle> {
  return bundleOf(await bundledText(root, entry), name);
}

/** `instead`: what stands in place of a file, by its whole path. `isSmall`: without what only people need, but for names. */
export async function bundledText(
  root: string,
  entry: string,
  instead: ReadonlyMap<string, string> = new Map(),
  isSmall = false,
): Promise<string> {
  const { build } = await import("vite"); // which takes a second, and only who bundles needs it
  const built = (await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [{ name: "instead", enforce: "pre", load: (id) => instead.get(id.split("?")[0]!) }],
    ssr: { noExternal: true },
    define: { "Math.random": "worldRandom" },
    build: {
      write: false,
      minify: false,
      target: "esnext",
      ssr: entry,
      rollupOptions: {
        external: ["cloudflare:workers", /^node:/],
        output: { format: "cjs", exports: "named", ...(isSmall && { minify: SMALL }) },
      },
    },
  })) as Rollup.RollupOutput;
  const [chunk, ...more] = built.output.filter((each) => each.type === "chunk");
  if (!chunk || more.length > 0) throw new Error("Expected one file");
  return chunk.code;
}

const SMALL = { compress: true, mangle: false, codegen: { removeWhitespace: true } } as const;

export function bundleOf(text: string, name: string): Bundle {
  const script = new Script(`(function (${INJECTED.join(", ")}) {${text}\n})`, {
    filename: `worker-${name}.js`,
  });
  const program = script.runInThisContext() as (...globals: unknown[]) => void;
  return {
    name,
    knows: (word) => text.includes(word),
    instantiate(globals) {
      const exported: Record<string, unknown> = {};
      const given: Record<string, unknown> = { ...globals, exports: exported };
      program(...INJECTED.map((each) => given[each]));
      return exported;
    },
  };
}
