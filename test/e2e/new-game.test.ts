import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { type Server, serve } from "./server.ts";
import { openSite } from "./site.ts";

const ID = "word-chain";
const NAME = "Word Chain";
/** Five of each side. */
const TURNS = 10;
/** Left where they are: packages are shared, the others are made or kept elsewhere. */
const NOT_COPIED = ["node_modules", ".git", ".wrangler", ".dev.vars"];

const site = openSite();
const copy = mkdtempSync(join(tmpdir(), "palabre-new-game-"));
let server: Server | null = null;
afterAll(async () => {
  await server?.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** A command in the copy: what it said, where it failed. */
const inCopy = (command: string, ...args: string[]): Promise<void> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: copy, env: { ...process.env, NO_COLOR: "1", VITEST: "" } });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    child.on("exit", (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(" ")}\n${output}`)),
    );
  });

const check = async (): Promise<void> => {
  const tests = ["test/structure.test.ts", "test/promises.test.ts", "test/client/learn", `test/games/${ID}`];
  await inCopy("vitest", "run", "--config", "test/vitest.config.ts", "--project", "pure", ...tests);
  for (const project of ["src/tsconfig.pure.json", "src/client/tsconfig.json", "test/tsconfig.json"])
    await inCopy("tsc", "-p", project, "--noEmit");
  await inCopy("biome", "ci", "--error-on-warnings", "src", "test");
};

it("a new game has its types, its place and its contract, and two strangers play it to the end", async () => {
  for (const entry of readdirSync(".")) {
    if (!NOT_COPIED.includes(entry)) cpSync(entry, join(copy, entry), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  await inCopy(process.execPath, "scripts/new-game.ts", ID);

  const [served] = await Promise.all([
    serve(undefined, () => [process.execPath, "scripts/start.ts"], undefined, copy),
    check(),
  ]);
  server = served;

  const [ada, bob] = await Promise.all([site.come(served.url), site.come(`${served.url}/quick/${ID}`)]);
  await ada.page.getByRole("link", { name: new RegExp(`^Trouver quelqu’un.*${NAME}$`) }).click();
  await Promise.all([ada, bob].map(({ page }) => page.waitForURL(/\/m\//)));
  const yours = (page: Page) => page.getByText(/^À vous\s:/);
  const say = async (page: Page, word: string): Promise<void> => {
    await yours(page).waitFor();
    await page.getByLabel("Votre mot").fill(word);
    await page.getByRole("button", { name: "Dire ce mot" }).click();
  };
  const [first, second] = await Promise.any([
    yours(ada.page)
      .waitFor()
      .then(() => [ada.page, bob.page] as const),
    yours(bob.page)
      .waitFor()
      .then(() => [bob.page, ada.page] as const),
  ]);
  await say(first, "maison");
  await say(second, "nuage");
  await say(first, "étoile");
  await say(second, "table");
  await second.getByText("TABLE ne commence pas par E").waitFor();
  for (let turn = 3; turn < TURNS; turn++) {
    const page = turn % 2 === 0 ? first : second;
    await yours(page).waitFor();
    await page.getByRole("button", { name: "Passer" }).click();
  }
  expect(await first.locator(`.${ID}-ending h2`).textContent()).toMatch(/^Gagné/);
  expect(await second.locator(`.${ID}-ending h2`).textContent()).not.toMatch(/^Gagné/);
});
