import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Small helpers of the command scripts. They run in the project's root. */

/** Local tracing costs sockets four to ten times their speed; the others keep the tools from the network. */
export const LOCAL_ENV = {
  X_LOCAL_OBSERVABILITY: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true", // with it goes the question whether there is a newer wrangler
};
/** What is built must not depend on who builds it: bundlers read this, and tests or a shell may have set it. */
const BUILDS_ALIKE = { NODE_ENV: "production" };

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a tool to its end and keeps what it said. */
export function run(
  command: string,
  args: readonly string[],
  show = false,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = start(command, args, env);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        output += chunk;
        if (show) process.stdout.write(chunk);
      });
    }
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("exit", (code) => resolve({ code: code ?? 1, output }));
  });
}

export function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...LOCAL_ENV, ...env, NO_COLOR: "1" },
  });
}

/** Runs a tool that must succeed: otherwise shows what it said and stops. */
export async function must(what: string, command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(command, args, false, BUILDS_ALIKE);
  if (code !== 0) stop(`${output}\n${what} failed (see above).`);
}

export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends this program in order when it is told to end, so that what it does on leaving is done: servers stop. */
export function leaveOnSignals(): void {
  for (const [signal, code] of [
    ["SIGHUP", 129],
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)
    process.once(signal, () => process.exit(code));
}

/** One hash over files and folders: it changes when any of them does. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}

/** Does the work unless the stamp says that it was done with the same inputs. */
export async function unlessDone(stamp: string, inputs: string, work: () => Promise<void>): Promise<boolean> {
  try {
    if (readFileSync(stamp, "utf8") === inputs) return false;
  } catch {
    // Never done.
  }
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return true;
}
