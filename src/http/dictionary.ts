import { Hono } from "hono";
import { LANGUAGES, type Language } from "../core/language.ts";
import type { Env } from "../env.ts";
import { checkedIn } from "../lexicon/word-checked.ts";
import { currentLexicon, lexiconNamed } from "../objects/lexicons.ts";
import { LIMITS, limited } from "./limits.ts";
import { problem } from "./problem.ts";

/** As the build names them: SHA-256 in hex. */
const LEXICON_HASH = /^[\da-f]{64}$/;

export const dictionary = new Hono<{ Bindings: Env }>();

dictionary.get("/:language/:word", limited(LIMITS.words), async (c) => {
  const language = c.req.param("language");
  const word = c.req.param("word");
  if (!isLanguage(language)) {
    return problem("language-unknown", `There are dictionaries of ${LANGUAGES.join(", ")}.`);
  }
  const named = c.req.query("lexicon");
  const words =
    named !== undefined && LEXICON_HASH.test(named)
      ? await lexiconNamed(c.env.LEXICONS, language, named)
      : await currentLexicon(c.env.LEXICONS, language);
  if (!words.ok) return problem("lexicon-unavailable", words.error.message, { "Retry-After": "5" });
  c.header("Cache-Control", "public, max-age=3600");
  return c.json(checkedIn(words.value, word));
});

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
