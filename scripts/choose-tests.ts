import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { typeProjects } from "./check.ts";

/**
 * Which tests a word after `npm test --` stands for:
 * - a game: its rules, its contract suite and its part of the client; no browser;
 * - a folder of the tests, or of what is tested: the tests in the folder of that name, and those that import from it,
 *   but for the games' own, which import nearly everything. What only lives in the Worker is also tested inside
 *   workerd, by a file of the same name as its own;
 * - else a test's own name (`rooms`), or its path (`objects/rooms`).
 */

export const PROJECTS = ["pure", "objects", "e2e", "faults"] as const;
export type Project = (typeof PROJECTS)[number];

export interface Choice {
  /** Test files by the kind of run they need. */
  readonly files: Readonly<Record<Project, readonly string[]>>;
  /** The projects of `tsconfig.json` whose types are checked. */
  readonly types: readonly string[];
}

/** Slow, and of the whole: only their own names call for them. */
const NEEDS_A_SERVER: readonly Project[] = ["e2e", "faults"];

/** Nothing but the Worker holds these, so that workerd is where they are tested. */
const IN_WORKER = ["http", "objects", "partners", "players"];

const folders = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []))
    : [];

const filesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true, recursive: true }).flatMap((one) =>
    one.isFile() ? join(one.parentPath, one.name) : [],
  );

const nameOf = (file: string): string => basename(file).replace(/(?:\.test)?\.tsx?$/, "");

/** As `test/vitest.config.ts` divides them. */
export function projectOf(file: string): Project {
  return PROJECTS.find((project) => file.startsWith(`test/${project}/`)) ?? "pure";
}

/** Every word that stands for more than one test, to be shown to whoever names another. */
export function namesOf(): { games: string[]; folders: string[] } {
  const games = folders("test/games");
  const tests = testFiles();
  const named = new Set([...folders("test"), ...folders("src"), "scripts", "dictionaries"]);
  return { games, folders: [...named].filter((name) => ofFolder(name, tests).length > 0).sort() };
}

const testFiles = (): string[] => filesIn("test").filter((file) => file.endsWith(".test.ts"));

/** What the words stand for, all together; or the first word that stands for nothing. */
export function chooseTests(words: readonly string[]): Choice | { readonly unknown: string } {
  const tests = testFiles();
  const names = namesOf();
  const chosen = new Set<string>();
  const sources = new Set<string>();
  for (const word of words) {
    const game = names.games.includes(word);
    const folder = !game && names.folders.includes(word);
    const found = game ? ofGame(word, tests) : folder ? ofFolder(word, tests) : ofName(word, tests);
    if (found.length === 0) return { unknown: word };
    for (const file of found) chosen.add(file);
    if (game) for (const side of ["src/games", "src/client/games"]) sources.add(`${side}/${word}`);
    else if (folder) sources.add(existsSync(`src/${word}`) ? `src/${word}` : word);
  }
  const of = (project: Project) => [...chosen].filter((file) => projectOf(file) === project).sort();
  return {
    files: { pure: of("pure"), objects: of("objects"), e2e: of("e2e"), faults: of("faults") },
    types: typeProjects().filter((project) => [...chosen, ...sources].some((path) => covers(project, path))),
  };
}

const ofGame = (game: string, tests: readonly string[]): string[] =>
  tests.filter((file) => [`test/games/${game}`, `test/client/${game}`].includes(dirname(file)));

function ofFolder(folder: string, tests: readonly string[]): string[] {
  const imports = new RegExp(`from "(?:\\.\\./)+(?:src/)?${folder}/`);
  const inWorker = IN_WORKER.includes(folder);
  const twins = new Set(inWorker ? filesIn(`src/${folder}`).map(nameOf).concat(folder) : []);
  return tests.filter((file) => {
    if (file.startsWith(`test/${folder}/`)) return true;
    const project = projectOf(file);
    if (NEEDS_A_SERVER.includes(project) || (project === "objects" && !inWorker) || isIn(file, "test/games"))
      return false;
    return (project === "objects" && twins.has(nameOf(file))) || imports.test(readFileSync(file, "utf8"));
  });
}

function ofName(name: string, tests: readonly string[]): string[] {
  const wanted = `/${name.replace(/^test\//, "").replace(/\.test\.ts$/, "")}.test.ts`;
  return tests.filter((file) => file.endsWith(wanted));
}

/** Whether a project's types are those of the file or folder. */
function covers(project: string, path: string): boolean {
  const {
    include = [],
    exclude = [],
    files = [],
  } = JSON.parse(readFileSync(project, "utf8")) as Record<string, string[] | undefined>;
  const at = (part: string) => join(dirname(project), part);
  if (exclude.some((part) => isIn(path, at(part)))) return false;
  return include.some((part) => isIn(path, at(part))) || files.some((file) => isIn(at(file), path));
}

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
