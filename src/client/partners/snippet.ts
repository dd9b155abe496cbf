import { EMBED_MODES, type EmbedMode, THEMES } from "../../embed/messages.ts";

/** What a partner chooses on the page, and the tag that comes of it. */
export interface Wish {
  readonly key: string;
  readonly game: string;
  readonly mode: EmbedMode;
  readonly locale: string;
  readonly theme: (typeof THEMES)[number];
  readonly match: string;
  readonly tokenUrl: string;
  /** A release whose bytes never change, by its hash; or the newest of version 1. */
  readonly pinned: boolean;
}

export interface LoaderRelease {
  readonly version: string;
  readonly path: string;
  readonly integrity: string;
  readonly gzipBytes: number;
}

export const needsMatch = (mode: EmbedMode): boolean => mode === "watch" || mode === "replay";

/** In the order one would write them; those that say nothing are left out. */
export function attributesOf(wish: Wish): [string, string][] {
  const all: [string, string][] = [
    ["partner", wish.key],
    ["game", wish.game],
    ["mode", wish.mode],
    ["locale", wish.locale],
    ["theme", wish.theme],
    ["match", needsMatch(wish.mode) || wish.mode === "room" ? wish.match : ""],
    ["token-url", wish.tokenUrl],
  ];
  return all.filter(([name, value]) => value !== "" && !(name === "theme" && value === "auto"));
}

export function snippetOf(wish: Wish, server: string, release: LoaderRelease | null): string {
  const script =
    wish.pinned && release
      ? `<script type="module" src="${server}${release.path}"\n  integrity="${release.integrity}" crossorigin></script>`
      : `<script type="module" src="${server}/embed/v1.js"></script>`;
  const attributes = attributesOf(wish).map(([name, value]) => `${name}="${quoted(value)}"`);
  return `${script}\n<palabre-game ${attributes.join(" ")}></palabre-game>`;
}

export function plainFrameOf(wish: Wish, server: string): string {
  const query = new URLSearchParams(
    attributesOf(wish).filter(([name]) => name !== "game" && name !== "token-url"),
  );
  const src = quoted(`${server}/embed/v1/${wish.game}?${query}`);
  return `<iframe src="${src}"\n  title="Palabre" style="width:100%;aspect-ratio:3/4;border:0"\n  allow="fullscreen; clipboard-write; screen-wake-lock; web-share" loading="lazy"></iframe>`;
}

const quoted = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);

export { EMBED_MODES, THEMES };
