import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { releases } from "../embed/build.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";
import { shellChunks } from "./build/chunks.ts";
import { earlyScript } from "./build/early-plugin.ts";
import { embedFiles } from "./build/embed-plugin.ts";
import { icons } from "./build/icon.ts";
import { cascadeLayers } from "./build/layers-plugin.ts";
import { notePackages, packagesFile } from "./build/packages-plugin.ts";
import { serviceWorker } from "./build/worker-plugin.ts";

/** The web client: an entry of its own, a chunk a game, nothing inline and nothing from another host. */

const YEAR_S = 31_536_000;

/** Static files are served beside the Worker and so get their headers from a file; it says what the Worker says. */
const headersFile = (): Plugin => ({
  name: "palabre-headers",
  generateBundle() {
    const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
    const source = [
      "/*",
      ...lines,
      // What partners' pages load by themselves; a numbered loader never changes.
      "/embed/*",
      "  Access-Control-Allow-Origin: *",
      "  Cross-Origin-Resource-Policy: cross-origin",
      "/embed/v1.js",
      "  Cache-Control: public, max-age=3600",
      ...releases().flatMap(({ path }) => [path, `  Cache-Control: public, max-age=${YEAR_S}, immutable`]),
      // Scripts and styles are asked for across origins by a frame that was sandboxed out of its own.
      "/assets/*",
      "  Access-Control-Allow-Origin: *",
      `  Cache-Control: public, max-age=${YEAR_S}, immutable`,
      "/index.html",
      "  Cache-Control: no-cache",
      "/sw.js",
      "  Cache-Control: no-cache",
      "",
    ].join("\n");
    this.emitFile({ type: "asset", fileName: "_headers", source });
    this.emitFile({ type: "asset", fileName: ".assetsignore", source: ".vite\n" });
  },
});

/** The display face is asked for with the page, before the style sheet has named it. */
const fontPreload = (): Plugin => ({
  name: "palabre-font-preload",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((name) => name.endsWith(".woff2"));
      if (!font) return [];
      const attrs = { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: "" };
      return [{ tag: "link", attrs, injectTo: "head-prepend" }];
    },
  },
});

/** The cards of Mot à Mot are secrets of the server: a build that would ship them, however it came to that, stops. */
const noCards = (): Plugin => ({
  name: "palabre-no-cards",
  enforce: "pre",
  load(id) {
    if (/dictionaries\/cards\/|built-decks\//.test(id))
      this.error(`${id} must not reach the client; bind other cards, as its rules allow`);
    return null;
  },
});

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    noCards(),
    cascadeLayers(),
    headersFile(),
    fontPreload(),
    earlyScript(),
    embedFiles(),
    icons(),
    serviceWorker(),
    notePackages(),
    packagesFile(),
  ],
  build: {
    outDir: fileURLToPath(new URL("../../dist/client", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    // Data addresses for fonts would break the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // The bench reads from it which file a page became.
    manifest: true,
    rolldownOptions: {
      input: ["index.html", "frame.html"].map((page) => fileURLToPath(new URL(page, import.meta.url))),
      output: { codeSplitting: { groups: [shellChunks()] } },
    },
  },
});
