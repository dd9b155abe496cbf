// The first step of every command: plain JavaScript for the machine's own Node, with no import from
// node_modules, since there may be none yet. It installs what the lockfile names when that changed, then goes
// on with the Node that the lockfile pins, because the tools need a newer one than many machines have.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL("..", import.meta.url));
const pinnedNode = join(
  root,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);
const stamp = join(root, "node_modules", ".installed");

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock && existsSync(pinnedNode)) return;
  console.log("Installing packages (a minute or two, once) …");
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ["npm", []];
  const flags = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(command, [...args, ...flags], { cwd: root, stdio: "inherit" });
  if (status !== 0)
    stop("npm ci failed. Is the package registry within reach? Then run the same command again.");
  if (!existsSync(pinnedNode)) {
    stop(
      "The package `node` came without its program. Allow its install script (npm ci --foreground-scripts) and try again.",
    );
  }
  writeFileSync(stamp, lock);
}

const [task, ...args] = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  stop(`Node ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
}
if (!task || !existsSync(join(root, "scripts", `${task}.ts`)))
  stop(`There is no task ${task}. See the README for those there are.`);
install();

const path = [
  join(root, "node_modules", ".bin"),
  join(root, "node_modules", "node", "bin"),
  process.env.PATH ?? "",
];
const child = spawn(
  pinnedNode,
  ["--disable-warning=ExperimentalWarning", join(root, "scripts", `${task}.ts`), ...args],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path.join(delimiter) },
  },
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
