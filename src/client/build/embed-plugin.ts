import type { Plugin } from "vite";
import { bundle, releases } from "../../embed/build.ts";
import { notePackages } from "./packages-plugin.ts";

/** The loader's files: the newest release under the name that pages paste, every release under its own, and their list. */
export const embedFiles = (): Plugin => ({
  name: "palabre-embed",
  async generateBundle() {
    const emit = (fileName: string, source: string): void =>
      void this.emitFile({ type: "asset", fileName: `embed/${fileName}`, source });
    const all = releases();
    const newest = all.at(-1);
    if (!newest) throw new Error("src/embed/releases holds no loader");
    for (const { version, code } of all) emit(`v${version}.js`, code);
    emit("v1.js", newest.code);
    const listed = all.map(({ code: _, ...release }) => release);
    emit(
      "v1.json",
      `${JSON.stringify({ loader: "/embed/v1.js", latest: newest.version, releases: listed }, null, 2)}\n`,
    );
    emit("card.js", await bundle("card", [notePackages()]));
  },
});
