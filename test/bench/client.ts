import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { LANGUAGES } from "../../src/core/language.ts";
import { figure } from "./shared/report.ts";

/**
 * How much script each page and each game brings, gzip, against its budget: 45 KB for the home page, 35 KB more for
 * a game at its table, with its texts in the language that weighs most. Counted from the built files and what they import, so it is the same on every machine.
 */
const FOLDER = "dist/client/assets";
const HOME_BUDGET = 45_000;
const GAME_BUDGET = 35_000;

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".js"));
const sources = new Map(files.map((name) => [name, readFileSync(`${FOLDER}/${name}`, "utf8")]));
const weights = new Map([...sources].map(([name, source]) => [name, gzipSync(source).length]));

/** A chunk and everything it imports at once; what it only may ask for later does not count. */
function closure(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imports = sources.get(name)!.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  for (const [, imported] of imports) closure(imported!, found);
  return found;
}

const weigh = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + weights.get(name)!, 0);

const html = readFileSync("dist/client/index.html", "utf8");
const entry = /src="\/assets\/(index-[\w-]+\.js)"/.exec(html)![1]!;
const early = /src="\/assets\/(early-[\w-]+\.js)"/.exec(html)![1]!;
const texts = /fr:[`"']\/assets\/([\w-]+\.js)/.exec(sources.get(early)!)![1]!;

const home = new Set([early, ...closure(entry), ...closure(texts)]);

/** The chunk that an `import()` in the entry's closure leads to, found by what it is called with. */
const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Record<
  string,
  { file: string }
>;
const chunkOf = (source: string): string => manifest[source]!.file.replace("assets/", "");
const beyondHome = (...roots: string[]): Set<string> =>
  new Set(roots.flatMap((root) => [...closure(chunkOf(root))]).filter((name) => !home.has(name)));

const games = readdirSync("src/client/games").filter((name) =>
  existsSync(`src/client/games/${name}/client.ts`),
);
/** The games of the Buzzle family share their texts. */
const textsOf = (game: string): string =>
  existsSync(`src/client/games/${game}/texts`) ? game : "buzzle-family";
const tableOf = (game: string): number =>
  Math.max(
    ...LANGUAGES.map((language) =>
      weigh(
        beyondHome(
          "match/page.tsx",
          `games/${game}/client.ts`,
          `games/${textsOf(game)}/texts/${language}.ts`,
        ),
      ),
    ),
  );
const pages = Object.keys(manifest)
  .filter((source) => /\/?page\.tsx$|pages\/[\w-]+\.tsx$/.test(source) && source !== "match/page.tsx")
  .toSorted();

figure("client", "home: script, gzip", "bytes", weigh(home), { atMost: HOME_BUDGET });
for (const game of games)
  figure("client", `table of ${game}: script, gzip`, "bytes", tableOf(game), { atMost: GAME_BUDGET });
for (const source of pages) figure("client", `${source}: script, gzip`, "bytes", weigh(beyondHome(source)));
