import { isId } from "../../core/ids.ts";
import type { Env } from "../../env.ts";
import { GAMES } from "../../games/registry.ts";
import type { Summary } from "../../protocol/requests.ts";

/** Link previews: what a messenger shows of a page of ours, and where it may ask for more. Never anything secret. */
export const PICTURE = { width: 1200, height: 630 };

export const pictureOf = (origin: string, game: string | null): string =>
  `${origin}/previews/${game && Object.hasOwn(GAMES, game) ? game : "palabre"}.png`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Adds the preview to the head of a page's shell, and gives it a title that who does not run scripts can read. Whose match
 * it is does not matter, only which game.
 */
export async function withPreview(env: Env, page: Response, address: string): Promise<Response> {
  const url = new URL(address);
  const game = await gameAt(env, url);
  const title = game ? `${GAMES[game]!.name} · Palabre` : "Palabre";
  const tags: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", "Palabre"],
    ["og:title", title],
    ["og:url", url.origin + url.pathname],
    ["og:image", pictureOf(url.origin, game)],
    ["og:image:width", String(PICTURE.width)],
    ["og:image:height", String(PICTURE.height)],
  ];
  const query = new URLSearchParams({ url: url.origin + url.pathname, format: "json" });
  const head = [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(game
      ? [
          `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(`${url.origin}/oembed?${query}`)}" title="${escapeHtml(title)}">`,
        ]
      : []),
  ].join("\n");
  return new HTMLRewriter()
    .on("title", { element: (element) => void element.setInnerContent(title) })
    .on("head", { element: (element) => void element.append(head, { html: true }) })
    .transform(page);
}

async function gameAt(env: Env, { pathname }: URL): Promise<string | null> {
  const [page, id = ""] = pathname.slice(1).split("/");
  if (page === "quick" || page === "new" || page === "games") return Object.hasOwn(GAMES, id) ? id : null;
  if (page !== "m") return null;
  const summary = isId(id) ? ((await env.MATCHES.getByName(id).summary()) as Summary | null) : null;
  return summary?.game ?? null;
}
