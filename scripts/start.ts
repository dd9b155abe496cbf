import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { build, furnish } from "./prepare.ts";
import { start, stop } from "./run.ts";

const port = Number(process.env.PORT ?? 8787);
const stateDir = resolve(process.env.STATE_DIR ?? ".wrangler/state");
const address = `http://127.0.0.1:${port}`;

if (!Number.isInteger(port) || port < 1 || port > 65_535)
  stop(`PORT is ${process.env.PORT}: choose a number from 1 to 65535.`);
await new Promise<void>((free) => {
  const probe = createServer().once("error", () =>
    stop(`Port ${port} is taken. Choose another: PORT=8790 npm start`),
  );
  probe.listen(port, "127.0.0.1", () => probe.close(() => free()));
});

/**
 * Those of `wrangler.toml`, but for the one that leaves compression to whatever stands before the Worker: there the
 * development server's proxies would compress. Without it the Worker declines for itself.
 */
const LEFT_OUT = "no_web_socket_compression";
function flags(): string[] {
  const [, listed = ""] =
    /^compatibility_flags = \[(.*)\]$/m.exec(readFileSync("wrangler.toml", "utf8")) ?? [];
  return (JSON.parse(`[${listed}]`) as string[]).filter((flag) => flag !== LEFT_OUT);
}

await build();
await furnish(stateDir);

console.log("Starting …");
const args = [
  "dev",
  "--ip",
  "127.0.0.1",
  "--port",
  String(port),
  "--inspector-port",
  "0",
  "--persist-to",
  stateDir,
];
const server = start("wrangler", [
  ...args,
  "--show-interactive-dev-session=false",
  "--var", // partners' pages and hooks may be on this very machine
  "DEVELOPMENT:1",
  ...flags().flatMap((flag) => ["--compatibility-flags", flag]),
  "--log-level",
  "info",
  ...process.argv.slice(2), // such as --var FRAME_BURST:1000
]);
let ready = false;
for (const stream of [server.stdout, server.stderr]) {
  stream?.on("data", (chunk: Buffer) => {
    const text = String(chunk);
    if (!ready && /Ready on/.test(text)) {
      ready = true;
      console.log(`\nPalabre is at ${address}\n`);
      return;
    }
    const worthReading = text
      .split("\n")
      .filter((line) => line.trim() !== "" && !line.includes("[wrangler:info]"));
    if (ready || /error/i.test(text)) for (const line of worthReading) console.log(line);
  });
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 0));
