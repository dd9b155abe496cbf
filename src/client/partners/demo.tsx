import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { language } from "../language.ts";
import { attributesOf, needsMatch, type Wish } from "./snippet.ts";
import { PARTNER_TEXTS } from "./texts.ts";

export interface DemoFacts {
  readonly key: string;
  /** An address of ours that is not this page's, so that the demo crosses origins as a partner's page does. */
  readonly server: string;
}

const KEPT = 30;

/** The real element with the real loader, from another origin; and what it says to the page. */
export function Demo({ facts, wish }: { facts: DemoFacts; wish: Wish }) {
  const said = PARTNER_TEXTS[language.value];
  const place = useRef<HTMLDivElement>(null);
  const messages = useSignal<readonly string[]>([]);
  const isReady = !needsMatch(wish.mode) || wish.match !== "";
  const shown = attributesOf({ ...wish, key: facts.key, tokenUrl: "" });

  useEffect(loadLoader, []);
  useEffect(() => {
    messages.value = [];
    if (!isReady) return;
    const game = document.createElement("palabre-game");
    game.setAttribute("server", facts.server);
    for (const [name, value] of shown) game.setAttribute(name, value);
    game.title = said.demo;
    game.addEventListener("palabre", (event) => {
      const { type, data } = (event as CustomEvent<{ type: string; data: object }>).detail;
      messages.value = [...messages.value, `${type} ${JSON.stringify(data)}`].slice(-KEPT);
    });
    place.current?.replaceChildren(game);
    return () => game.remove();
  }, [JSON.stringify(shown), facts.server, isReady]);

  return (
    <div class="partners-demo">
      <h2>{said.demo}</h2>
      <p class="note">{facts.server === location.origin ? said.demoHere : said.demoFrom(facts.server)}</p>
      <div class="partners-frame" ref={place}>
        {!isReady && <p class="note">{said.demoNeedsMatch}</p>}
      </div>
      <h3>{said.console}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol class="partners-console" tabIndex={0} aria-label={said.console}>
        {messages.value.length === 0 && <li class="note">{said.consoleEmpty}</li>}
        {messages.value.map((line, i) => (
          <li key={`${i} ${line}`}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}

function loadLoader(): void {
  if (customElements.get("palabre-game")) return;
  const loader = "/embed/v1.js"; // as partners load it: from its address, and never bundled
  void import(/* @vite-ignore */ loader);
}
