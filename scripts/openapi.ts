import { mkdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname } from "node:path";

/**
 * Writes the OpenAPI document from the routes' own declarations. They stand beside their handlers, which import the
 * platform; here nothing is handled, so that its names need only be there.
 *
 * `node scripts/openapi.ts` prints it, `node scripts/openapi.ts <file>` writes it there.
 */
const PLATFORM = "cloudflare:workers";
const NAMES = ["DurableObject", "WorkerEntrypoint", "waitUntil"];

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === PLATFORM ? { url: PLATFORM, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === PLATFORM
      ? {
          format: "module",
          source: NAMES.map((name) => `export class ${name} {}`).join("\n"),
          shortCircuit: true,
        }
      : next(url, context),
});

/** By an address that the compiler does not follow: the Worker has types of its own, which are not those of scripts. */
const written = new URL("../src/http/openapi/document.ts", import.meta.url).href;
const { DOCUMENT } = (await import(written)) as { readonly DOCUMENT: object };

const text = JSON.stringify(DOCUMENT);
const [file] = process.argv.slice(2);
if (file === undefined) console.log(text);
else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
