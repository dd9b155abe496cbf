import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "vite";

/**
 * The loader as files: `/embed/v1.js` is the newest release, `/embed/v1.0.0.js` and its like stay for ever with
 * the bytes they were released with, so that a page may pin one by its hash. `/embed/v1.json` lists them.
 */
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const RELEASES = here("releases");

export interface Release {
  readonly version: string;
  readonly path: string;
  readonly integrity: string;
  readonly gzipBytes: number;
}

/** One file, minified, with no import left. */
export async function bundle(entry: "loader" | "card", plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    root: here("."),
    logLevel: "warn",
    plugins,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: here(`${entry}.ts`),
        output: { format: "es", minify: { mangle: { toplevel: true }, compress: true, codegen: true } },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was not built`);
  return chunk.code;
}

export const integrityOf = (code: string): string =>
  `sha384-${createHash("sha384").update(code).digest("base64")}`;

/** Every release there ever was, the newest last. */
export function releases(): (Release & { readonly code: string })[] {
  return readdirSync(RELEASES)
    .map((name) => /^(1\.\d+\.\d+)\.js$/.exec(name)?.[1])
    .filter((version) => version !== undefined)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((version) => {
      const code = readFileSync(`${RELEASES}/${version}.js`, "utf8");
      return {
        version,
        path: `/embed/v${version}.js`,
        integrity: integrityOf(code),
        gzipBytes: gzipSync(code).length,
        code,
      };
    });
}
