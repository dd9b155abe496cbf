import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("the Worker is ready to deploy: wrangler bundles it with every binding", () => {
  const folder = mkdtempSync(join(tmpdir(), "palabre-worker-"));
  const { status, stdout, stderr } = spawnSync("wrangler", ["deploy", "--dry-run", "--outdir", folder], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  for (const binding of ["env.MATCHES", "env.LEXICONS", "env.DB", "env.ASSETS"])
    expect(stdout).toContain(binding);
});

it("what partners have us call is called as from outside: no name leads to an origin behind our own zone", () => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(
    /^compatibility_flags = \[.*"global_fetch_strictly_public".*\]$/m,
  );
});

it("frames go uncompressed to players of the deployed Worker", () => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(
    /^compatibility_flags = \[.*"no_web_socket_compression".*\]$/m,
  );
});
