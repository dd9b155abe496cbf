import { type Context, Hono } from "hono";
import { isId } from "../../core/ids.ts";
import { LANGUAGES, type Language } from "../../core/language.ts";
import type { FrameFacts } from "../../embed/facts.ts";
import { EMBED_MODES, THEMES } from "../../embed/messages.ts";
import type { Env } from "../../env.ts";
import { gameNamed } from "../../games/registry.ts";
import { logLine } from "../../log-line.ts";
import { DEMO_KEY, demoPartner } from "../../partners/demo.ts";
import { type Partner, partnerByKey } from "../../partners/partners.ts";
import { type CardCode, card } from "./embed-card.ts";
import { framable } from "./frame-policy.ts";

/**
 * The page inside a partner's page. Who may frame it is said by the key: the partner's registered origins, and
 * nobody else's. What the frame is to show comes with it in one element, so that its script need not ask.
 */
export const embed = new Hono<{ Bindings: Env }>();

embed.get("/:game", async (c) => {
  const partner = await partnerOf(c);
  if (!partner) return refuse(c, "partner_unknown", null);
  const game = c.req.param("game");
  const entry = gameNamed(game);
  if (!entry) return refuse(c, "game_unknown", partner);
  const mode = EMBED_MODES.find((each) => each === (c.req.query("mode") ?? "quick"));
  if (!mode) return refuse(c, "mode_unknown", partner);
  if (mode === "daily" && !entry.facts.daily) return refuse(c, "daily_unknown", partner);
  const match = c.req.query("match") || null;
  if (match === null && (mode === "replay" || mode === "watch")) return refuse(c, "match_missing", partner);
  if (match !== null && !(await isThere(c.env, match))) return refuse(c, "match_unknown", partner);
  const facts: FrameFacts = {
    key: c.req.query("partner")!,
    live: partner.mode === "live",
    origins: partner.origins,
    game,
    mode,
    theme: themeOf(c),
    locale: localeOf(c),
    match,
  };
  const page = await c.env.ASSETS.fetch(new URL("/frame", c.req.url));
  const told = new HTMLRewriter()
    .on("meta[name=palabre-frame]", {
      element: (element) => void element.setAttribute("content", JSON.stringify(facts)),
    })
    .transform(page);
  return framable(told, new URL(c.req.url).origin, partner.origins, page.status);
});

embed.all("*", (c) => refuse(c, "game_unknown", null));

const localeOf = (c: Context): Language | null =>
  LANGUAGES.find((each) => each === c.req.query("locale")) ?? null;
const themeOf = (c: Context): (typeof THEMES)[number] =>
  THEMES.find((each) => each === c.req.query("theme")) ?? "auto";

const isThere = async (env: Env, match: string): Promise<boolean> =>
  isId(match) && (await env.MATCHES.getByName(match).summary()) !== null;

export async function partnerOf(c: Context<{ Bindings: Env }>, key = c.req.query("partner") ?? "") {
  return key === DEMO_KEY ? demoPartner(c.env, c.req.url) : partnerByKey(c.env.DB, "public", key);
}

/** A card without a game. Of a key that nobody has it may stand anywhere: there is nothing in it to protect. */
function refuse(c: Context<{ Bindings: Env }>, code: CardCode, partner: Partner | null): Response {
  logLine("info", "frame refused", { code, partner: partner?.id ?? null });
  const heard = (c.req.header("Accept-Language") ?? "").slice(0, 2);
  const language = localeOf(c) ?? LANGUAGES.find((each) => each === heard) ?? "en";
  const status = code === "partner_unknown" ? 403 : 404;
  const { origin } = new URL(c.req.url);
  return framable(card(code, language, themeOf(c)), origin, partner?.origins ?? ["*"], status);
}
