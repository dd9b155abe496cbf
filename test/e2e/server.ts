import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { furnishedFolder } from "../../scripts/prepare.ts";
import { LOCAL_ENV } from "../../scripts/run.ts";

const MOST_STARTS = 4;

/** Servers that still run, and folders that were made for them: none of them outlives this process. */
const running = new Set<() => void>();
const folders = new Set<string>();
process.once("exit", () => {
  for (const end of running) end();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** The real server, as `npm start` runs it, on a free port with a state of its own. */
export interface Server {
  readonly url: string;
  readonly stateDir: string;
  /** The process group it runs in. */
  readonly group: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as a crash would: every process of its group at once. */
  kill(): Promise<void>;
  /** Ends it and throws its state away. */
  stop(): Promise<void>;
}

/** The same Worker in another bundle: for a state, another version of it. */
export const COUNTING_WORKER = "test/bench/counting/worker.ts";

export const startServer = (
  stateDir = furnished(newFolder()),
  vars: Record<string, number | string> = {},
  port?: number,
  worker?: string,
): Promise<Server> =>
  serve(
    stateDir,
    () => [
      process.execPath,
      "scripts/start.ts",
      ...(worker ? [worker] : []),
      ...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ],
    port,
  );

type Command = (port: number, stateDir: string) => string[];

/**
 * Starts a program that serves on `PORT`, and waits until its `/api/health` answers. A port that was free a moment
 * ago may be taken by then, also one of those that the runtime's own processes choose: then it starts once more.
 */
export async function serve(
  stateDir = newFolder(),
  command: Command,
  wantedPort?: number,
  cwd?: string,
): Promise<Server> {
  for (let starts = 1; ; starts++) {
    try {
      return await serveOn(wantedPort ?? (await freePort()), stateDir, command, cwd);
    } catch (error) {
      if (starts === MOST_STARTS || !/Address already in use|EADDRINUSE|is taken/.test(String(error)))
        throw error;
    }
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "palabre-e2e-"));
  folders.add(folder);
  return folder;
}

/** With dictionaries and tables in it, if they lie ready (`npm test` sees to that); the server puts in what is missing. */
function furnished(folder: string): string {
  const ready = furnishedFolder();
  if (existsSync(ready)) cpSync(ready, folder, { recursive: true });
  return folder;
}

async function serveOn(port: number, stateDir: string, command: Command, cwd?: string): Promise<Server> {
  const env = { ...process.env, ...LOCAL_ENV, PORT: String(port), STATE_DIR: stateDir };
  const [program, ...args] = command(port, stateDir);
  const child = spawn(program!, args, {
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    ...(cwd ? { cwd } : {}),
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const end = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, "SIGKILL");
  };
  const kill = async () => {
    end();
    await gone;
    running.delete(end);
  };
  running.add(end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  try {
    await healthy(url, child, () => output);
  } catch (error) {
    await kill();
    throw error;
  }
  return {
    url,
    stateDir,
    group: child.pid!,
    output: () => output,
    kill,
    stop: async () => {
      await kill();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended early:\n${output()}`);
    const up = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`The server does not answer:\n${output()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
