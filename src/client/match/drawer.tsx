import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { isAgreedOn } from "../../games/vocabulary.ts";
import type { ClientGame } from "../games/client-game.ts";
import { texts } from "../language.ts";
import { lazy } from "../ui/lazy.tsx";
import { LineQuality } from "./line-quality.tsx";
import { Resign } from "./resign.tsx";
import type { MatchStore } from "./store.ts";
import { Story } from "./story.tsx";
import "./drawer.css";

/** At most tables nothing was agreed on. */
const AgreementNote = lazy(
  () => import("../room/agreement-note.tsx").then((module) => module.AgreementNote),
  () => null,
);

/** Fetched when somebody looks at it; what is said is heard before. */
const Chat = lazy(
  () => import("./chat.tsx").then((module) => module.Chat),
  () => <div class="drawer-body" />,
);

export type DrawerTab = "story" | "chat";

/** What is there on demand: the story, the talk, and the way out. Always open where there is room for it. */
export function Drawer(props: {
  match: MatchStore;
  client: ClientGame | null;
  open: Signal<DrawerTab | null>;
}) {
  const { match, client, open } = props;
  const { match: said, close } = texts.value;
  const tab = useSignal<DrawerTab>("story");
  useSignalEffect(() => {
    if (open.value !== null) tab.value = open.value;
  });
  const shut = () => {
    open.value = null;
  };
  useBackToClose(open);
  const sheet = useRef<HTMLElement>(null);
  useModal(sheet, open);
  const table = match.table.value;
  const watchers = match.watchers.value;
  return (
    <aside ref={sheet} id="drawer" class="drawer" data-open={open.value !== null} aria-label={said.menu}>
      <div class="drawer-head">
        <Tab now={tab} is="story" label={said.story} />
        <Tab now={tab} is="chat" label={said.chat} />
        <button type="button" class="icon-button drawer-close" aria-label={close} onClick={shut}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      {tab.value === "story" ? <Story match={match} client={client} /> : <Chat match={match} />}
      <div class="drawer-foot">
        {table && isAgreedOn(table.options) && (
          <AgreementNote game={table.game} language={table.language} options={table.options} />
        )}
        {watchers > 0 && <span class="note">{said.watchers(watchers)}</span>}
        <LineQuality match={match} />
        {/* On a phone it would lie over the end. */}
        <Resign match={match} client={client} onResign={shut} />
      </div>
    </aside>
  );
}

/** Where the drawer stands beside the board; narrower, it lies over it. As `drawer.css` has it. */
const BESIDE = "(min-width: 1280px)";

/**
 * Over the board the drawer is all there is: what lies under it can be neither reached nor heard. It takes the focus,
 * Escape closes it, and the focus goes back to where it was.
 */
function useModal(sheet: { readonly current: HTMLElement | null }, open: Signal<DrawerTab | null>): void {
  const isOver = open.value !== null && !matchMedia(BESIDE).matches;
  useEffect(() => {
    const drawer = sheet.current;
    if (!isOver || !drawer) return;
    const opener = document.activeElement;
    const under = [...(drawer.parentElement?.children ?? [])].filter(
      (each): each is HTMLElement => each instanceof HTMLElement && each !== drawer,
    );
    for (const each of under) each.inert = true;
    drawer.role = "dialog";
    drawer.ariaModal = "true";
    drawer.querySelector<HTMLElement>('.tab[aria-pressed="true"]')?.focus({ preventScroll: true });
    const close = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === "Escape" && !defaultPrevented) open.value = null;
    };
    addEventListener("keydown", close);
    return () => {
      removeEventListener("keydown", close);
      for (const each of under) each.inert = false;
      drawer.role = null;
      drawer.ariaModal = null;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOver]);
}

/** On a phone the drawer lies over the board like a page: going back closes it, and stays at the table. */
function useBackToClose(open: Signal<DrawerTab | null>): void {
  const isOpen = open.value !== null;
  useLayoutEffect(() => {
    if (!isOpen) return;
    history.pushState({ drawer: true }, "");
    const back = (): void => {
      open.value = null;
    };
    addEventListener("popstate", back);
    return () => {
      removeEventListener("popstate", back);
      // Closed by hand: what was noted for going back goes with it.
      if (history.state?.drawer === true) history.back();
    };
  }, [isOpen]);
}

function Tab({ now, is, label }: { now: Signal<DrawerTab>; is: DrawerTab; label: string }) {
  return (
    <button
      type="button"
      class="tab"
      aria-pressed={now.value === is}
      onClick={() => {
        now.value = is;
      }}
    >
      {label}
    </button>
  );
}
