import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "palabre-partner-"));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "bad.json"), "nonsense");

/** As npm calls it, against a server that is not there: what is wrong with the arguments is said before it is asked. */
function run(...args: string[]): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/partner.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: folder, PALABRE_URL: "http://127.0.0.1:1", ADMIN_KEY: "x" },
  });
  return { code: status, said: stdout + stderr };
}

describe("npm run partner", () => {
  it.each([
    ["without arguments", [], "npm run partner -- <command>"],
    ["with a command that there is not", ["frob"], "npm run partner -- <command>"],
    ["with an option that there is not", ["list", "--foo"], "Unknown option '--foo'."],
    ["with too little", ["make", "my-site"], "Write: npm run partner -- make <id> <name>"],
    ["with too much", ["list", "my-site"], "Write: npm run partner -- list"],
    ["with an empty address", ["jwks", "my-site", ""], "Write: npm run partner -- jwks <id> <url|none>"],
    ["when origins would be lost", ["origins", "my-site"], "Name its origins with --origin, or say --none."],
    ["without the file", ["signer", "my-site", "one", "--jwk", "none.json"], "none.json cannot be read."],
    ["with another file", ["signer", "my-site", "one", "--jwk", "bad.json"], "bad.json is not JSON."],
    ["without a server", ["list"], "Nobody answers at http://127.0.0.1:1/api/admin/partners."],
  ])("%s says what to do, and no more than that", (_, args, said) => {
    const ran = run(...args);
    expect(ran).toMatchObject({ code: 1, said: expect.stringContaining(said) });
    expect(ran.said).not.toMatch(/^ +at /m);
  });
});
