import { z } from "zod";
import { LANGUAGES, type Language } from "../../core/language.ts";
import { ok } from "../../core/result.ts";
import { LEXICON_IDS } from "../../lexicon/ids.ts";
import { checkedIn } from "../../lexicon/word-checked.ts";
import { currentLexicon, currentPointer, lexiconNamed, packedPart } from "../../objects/lexicons.ts";
import { meaningOf } from "../../objects/meanings.ts";
import { LEXICON_PARTS, lexiconSchema, meaningSchema, wordSchema } from "../../protocol/requests.ts";
import { LIMITS } from "../middleware/limits.ts";
import { problem } from "../middleware/problem.ts";
import { route } from "../route.ts";

/** Words one by one, and whole lexicons for a page that plays without us: which one is current, its parts by hash. */

/** As the build names them: SHA-256 in hex. */
const LEXICON_HASH = /^[\da-f]{64}$/;
const YEAR_S = 31_536_000;
const DOTS = /[äöü]|[aou]\u0308/i;

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

const unavailable = (message: string): Response =>
  problem("lexicon-unavailable", message, { "Retry-After": "5" });

export const words = [
  route(
    {
      method: "get",
      path: "/api/dictionary/{language}/{word}",
      id: "word",
      summary: "Whether a word is one; ?lexicon=<hash> asks the words that a match keeps to",
      who: "anyone",
      pages: "partners",
      limit: LIMITS.words,
      query: {
        lexicon: z.string().optional().describe("The hash of a lexicon, in place of the current one"),
      },
      answers: { 200: wordSchema },
      problems: ["language-unknown", "lexicon-unavailable"],
      example: { params: { language: "fr", word: "maison" } },
    },
    async (c, { params: { language, word }, query: { lexicon: named } }) => {
      // Not by the shape of the path: a call that leads nowhere is counted too.
      if (!isLanguage(language))
        return problem("language-unknown", `There are dictionaries of ${LANGUAGES.join(", ")}.`);
      const found =
        named !== undefined && LEXICON_HASH.test(named)
          ? await lexiconNamed(c.env.LEXICONS, language, named)
          : await currentLexicon(c.env.LEXICONS, language);
      if (!found.ok) return unavailable(found.error.message);
      c.header("Cache-Control", "public, max-age=3600");
      return c.json(checkedIn(found.value, word));
    },
  ),

  route(
    {
      method: "get",
      path: "/api/dictionary/{language}/{word}/meaning",
      id: "meaning",
      summary: "What a word is a form of; in English, a definition",
      who: "anyone",
      pages: "partners",
      limit: LIMITS.words,
      answers: { 200: meaningSchema },
      problems: ["language-unknown", "lexicon-unavailable"],
      example: { params: { language: "fr", word: "portes" } },
    },
    async (c, { params: { language, word } }) => {
      if (!isLanguage(language))
        return problem("language-unknown", `There are dictionaries of ${LANGUAGES.join(", ")}.`);
      // With dots where the word has them: SÄGE is no form of "sagen".
      const id = language === "de" && DOTS.test(word) ? "de-umlauts" : language;
      const words = await currentLexicon(c.env.LEXICONS, id);
      if (!words.ok) return unavailable(words.error.message);
      const checked = checkedIn(words.value, word, { umlauts: id === "de-umlauts" });
      const lemmas = checked.valid ? await meaningOf(c.env.LEXICONS, language, checked.word) : ok([]);
      if (!lemmas.ok) return unavailable(lemmas.error.message);
      c.header("Cache-Control", "public, max-age=3600");
      return c.json({ ...checked, lemmas: lemmas.value });
    },
  ),

  route(
    {
      method: "get",
      path: "/api/lexicons/{id}",
      id: "lexicon",
      summary: "The current lexicon of a language, by the hashes of its parts",
      who: "anyone",
      pages: "partners",
      params: { id: z.enum(LEXICON_IDS) },
      lost: () => problem("language-unknown", `There are lexicons ${LEXICON_IDS.join(", ")}.`),
      answers: { 200: lexiconSchema },
      problems: ["language-unknown", "lexicon-unavailable"],
      example: { params: { id: "fr" } },
    },
    async (c, { params: { id } }) => {
      const pointer = await currentPointer(c.env.LEXICONS, id, Date.now());
      if (!pointer.ok) return unavailable(pointer.error.message);
      c.header("Cache-Control", "public, max-age=60");
      return c.json({ id, ...pointer.value });
    },
  ),

  // As it is stored: gzip of the format in src/lexicon/FORMAT.md, or of one word a line.
  route(
    {
      method: "get",
      path: "/api/lexicons/{id}/{part}/{hash}",
      id: "lexiconPart",
      summary: "A part of a lexicon (trie or common), gzip; never changes",
      who: "anyone",
      pages: "partners",
      params: {
        id: z.enum(LEXICON_IDS),
        part: z.enum(LEXICON_PARTS),
        hash: z.string().regex(/^[\w-]{1,64}$/),
      },
      lost: () =>
        problem("not-found", "Ask for /api/lexicons/<id> first: it names the parts and their hashes."),
      answers: { 200: z.string().meta({ format: "binary" }) },
      media: "application/gzip",
      problems: ["not-found"],
    },
    async (c, { params: { id, part, hash } }) => {
      const packed = await packedPart(c.env.LEXICONS, id, part, hash);
      if (packed === null)
        return problem("not-found", `No ${part} of ${id} has this hash. Ask for /api/lexicons/${id}.`);
      return c.body(packed, 200, {
        "Content-Type": "application/gzip",
        "Cache-Control": `public, max-age=${YEAR_S}, immutable`,
      });
    },
  ),
];
