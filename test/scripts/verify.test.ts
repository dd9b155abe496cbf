import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { passwordKit } from "../contracts/kits/password.ts";
import { finished, KEY } from "../match/finished.ts";

const folder = mkdtempSync(join(tmpdir(), "palabre-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  return name;
}

/** As npm calls it: from another folder than the project's, with paths from there. */
function run(...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/verify.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: folder },
  });
  return { code: status, said: stdout + stderr };
}

describe("npm run verify", () => {
  const replay = finished(passwordKit, 5);
  const keys = { keys: [{ id: KEY.id, algorithm: "Ed25519", publicKey: KEY.publicKey }] };

  it("[W93] finds an honest file verified, with the server's keys or without", () => {
    const file = write("honest.json", replay);
    expect(run(file)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/compare it with \/api\/keys\nVerified/),
    });
    expect(run(file, write("keys.json", keys))).toMatchObject({
      code: 0,
      said: expect.stringContaining("Verified."),
    });
  });

  it("[W93] says what is wrong with a tampered one, and fails", () => {
    const [first, second, ...rest] = replay.log;
    const log = [first, { ...second, at: second!.at + 1 }, ...rest];
    const tampered = run(write("tampered.json", { ...replay, log }));
    expect(tampered.code).toBe(1);
    expect(tampered.said).toContain(
      "✗ every commit fits the hash of the one before it: commit 2 is not what was written",
    );
    const foreign = { keys: [{ ...keys.keys[0], publicKey: "A".repeat(43) }] };
    const stranger = run(write("stranger.json", replay), write("foreign.json", foreign));
    expect(stranger.code).toBe(1);
    expect(stranger.said).toContain("the server does not know this key test");
  });

  it("[W93] says what it needs when there is no such file, or none that is a replay", () => {
    expect(run()).toMatchObject({
      code: 1,
      said: expect.stringContaining("npm run verify -- <replay.json>"),
    });
    expect(run("nowhere.json")).toMatchObject({
      code: 1,
      said: expect.stringContaining("nowhere.json cannot be read"),
    });
    expect(run(write("text.json", "{"))).toMatchObject({
      code: 1,
      said: expect.stringContaining("cannot be read"),
    });
    expect(run(write("other.json", { log: [] }))).toMatchObject({
      code: 1,
      said: expect.stringContaining("is no replay: header"),
    });
  });
});
