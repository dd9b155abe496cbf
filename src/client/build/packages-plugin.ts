import type { Plugin, Rolldown } from "vite";

/** Where a package begins in the path of one of its files; a package inside another's folder is its own. */
const PACKAGE = /^.*(node_modules\/(?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;
const LIST = ".vite/packages.json";

/** The packages of which something is in what was built, over all builds of this process. */
const found = new Set<string>();

/** Notes which packages a build really took something from, as `node_modules/<name>`. */
export const notePackages = (): Plugin => ({
  name: "palabre-packages",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const path of Object.values(bundle).flatMap(pathsOf)) {
        const name = PACKAGE.exec(path)?.[1];
        if (name) found.add(name);
      }
    },
  },
});

/** What is shipped of others' work, for the bill of materials (`scripts/sbom.ts`). The last plugin: others build too. */
export const packagesFile = (): Plugin => ({
  name: "palabre-packages-file",
  generateBundle: {
    order: "post",
    handler() {
      const source = `${JSON.stringify([...found].sort(), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: LIST, source });
    },
  },
});

/** Modules of which something is left, and files that were taken over as they are. */
function pathsOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  if (file.type === "asset") return file.originalFileNames;
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
}
