import { batch, useComputed, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { VOID } from "../../match/void.ts";
import { guidedIn, isNewTo } from "../first-play.ts";
import type { ClientGame } from "../games/client-game.ts";
import type { GameEntry } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { noteMatch } from "../recent.ts";
import { lazy } from "../ui/lazy.tsx";
import { OutOfDate } from "../ui/out-of-date.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { isFree } from "./arrive.ts";
import { isByKeys, isSettled } from "./at-table.ts";
import { ConnectionNote } from "./connection-note.tsx";
import { Drawer, type DrawerTab } from "./drawer.tsx";
import { MatchHead } from "./head.tsx";
import { seatName } from "./names.ts";
import { Practice } from "./practice.tsx";
import { RatedNote } from "./rated-note.tsx";
import type { MatchStore } from "./store.ts";

/** Most matches never wait for anybody. */
const WaitingRoom = lazy(
  () => import("./waiting-room.tsx").then((module) => module.WaitingRoom),
  () => <p class="loading">{texts.value.loading}</p>,
);

/** Only strangers, and who is asked again, are waited for. */
const GatheringNote = lazy(
  () => import("./gathering-note.tsx").then((module) => module.GatheringNote),
  () => null,
);

/** Most people stay. */
const AbsenceNote = lazy(
  () => import("./absence-note.tsx").then((module) => module.AbsenceNote),
  () => null,
  () => null,
);

/** Hardly any match is void. */
const VoidEnd = lazy(
  () => import("./void-end.tsx").then((module) => module.VoidEnd),
  () => null,
);

/** What helps beside the board: one plays without it. */
const Beside = lazy(
  () => import("./beside.tsx").then((module) => module.Beside),
  () => null,
  () => null,
);

type Guide = ComponentType<{ match: MatchStore; game: GameEntry }>;

/** The match itself: who and whose turn on one line, then the waiting room or the game's board. */
export function MatchTable({ match, game }: { match: MatchStore; game: GameEntry }) {
  const client = useSignal<ClientGame | null>(null);
  /** For who is new to the game. */
  const guide = useSignal<{ readonly Guide: Guide } | null>(null);
  /** For whom others read by a name that nobody chose. */
  const note = useSignal<{ readonly NameNote: ComponentType<{ match: MatchStore }> } | null>(null);
  const drawer = useSignal<DrawerTab | null>(null);
  const help = useSignal(false);
  const isStale = useSignal(false);
  const isNew = useRef(isNewTo(game.id) || guidedIn(match.id) !== null).current;
  useSettling(client.value !== null);
  const isWaiting = useComputed(() => match.view.value?.phase === "waiting");
  const isGathering = useComputed(() => match.view.value?.timers.some(({ by }) => by === "arrival") === true);
  const isMissed = useComputed(
    () =>
      match.seats.value.some(({ away }) => away !== null) ||
      match.story.value.some(({ type }) => type === "clocks-stopped"),
  );
  const isVoided = useComputed(() => match.view.value?.outcome?.reason === VOID);

  useEffect(() => {
    const name = isNameless(match) ? import("../room/own-name.tsx").catch(() => null) : null;
    Promise.all([game.load(), isNew && explain(game), name]).then(
      ([loaded, Guide, own]) =>
        batch(() => {
          guide.value = Guide ? { Guide } : null;
          note.value = own?.isNameNew(match) ? { NameNote: own.NameNote } : null;
          client.value = loaded;
        }),
      // After a deployment the old page asks for files that are gone.
      () => {
        isStale.value = true;
      },
    );
  }, [game]);
  useNoted(match, game);

  const { name } = game.texts[language.value];
  usePageTitle(titleOf(match, name));
  if (isStale.value) return <OutOfDate />;
  return (
    <div class="match">
      <MatchHead match={match} drawer={drawer} help={help} />
      <ConnectionNote match={match} />
      <RatedNote match={match} />
      <main id="main" class="match-main" tabIndex={-1}>
        <h1 class="unseen">{texts.value.match.heading(name)}</h1>
        {isMissed.value && <AbsenceNote match={match} />}
        {isGathering.value && <GatheringNote match={match} />}
        {note.value && <note.value.NameNote match={match} />}
        {guide.value && <guide.value.Guide match={match} game={game} />}
        {isSettled.value && client.value && (
          <Beside match={match} game={game} client={client.value} help={help} />
        )}
        <Practice match={match} />
        {isWaiting.value ? (
          <WaitingRoom match={match} game={game} />
        ) : isVoided.value ? (
          <VoidEnd match={match} />
        ) : client.value ? (
          <client.value.Board match={match} />
        ) : (
          <p class="loading">{texts.value.loading}</p>
        )}
      </main>
      <Drawer match={match} client={client.value} open={drawer} />
    </div>
  );
}

/** Who is new to the game finds it explained with the board, not after it: nothing moves then. */
async function explain(game: GameEntry): Promise<Guide | null> {
  try {
    const { Guide, loadFirst } = await import("./guide.tsx");
    await loadFirst(game);
    return Guide;
  } catch {
    return null; // one plays without it
  }
}

/** A guest among people: whether their name is to be told is looked at more closely where that can be changed. */
const isNameless = (match: MatchStore): boolean =>
  match.isLive.value && match.seats.value.filter(({ members }) => members.length > 0).length > 1;

const SETTLED_MS = 4000;

/** What is not the board waits until it has been there for a moment, or somebody has touched it. */
function useSettling(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const settle = (): void => {
      isSettled.value = true;
    };
    const timer = setTimeout(settle, SETTLED_MS);
    addEventListener("keydown", settle, { once: true });
    addEventListener("pointerdown", settle, { once: true });
    // Who came by keys may press the next one at once: what keeps their place has to be there by then.
    if (isByKeys.peek()) settle();
    return () => {
      isSettled.value = false;
      clearTimeout(timer);
      removeEventListener("keydown", settle);
      removeEventListener("pointerdown", settle);
    };
  }, [isShown]);
}

/** The tab's title says whose turn it is, and in which game: it may be the only part of the page that is seen. */
function titleOf(match: MatchStore, name: string): string {
  const view = match.view.value;
  const { match: said } = texts.value;
  if (view?.outcome) return `${said.over} · ${name}`;
  return match.seat.value !== null && view?.awaiting.includes(match.seat.value)
    ? `● ${said.yourTurn} · ${name}`
    : said.heading(name);
}

/** Keeps the match among those to come back to. */
function useNoted(match: MatchStore, game: GameEntry): void {
  const seat = match.seat.value;
  const seats = match.seats.value;
  const others = seats
    .filter((each) => each.seat !== seat && !isFree(each))
    .map((each) => seatName(seats, each.seat, texts.value));
  const label = others.join(", ");
  const over = match.view.value?.outcome != null;
  useEffect(() => {
    if (seat !== null) noteMatch({ id: match.id, game: game.id, with: label, at: Date.now(), over });
  }, [seat, label, over]);
}
