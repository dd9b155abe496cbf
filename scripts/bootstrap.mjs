// The first step of every command: plain JavaScript for the machine's own Node, with no import from
// node_modules, since there may be none yet. It installs what the lockfile names when that changed, then goes
// on with the Node that the lockfile pins, because the tools need a newer one than many machines have.
//
// That Node comes as a package for each platform, whose checksum is in the lockfile. Nothing that is installed runs a
// script of its own (`ignore-scripts` in .npmrc), so there is no program here that no checksum stands for.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL("..", import.meta.url));
const stamp = join(root, "node_modules", ".installed");
const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** The lockfile says which package is Node for which system and processor. */
function pinnedNode() {
  const { packages } = JSON.parse(lockfile);
  const nodes = Object.keys(packages[""].optionalDependencies).map((name) => `node_modules/${name}`);
  const path = nodes.find((each) => {
    const { os, cpu } = packages[each] ?? {};
    return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
  });
  if (!path) stop(`There is no pinned Node for ${process.platform} on ${process.arch}.`);
  return join(root, path, packages[path].bin.node);
}

function install(node) {
  const lock = createHash("sha256").update(lockfile).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock && existsSync(node)) return;
  console.log("Installing packages (a minute or two, once) …");
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []];
  const flags = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(command, [...args, ...flags], { cwd: root, stdio: "inherit" });
  if (status !== 0)
    stop("npm ci failed. Is the package registry within reach? Then run the same command again.");
  if (!existsSync(node))
    stop("The pinned Node was not installed: npm must not leave optional packages out (--omit=optional).");
  writeFileSync(stamp, lock);
}

const [task, ...args] = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  stop(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
}
if (!task || !existsSync(join(root, "scripts", `${task}.ts`)))
  stop(`There is no task ${task}. See the README for those there are.`);
const node = pinnedNode();
install(node);

const path = [join(root, "node_modules", ".bin"), dirname(node), process.env.PATH ?? ""];
const child = spawn(
  node,
  ["--disable-warning=ExperimentalWarning", join(root, "scripts", `${task}.ts`), ...args],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path.join(delimiter) },
  },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
