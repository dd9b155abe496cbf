import { go, parseRoute, type Route } from "../route.ts";

/** Pages that have a place in a frame; every other one opens beside the partner's page. */
const INSIDE: readonly Route["page"][] = ["home", "match", "quick", "replay"];

/** Links never take the frame itself elsewhere: our other pages may not be framed, and it would go blank. */
export function stayInFrame(): void {
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.hash) return;
    event.preventDefault();
    const isInside = link.origin === location.origin && INSIDE.includes(parseRoute(link.pathname).page);
    if (isInside && !link.target) go(link.pathname);
    else window.open(link.href, "_blank", "noopener");
  });
}
