import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "../../core/language.ts";
import { buildScript } from "./script.ts";

const ENTRY = fileURLToPath(new URL("../early.ts", import.meta.url));

/** After what the script changes, before the style sheets: a script behind those waits for them. */
const PLACE = "<!-- early -->";

/** Puts `early.ts` before everything else on the page, and tells it under which name each language's texts lie. */
export const earlyScript = (): Plugin => {
  let fileName = "";
  return {
    name: "palabre-early",
    generateBundle: {
      order: "pre",
      async handler(_options, bundle) {
        const TEXT_FILES = Object.fromEntries(
          LANGUAGES.map((language) => [language, `/${textsFile(bundle, language)}`]),
        );
        const source = await buildScript(ENTRY, { TEXT_FILES });
        fileName = this.getFileName(this.emitFile({ type: "asset", name: "early.js", source }));
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        return html.replace(PLACE, fileName === "" ? "" : `<script src="/${fileName}"></script>`);
      },
    },
  };
};

function textsFile(bundle: Rolldown.OutputBundle, language: string): string {
  const chunk = Object.values(bundle).find(
    (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/client/i18n/${language}.ts`),
  );
  if (!chunk) throw new Error(`The shell's ${language} texts have no chunk of their own`);
  return chunk.fileName;
}
