import { z } from "zod";
import { isId } from "../../core/ids.ts";
import type { EmbedMode } from "../../embed/messages.ts";
import type { Env } from "../../env.ts";
import { GAMES, gameNamed } from "../../games/registry.ts";
import type { Summary } from "../../protocol/requests.ts";
import { problem } from "../middleware/problem.ts";
import { partnerOf } from "../pages/embed.ts";
import { escapeHtml, PICTURE, pictureOf } from "../pages/preview.ts";
import { type ApiContext, route } from "../route.ts";

/**
 * oEmbed (oembed.com): what another site may show for a link of ours. With a partner's key (`partner=pk_…`) that is
 * the game itself, in a frame that the partner's pages may show; for anybody else a picture that leads here, since
 * a frame would be refused at their site.
 */
const SIZE = { width: 480, height: 640 };
const CACHE_S = 3600;

interface Shown {
  readonly game: string;
  readonly title: string;
  readonly mode: EmbedMode;
  readonly match: string | null;
}

type Asked = Partial<Record<"url" | "format" | "maxwidth" | "maxheight" | "partner", string>>;

const pixels = z
  .string()
  .regex(/^[1-9]\d*$/)
  .optional();

export const oembed = [
  route(
    {
      method: "get",
      path: "/oembed",
      id: "oembed",
      summary: "oEmbed for links of matches and games",
      who: "anyone",
      query: {
        url: z.string(),
        format: z.literal("json").optional(),
        maxwidth: pixels,
        maxheight: pixels,
        partner: z.string().optional().describe("A publishable key: then the game itself, in a frame"),
      },
      answers: {
        200: z.looseObject({ version: z.literal("1.0"), type: z.literal("rich"), html: z.string() }),
      },
      problems: ["not-found", "oembed-format"],
    },
    (c, { query }) => told(c, query),
  ),
];

async function told(c: ApiContext, asked: Asked): Promise<Response> {
  const { url = "", format = "json", maxwidth, maxheight } = asked;
  if (format !== "json") return problem("oembed-format", "Ask for format=json; there is no other.");
  const shown = await shownAt(c.env, url, new URL(c.req.url).origin);
  if (!shown) return problem("not-found", "url: give the address of a match or of a game's page here.");
  const partner = asked.partner ? await partnerOf(c) : null;
  const { width, height } = partner
    ? { width: within(SIZE.width, maxwidth), height: within(SIZE.height, maxheight) }
    : pictureWithin(within(SIZE.width, maxwidth), within(SIZE.height, maxheight));
  const { origin } = new URL(c.req.url);
  const picture = pictureOf(origin, shown.game);
  const frame = new URLSearchParams({
    partner: asked.partner ?? "",
    mode: shown.mode,
    ...(shown.match ? { match: shown.match } : {}),
  });
  const html = partner
    ? `<iframe src="${escapeHtml(`${origin}/embed/v1/${shown.game}?${frame}`)}" width="${width}" height="${height}" title="${escapeHtml(shown.title)}" style="border:0" allow="fullscreen; clipboard-write" loading="lazy"></iframe>`
    : `<a href="${escapeHtml(url)}"><img src="${picture}" width="${width}" height="${height}" alt="${escapeHtml(shown.title)}"></a>`;
  return c.json(
    {
      version: "1.0",
      type: "rich",
      provider_name: "Palabre",
      provider_url: origin,
      title: shown.title,
      html,
      width,
      height,
      // Only where it keeps the limits that were asked for, as the convention has it.
      ...(within(PICTURE.width, maxwidth) === PICTURE.width &&
      within(PICTURE.height, maxheight) === PICTURE.height
        ? { thumbnail_url: picture, thumbnail_width: PICTURE.width, thumbnail_height: PICTURE.height }
        : {}),
      cache_age: CACHE_S,
    },
    200,
    { "Access-Control-Allow-Origin": "*", "Cache-Control": `public, max-age=${CACHE_S}` },
  );
}

/** What is at an address of ours; null for anybody else's, and for a match that is not there. */
export async function shownAt(env: Env, address: string, origin: string): Promise<Shown | null> {
  if (!URL.canParse(address) || new URL(address).origin !== origin) return null;
  const [page, id = "", more] = new URL(address).pathname.slice(1).split("/");
  if (page === "m") {
    const summary = isId(id) ? ((await env.MATCHES.getByName(id).summary()) as Summary | null) : null;
    if (!summary) return null;
    const isOver = more === "replay" || summary.state === "finished";
    const mode = isOver ? "replay" : summary.state === "waiting" ? "room" : "watch";
    return { game: summary.game, title: titleOf(summary.game), mode, match: id };
  }
  if (page !== "quick" && page !== "new" && page !== "games") return null;
  return gameNamed(id) ? { game: id, title: titleOf(id), mode: "quick", match: null } : null;
}

const titleOf = (game: string): string => `${GAMES[game]?.name ?? game} · Palabre`;

/** The picture in its own proportions, as large as both limits let it be. */
function pictureWithin(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(width / PICTURE.width, height / PICTURE.height);
  return { width: Math.round(PICTURE.width * scale), height: Math.round(PICTURE.height * scale) };
}

function within(size: number, most: string | undefined): number {
  const limit = Number(most);
  return Number.isInteger(limit) && limit > 0 ? Math.min(size, limit) : size;
}
