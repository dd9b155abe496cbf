import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { bundle, integrityOf, releases } from "../src/embed/build.ts";
import { stop } from "./run.ts";

/** Writes a new release of the loader; those there are stay as they are. `npm run release-embed -- 1.1.0` */
const [version] = process.argv.slice(2);
const newest = releases().at(-1);
if (!version || !/^1\.\d+\.\d+$/.test(version))
  stop(`Name the release, such as 1.1.0. The newest is ${newest?.version}.`);
if (releases().some((release) => release.version === version))
  stop(`${version} is released: its bytes never change.`);
const code = await bundle("loader");
if (code === newest?.code) stop(`Nothing has changed since ${newest.version}.`);
writeFileSync(`src/embed/releases/${version}.js`, code);
console.log(`${version}: ${gzipSync(code).length} bytes gzip, ${integrityOf(code)}`);
