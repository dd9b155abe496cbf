import { Hono } from "hono";
import { LANGUAGES, type Language } from "../core/language.ts";
import type { Env } from "../env.ts";
import { checkedIn } from "../lexicon/word-checked.ts";
import { currentLexicon } from "../objects/lexicons.ts";
import { LIMITS, limited } from "./limits.ts";
import { problem } from "./problem.ts";

export const dictionary = new Hono<{ Bindings: Env }>();

dictionary.get("/:language/:word", limited(LIMITS.words), async (c) => {
  const language = c.req.param("language");
  const word = c.req.param("word");
  if (!isLanguage(language)) {
    return problem("language-unknown", `There are dictionaries of ${LANGUAGES.join(", ")}.`);
  }
  const words = await currentLexicon(c.env.LEXICONS, language);
  if (!words.ok) return problem("lexicon-unavailable", words.error.message, { "Retry-After": "5" });
  c.header("Cache-Control", "public, max-age=3600");
  return c.json(checkedIn(words.value, word));
});

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
