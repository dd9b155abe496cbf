import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";

/** A program that serves something and is told to end. What it serves here is as small as a server can be. */
const SERVED = `
  const serve = require("node:http").createServer((_, answer) => answer.end("{}"));
  serve.listen(process.env.PORT, "127.0.0.1");
`;
const PROGRAM = `
  import { serve } from "./test/e2e/server.ts";
  import { leaveOnSignals } from "./scripts/run.ts";
  leaveOnSignals();
  const { group, stateDir } = await serve(undefined, () => [process.execPath, "-e", ${JSON.stringify(SERVED)}]);
  console.log(JSON.stringify({ group, stateDir }));
  setInterval(() => {}, 1000);
`;

function said(child: ChildProcess): Promise<{ group: number; stateDir: string }> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr!.on("data", (chunk) => reject(new Error(String(chunk))));
    child.stdout!.on("data", (chunk) => {
      output += chunk;
      if (output.endsWith("\n")) resolve(JSON.parse(output));
    });
  });
}

const lives = (group: number): boolean => {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
};

it.each(["SIGTERM", "SIGINT"] as const)(
  "a program that %s ends takes its server and its folder along",
  async (signal) => {
    const child = spawn(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", "--input-type=module-typescript", "-e", PROGRAM],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
    const { group, stateDir } = await said(child);
    expect([lives(group), existsSync(stateDir)]).toEqual([true, true]);
    child.kill(signal);
    expect(await ended).toBe(signal === "SIGTERM" ? 143 : 130);
    await expect.poll(() => lives(group), { timeout: 20_000 }).toBe(false);
    expect(existsSync(stateDir)).toBe(false);
  },
);
