import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { sourcesOf } from "../dictionaries/sources.ts";
import { LEXICON_IDS } from "../src/lexicon/ids.ts";
import { build } from "./prepare.ts";
import { must } from "./run.ts";

/**
 * A CycloneDX bill of materials of what is deployed: the packages of which something is in the Worker or in the
 * client, and those whose data became dictionaries. What is in them is read from the bundles themselves, versions,
 * licences and checksums from the lockfile. The same commit gives the same bytes, so it bears no time and no number of
 * its own.
 *
 *     npm run sbom     # writes dist/sbom.cdx.json
 */
export const SBOM = "dist/sbom.cdx.json";
const CLIENT_PACKAGES = "dist/client/.vite/packages.json";
const WORKER_FOLDER = "dist/worker";
const WORKER_INPUTS = `${WORKER_FOLDER}/meta.json`;

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
export type Lock = { readonly packages: Readonly<Record<string, Locked>> };

/** Where something of a package is shipped. */
export type Part = "worker" | "client" | "dictionaries";

export interface Component {
  readonly type: "library" | "data";
  readonly "bom-ref": string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly (
    | { license: { id: string } }
    | { license: { name: string } }
    | { expression: string }
  )[];
  readonly hashes: readonly { readonly alg: "SHA-512"; readonly content: string }[];
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

export interface Sbom {
  readonly bomFormat: "CycloneDX";
  readonly specVersion: "1.6";
  readonly version: 1;
  readonly metadata: {
    readonly component: { type: "application"; "bom-ref": string; name: string; version: string };
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** `shipped`: the packages of each part, by their place in the lockfile (`node_modules/…`). */
export function sbomOf(
  app: { readonly name: string; readonly version: string },
  lock: Lock,
  shipped: Readonly<Record<Part, readonly string[]>>,
  licencesOfData: ReadonlyMap<string, string>,
): Sbom {
  const places = [...new Set(Object.values(shipped).flat())].sort();
  const refs = new Map(places.map((place) => [place, purlOf(place, lock)]));
  const partsOf = (place: string) =>
    (Object.keys(shipped) as Part[]).filter((part) => shipped[part].includes(place));
  const ref = `pkg:npm/${app.name}@${app.version}`;
  const needs = (place: string): string[] => {
    const { dependencies, peerDependencies } = lock.packages[place]!;
    const names = Object.keys({ ...dependencies, ...peerDependencies });
    return names.flatMap((name) => refs.get(placeOf(name, place, lock)) ?? []).sort();
  };
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": ref, name: app.name, version: app.version } },
    components: places.map((place) => componentOf(place, lock, partsOf(place), licencesOfData)),
    dependencies: [
      { ref, dependsOn: [...refs.values()] },
      ...places.map((place) => ({ ref: refs.get(place)!, dependsOn: needs(place) })),
    ],
  };
}

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

function lockedAt(place: string, lock: Lock): Locked {
  const locked = lock.packages[place];
  if (!locked) throw new Error(`${place} is shipped and not in the lockfile`);
  return locked;
}

/** https://github.com/package-url/purl-spec: a scope's @ is escaped. */
const purlOf = (place: string, lock: Lock): string =>
  `pkg:npm/${nameOf(place).replace("@", "%40")}@${lockedAt(place, lock).version}`;

/** Node looks for a package in its user's own folder first, then further out. */
function placeOf(name: string, user: string, lock: Lock): string {
  for (let folder = user; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    const place = `${folder}/node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (!folder.includes("/node_modules/")) return `node_modules/${name}`;
  }
}

function componentOf(
  place: string,
  lock: Lock,
  parts: readonly Part[],
  licencesOfData: ReadonlyMap<string, string>,
): Component {
  const { version, license, integrity } = lockedAt(place, lock);
  const name = nameOf(place);
  const purl = purlOf(place, lock);
  const isData = parts.every((part) => part === "dictionaries");
  return {
    type: isData ? "data" : "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    licenses: [licenceOf((isData && licencesOfData.get(name)) || license)],
    hashes: [
      { alg: "SHA-512", content: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex") },
    ],
    properties: parts.map((part) => ({ name: "palabre:part", value: part })),
  };
}

/** WordNet's licence has a name and no SPDX id of that spelling. */
function licenceOf(said: string | undefined): Component["licenses"][number] {
  if (said === undefined) throw new Error("A package without a licence is shipped");
  if (/ (?:OR|AND) /.test(said)) return { expression: said };
  return said === "WordNet" ? { license: { name: said } } : { license: { id: said } };
}

/** As esbuild tells it: which file is in the bundle, and with how many bytes. */
interface Metafile {
  readonly outputs: Readonly<
    Record<string, { readonly inputs: Readonly<Record<string, { bytesInOutput: number }>> }>
  >;
}

const PACKAGE = /^.*?(node_modules\/(?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

const packagesIn = ({ outputs }: Metafile): string[] =>
  Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? (PACKAGE.exec(file)?.[1] ?? []) : []));

/** Name and licence of the data that the dictionaries are built from, out of "name@version (licence)". */
const dataLicences = (): Map<string, string> =>
  new Map(
    LEXICON_IDS.flatMap(sourcesOf).map((source) => {
      const [, name, licence] = /^(.+)@[^@]+ \((.+)\)$/.exec(source)!;
      return [name!, licence!];
    }),
  );

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;

/** Needs a client that was built; bundles the Worker as a deployment would. */
export async function writeSbom(): Promise<Sbom> {
  mkdirSync(WORKER_FOLDER, { recursive: true });
  await must("Bundling the Worker", "wrangler", [
    ...["deploy", "--dry-run", "--outdir", WORKER_FOLDER, "--metafile", WORKER_INPUTS],
  ]);
  const data = dataLicences();
  const sbom = sbomOf(
    readJson("package.json"),
    readJson("package-lock.json"),
    {
      worker: packagesIn(readJson(WORKER_INPUTS)),
      client: readJson(CLIENT_PACKAGES),
      dictionaries: [...data.keys()].map((name) => `node_modules/${name}`),
    },
    data,
  );
  mkdirSync(dirname(SBOM), { recursive: true });
  writeFileSync(SBOM, `${JSON.stringify(sbom, null, 2)}\n`);
  return sbom;
}

if (import.meta.main) {
  await build();
  const { components } = await writeSbom();
  console.log(`${SBOM}: ${components.length} packages are part of what is deployed.`);
}
