import { Hono } from "hono";
import type { Env } from "../env.ts";
import { LEXICON_IDS, type LexiconId } from "../lexicon/ids.ts";
import { currentPointer, packedPart } from "../objects/lexicons.ts";
import { LEXICON_PARTS, type LexiconPart } from "../protocol/requests.ts";
import { problem } from "./problem.ts";

/** Whole lexicons, for a page that plays without us: which one is current, and its parts under their hashes. */
export const lexicons = new Hono<{ Bindings: Env }>();

const YEAR_S = 31_536_000;

lexicons.get("/:id", async (c) => {
  const id = c.req.param("id");
  if (!isLexicon(id)) return problem("language-unknown", `There are lexicons ${LEXICON_IDS.join(", ")}.`);
  const pointer = await currentPointer(c.env.LEXICONS, id, Date.now());
  if (!pointer.ok) return problem("lexicon-unavailable", pointer.error.message, { "Retry-After": "5" });
  c.header("Cache-Control", "public, max-age=60");
  return c.json({ id, ...pointer.value });
});

/** As it is stored: gzip of the format in src/lexicon/FORMAT.md, or of one word a line. It never changes. */
lexicons.get("/:id/:part/:hash", async (c) => {
  const { id, part, hash } = c.req.param();
  if (!isLexicon(id) || !isPart(part) || !/^[\w-]{1,64}$/.test(hash)) {
    return problem("not-found", "Ask for /api/lexicons/<id> first: it names the parts and their hashes.");
  }
  const packed = await packedPart(c.env.LEXICONS, id, part, hash);
  if (packed === null)
    return problem("not-found", `No ${part} of ${id} has this hash. Ask for /api/lexicons/${id}.`);
  return c.body(packed, 200, {
    "Content-Type": "application/gzip",
    "Cache-Control": `public, max-age=${YEAR_S}, immutable`,
  });
});

const isLexicon = (text: string): text is LexiconId => (LEXICON_IDS as readonly string[]).includes(text);
const isPart = (text: string): text is LexiconPart => (LEXICON_PARTS as readonly string[]).includes(text);
