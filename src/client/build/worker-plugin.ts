import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { buildScript } from "./script.ts";

const ENTRY = fileURLToPath(new URL("../worker/sw.ts", import.meta.url));

/**
 * What must be there without a network: the shell in every language, its settings, what is played alone, and once more.
 * Each stands for itself, so that one that is moved stops the build.
 */
const OFFLINE = [
  /\/client\/index\.html$/,
  /\/client\/i18n\/\w+\.ts$/,
  /\/client\/games\/[\w-]+\/solo\/page\.tsx$/,
  /\/client\/pages\/settings\/page\.tsx$/,
  /\/client\/match\/after-end\.tsx$/,
  /\/client\/meaning\/word-meaning\.tsx$/,
];
/** A game's texts are fetched by the language of the page, and that may change without a network. */
const TEXTS = /\/client\/games\/[\w-]+\/texts\/(?:fr|en|de)\.ts$/;

/** Builds the service worker last, when the names of all parts are known. */
export const serviceWorker = (): Plugin => ({
  name: "palabre-service-worker",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const source = await buildScript(ENTRY, { PARTS: offlineParts(bundle) });
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  },
});

function offlineParts(bundle: Rolldown.OutputBundle): string[] {
  const parts = new Set<string>();
  function add(fileName: string): void {
    const file = bundle[fileName];
    if (!file || parts.has(fileName)) return;
    parts.add(fileName);
    if (file.type !== "chunk") return;
    for (const css of file.viteMetadata?.importedCss ?? []) parts.add(css);
    file.imports.forEach(add);
    file.dynamicImports.filter((name) => TEXTS.test(facadeOf(name))).forEach(add);
  }
  function facadeOf(fileName: string): string {
    const file = bundle[fileName];
    return (file?.type === "chunk" && file.facadeModuleId) || "";
  }
  for (const pattern of OFFLINE) {
    const roots = Object.values(bundle).filter(
      (file) => file.type === "chunk" && pattern.test(file.facadeModuleId ?? ""),
    );
    if (roots.length === 0) throw new Error(`Nothing that is needed offline matches ${pattern}`);
    for (const { fileName } of roots) add(fileName);
  }
  const early = Object.keys(bundle).filter((name) => /early.*\.js$|\.woff2$/.test(name));
  return [...parts, ...early].toSorted().map((name) => `/${name}`);
}
