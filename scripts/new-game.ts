import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { must, stop } from "./run.ts";

/**
 * `npm run new-game -- <id>` writes a small game that works, on the server and in the page, with its lesson, its rules,
 * its texts and its tests, and adds it to the two registries. It is made from the files in `scripts/new-game`, which
 * are a game themselves: one changes them as one would change any other.
 */
const TEMPLATE = "scripts/new-game";
const USAGE = "npm run new-game -- <id>, with an id of small letters and hyphens, such as word-ladder";
const LONGEST_ID = 24;

const [id, ...others] = process.argv.slice(2);
if (id === undefined || others.length > 0) stop(`Name one game: ${USAGE}.`);
if (!/^[a-z]+(?:-[a-z]+)*$/.test(id) || id.length > LONGEST_ID) {
  stop(`${JSON.stringify(id)} is no id for a game: at most ${LONGEST_ID} characters. ${USAGE}.`);
}
if (existsSync(`src/games/${id}`) || existsSync(`src/client/games/${id}`)) {
  stop(`There is a folder ${id} among the games already. Choose another id.`);
}
// A structure test finds games by their ids, so that an id must not be a word of the code.
const taken = filesIn("src", /\.(?:tsx?|css|html)$/)
  .concat(filesIn("scripts", /\.(?:ts|mjs)$/))
  .find((file) => new RegExp(`\\b${id}\\b`).test(readFileSync(file, "utf8")));
if (taken)
  stop(`"${id}" is a word that stands in ${taken} already. Choose an id that means this game alone.`);

const parts = id.split("-");
const capital = (part: string): string => part[0]!.toUpperCase() + part.slice(1);
const letter = freeLetter(id.toUpperCase());
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/new-game/g, id],
  [/newGame/g, parts[0]! + parts.slice(1).map(capital).join("")],
  [/NewGame/g, parts.map(capital).join("")],
  [/NEW_GAME/g, parts.join("_").toUpperCase()],
  [/New Game/g, parts.map(capital).join(" ")],
  // The numbers of its rules.
  [/\bX(?=\d)/g, letter],
];
const named = (text: string): string => NAMES.reduce((so, [from, to]) => so.replace(from, to), text);

const written = filesIn(TEMPLATE, /./).map((from) => {
  const to = named(from.slice(TEMPLATE.length + 1));
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, named(readFileSync(from, "utf8")));
  return to;
});
// Until it is drawn: `npm run previews`.
copyFileSync("src/client/public/previews/palabre.png", `src/client/public/previews/${id}.png`);
const registries = [
  enlist("src/games/registry.ts", `import { game as ${named("newGame")} } from "./${id}/module.ts";`),
  enlist("src/client/games/registry.ts", `import { ${named("newGame")} } from "./${id}/index.ts";`),
];
// Names have other lengths and places in the alphabet than the template's.
await must("Formatting the new game", "biome", ["check", "--write", ...written, ...registries]);

console.log(`${written.length} files of ${named("New Game")} are written, and it is in the two registries:

  src/games/${id}/          its rules ([${letter}1] onwards in RULES.md), wire, bot and facts
  src/client/games/${id}/   its board, texts, lesson and rules for players
  test/games/${id}/         its tests; test/contracts/kits/${id}.ts is how the contract suite plays it

npm start            plays it
npm test -- ${id}    tests it
npm run previews     draws the picture that messengers show for it (with the server running)

Its rules have version 0. Before people play it, record a match of it (test/match/recorded.test.ts) and make that 1.`);

/** Puts the game at the end of the registry's list. */
function enlist(file: string, importLine: string): string {
  const source = readFileSync(file, "utf8");
  const list = source.indexOf("readonly GameEntry[] = [");
  const end = source.indexOf("\n];", list);
  if (list === -1 || end === -1) stop(`${file} has no list of games to add to: was it changed?`);
  writeFileSync(file, `${importLine}\n${source.slice(0, end)}\n  ${named("newGame")},${source.slice(end)}`);
  return file;
}

/** For the numbers of its rules: the first of the name's letters, or of the alphabet's, that no page uses. */
function freeLetter(name: string): string {
  const pages = [
    "src/protocol/SPEC.md",
    "src/client/PROMISES.md",
    "SECURITY.md",
    ...filesIn("src/games", /RULES\.md$/),
  ];
  const used = new Set(
    pages.flatMap((page) =>
      [...readFileSync(page, "utf8").matchAll(/\*\*\[([A-Z])\d/g)].map(([, used]) => used),
    ),
  );
  const free = [...name, ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find(
    (each) => /[A-Z]/.test(each) && !used.has(each),
  );
  return (
    free ??
    stop("Every letter of the alphabet numbers the rules of some game. Give rules longer names first.")
  );
}

function filesIn(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => folder === TEMPLATE || !file.startsWith(TEMPLATE));
}
