import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isAgreedOn } from "../../games/vocabulary.ts";
import type { ClientGame } from "../games/client-game.ts";
import { texts } from "../language.ts";
import { lazy } from "../ui/lazy.tsx";
import { Chat } from "./chat.tsx";
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
  const table = match.table.value;
  const watchers = match.watchers.value;
  return (
    <aside
      id="drawer"
      class="drawer"
      data-open={open.value !== null}
      aria-label={said.menu}
      onKeyDown={(event) => {
        if (event.key === "Escape") shut();
      }}
    >
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
