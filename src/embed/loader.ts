import { type FrameMessage, isFrameMessage, NAMESPACE, VERSION } from "./messages.ts";

/**
 * The script that partners paste: `<palabre-game>`, an element that holds a frame of ours and nothing else. The
 * game is never drawn in the partner's page, so that no script there can read what a player hides.
 *
 * Events: `palabre` for every message (`detail: {type, data}`), and one named after it, such as
 * `palabre:match.ended` (`detail`: its data). `command(type, data)` asks the frame for something and resolves
 * when it is done.
 */
const HELLO_MS = 5000;
const ANSWER_MS = 10_000;
const PARAMETERS = ["partner", "mode", "locale", "theme", "match", "seat"];
const SORRY: Record<string, string> = {
  fr: "Ce jeu ne peut pas s’afficher ici. Jouer sur Palabre",
  en: "This game cannot be shown here. Play on Palabre",
  de: "Dieses Spiel geht hier nicht auf. Auf Palabre spielen",
};
const STYLE =
  ":host{display:block;aspect-ratio:3/4;min-height:600px;max-height:760px;width:100%}" +
  "iframe,a{width:100%;height:100%;border:0}" +
  "[hidden]{display:none}" +
  "a{display:grid;place-content:center;text-align:center;background:#f6f1e7;color:#1f1b16}";

type Finish = (code: string) => void;

class PalabreGame extends HTMLElement {
  static observedAttributes = ["theme", "locale"];

  #port: MessagePort | null = null;
  #pending = new Map<string | undefined, Finish>();
  #count = 0;
  #leave = () => {};

  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    const home = this.#read("server") || import.meta.url;
    const url = new URL(`/embed/v1/${encodeURIComponent(this.#read("game"))}`, home);
    for (const name of PARAMETERS) if (this.#read(name)) url.searchParams.set(name, this.#read(name));
    url.searchParams.set("host", location.origin);
    const frame = document.createElement("iframe");
    frame.title = this.title || "Palabre";
    frame.allow = "fullscreen; clipboard-write; screen-wake-lock; web-share";
    frame.src = url.href;

    const listen = ({ origin, source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== url.origin || !isFrameMessage(data)) return;
      if (data.type !== "error" && data.type !== "hello") return;
      stopWaiting();
      if (data.type === "error") return this.#tell(data);
      if (!data.data.versions.includes(VERSION)) return;
      root.querySelector("a")?.remove(); // a card that was drawn too early; the frame itself must not move, or it loads anew
      const { port1, port2 } = new MessageChannel();
      this.#port?.close();
      this.#port = port1;
      port1.onmessage = (event) => this.#hear(event.data);
      const init = { auth: this.hasAttribute("token-url"), resume: this.#kept() };
      frame.contentWindow!.postMessage(envelope("init", init), url.origin, [port2]);
    };
    const timer = setTimeout(() => {
      const card = document.createElement("a");
      card.href = url.origin;
      card.target = "_blank";
      card.textContent = SORRY[(this.#read("locale") || navigator.language).slice(0, 2)] ?? SORRY.en!;
      frame.hidden = true; // it may still come
      root.append(card);
      this.#tell({ type: "error", data: { code: "no_hello", retryable: true } });
    }, HELLO_MS);
    const stopWaiting = () => {
      clearTimeout(timer);
      frame.hidden = false;
    };
    addEventListener("message", listen);
    this.#leave = () => {
      stopWaiting();
      removeEventListener("message", listen);
      this.#port?.close();
      this.#port = null;
    };
    root.replaceChildren(frame);
  }

  disconnectedCallback() {
    this.#leave();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null) {
    if (before && now && this.#port) this.#ask(name, { [name]: now });
  }

  command(type: string, data: object = {}): Promise<void> {
    const id = `${++this.#count}`;
    return new Promise((done, failed) => {
      const finish: Finish = (code) => {
        clearTimeout(over);
        this.#pending.delete(id);
        code ? failed(new Error(code)) : done();
      };
      const over = setTimeout(finish, ANSWER_MS, "timeout");
      this.#pending.set(id, finish);
      this.#port?.postMessage({ ...envelope(type, data), id });
    });
  }

  #ask(type: string, data: object) {
    this.command(type, data).catch(() => {});
  }

  #hear(data: unknown) {
    if (!isFrameMessage(data)) return;
    const { type } = data;
    if (type === "answer") this.#pending.get(data.id)?.(data.data.code);
    else if (type === "resume") this.#kept(data.data.token);
    else {
      if (type === "auth.needed") this.#identify();
      if (type === "resize" && this.hasAttribute("autosize"))
        this.style.cssText += `;height:${data.data.height}px;max-height:none;aspect-ratio:auto`;
      this.#tell(data);
    }
  }

  async #identify() {
    const address = this.#read("token-url");
    if (!address) return;
    let jwt = "";
    try {
      jwt = (await (await fetch(address)).json()).token ?? "";
    } catch {} // then as a guest
    this.#ask("token", { jwt });
  }

  #tell({ type, data }: Pick<FrameMessage, "type" | "data">) {
    this.dispatchEvent(new CustomEvent("palabre", { detail: { type, data } }));
    this.dispatchEvent(new CustomEvent(`palabre:${type}`, { detail: data }));
  }

  #read(name: string): string {
    return this.getAttribute(name) ?? "";
  }

  /** What the frame gave to keep, or gives now; where storage is blocked, the next visit begins anew. */
  #kept(token?: string): string {
    const key = `palabre.${this.#read("partner")}`;
    try {
      if (token) localStorage.setItem(key, token);
      return localStorage.getItem(key) ?? "";
    } catch {
      return "";
    }
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
const envelope = (type: string, data: object) => ({ ns: NAMESPACE, v: VERSION, type, data });

if (!customElements.get("palabre-game")) customElements.define("palabre-game", PalabreGame);
