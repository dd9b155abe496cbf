import { chanceOf } from "../../src/core/chance.ts";
import { LEXICON_IDS } from "../../src/lexicon/ids.ts";
import { barring, CLASS, CLASS_NAMES, counts } from "../../src/lexicon/lexicon.ts";
import { visitAll } from "../../src/lexicon/walks.ts";
import { builtTrie } from "../built.ts";

/**
 * A sheet for somebody who reads a class: words that have it, drawn by a seed, in alphabetical order. README.md has
 * what readings found.
 *
 *     node dictionaries/readings/sample.ts <lexicon> <class> [count] [seed]
 *
 * Of inflected, conjugated forms and participles only those that are nothing else.
 */
const [idAsked, classAsked, count = "1000", seed = "27"] = process.argv.slice(2);
const id = LEXICON_IDS.find((each) => each === idAsked);
const name = CLASS_NAMES.find((each) => each === classAsked);
if (!id || !name) throw new Error(`Which of ${LEXICON_IDS.join(", ")}, and of ${CLASS_NAMES.join(", ")}?`);

const ALONE: readonly string[] = ["inflected", "conjugated", "participle"];
const others = CLASS.lemma | CLASS.inflected | CLASS.conjugated | CLASS.participle;
const wanted = ALONE.includes(name) ? barring(CLASS[name], others & ~CLASS[name]) : CLASS[name];
const all: string[] = [];
visitAll(builtTrie(id), (word, classes) => {
  if (counts(classes, wanted)) all.push(word);
});
const bytes = new Uint8Array(32);
new DataView(bytes.buffer).setUint32(0, Number(seed));
const drawn = chanceOf(bytes, 0, `${id}-${name}`).shuffle(all).slice(0, Number(count)).sort();
console.log(drawn.join(" "));
