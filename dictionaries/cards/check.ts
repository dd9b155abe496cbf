import { basename } from "node:path";
import { LANGUAGES } from "../../src/core/language.ts";
import { translationsAmong } from "../../src/games/mot-a-mot/translations.ts";
import { builtLexicon } from "../built.ts";
import { linesOfDeck } from "./files.ts";
import { describeQuota, FEWEST_ENTRIES, isKept, quotasOf } from "./quotas.ts";
import { faultsOf } from "./standards.ts";
import { thingsIn } from "./translations.ts";

/**
 * For authors of cards: every fault of a language's deck with its line, and the shares it has so far.
 * `node dictionaries/cards/check.ts <language> [file]`
 */
const [asked, file] = process.argv.slice(2);
const language = LANGUAGES.find((each) => each === asked);
if (!language) throw new Error(`Which language: ${LANGUAGES.join(", ")}?`);

const lines = linesOfDeck(language);
const deck = lines.flatMap(({ entry }) => entry ?? []);
const faults = faultsOf(deck, {
  language,
  words: builtLexicon(language),
  isTranslation: translationsAmong(thingsIn(language)),
});
const told = lines.flatMap((line) => {
  const all = line.entry ? faults[deck.indexOf(line.entry)]! : [line.fault!];
  if (file && line.file !== basename(file)) return [];
  return all.map(
    (fault) => `${line.file}:${line.no} ${line.entry?.text ?? line.text.slice(0, 30)}: ${fault}`,
  );
});
for (const line of told) console.log(line);
const missed = quotasOf(deck).filter((quota) => !isKept(quota));
for (const quota of missed) console.log(`share not kept: ${describeQuota(quota)}`);
console.log(
  `${deck.length} of ${FEWEST_ENTRIES} entries, ${told.length} faults, ${missed.length} shares not kept`,
);
process.exitCode = told.length + missed.length > 0 ? 1 : 0;
