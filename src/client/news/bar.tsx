import { effect, type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Headline } from "../../protocol/me.ts";
import { answerRematch } from "../api.ts";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { OfferPlace } from "../push/place.tsx";
import { queuePlace } from "../quick/queue.ts";
import { leaveRoom } from "../room/api.ts";
import { go, MATCHES_PATH, ME_PATH, matchPath, route } from "../route.ts";
import { guest, renewIfOld } from "../session.ts";
import { recall } from "../storage.ts";
import { announce } from "../ui/live.tsx";
import { listen } from "./line.ts";
import { badge, notify } from "./notify.ts";
import { waiting, waitingCount } from "./state.ts";
import { NEWS_TEXTS } from "./texts.ts";
import "./news.css";

type News = NonNullable<Headline>;

/** What is said at the foot of any page, without covering what is being done. */
export function NewsBar() {
  return (
    <>
      <Elsewhere />
      <OfferPlace />
    </>
  );
}

/** A turn or an invitation from elsewhere. */
function Elsewhere() {
  const shown = useSignal<News | null>(null);
  const isPutOff = useSignal(false);
  const said = NEWS_TEXTS[language.value];
  const token = guest.value?.token;

  useEffect(() => {
    if (token === undefined) return;
    const tell = (news: News): void => {
      if (isOpen(news) || isFound(news)) return;
      shown.value = news;
      const sentence = sentenceOf(news);
      announce(sentence);
      notify(sentence, news.kind === "invited" ? MATCHES_PATH : matchPath(news.match));
    };
    const hangUp = listen(tell);
    void renewIfOld(token);
    keepPush();
    const stopBadge = effect(() => {
      const count = waitingCount.value;
      return badge(() => count);
    });
    return () => {
      hangUp();
      stopBadge();
      waiting.value = null;
    };
  }, [token]);

  const news = shown.value;
  const unread = waiting.value?.notices ?? 0;
  if (news === null && unread > 0 && !isPutOff.value && route.value.page !== "me")
    return <NoticeBar isPutOff={isPutOff} />;
  if (news === null || isOpen(news) || isFound(news) || route.value.page === "matches") return null;

  function close() {
    shown.value = null;
  }
  async function take() {
    close();
    if (news!.kind !== "invited") return go(matchPath(news!.match));
    const answered = await answerRematch(token ?? "", news!.match, true);
    go(answered.ok && answered.value.match ? matchPath(answered.value.match) : MATCHES_PATH);
  }
  async function leave() {
    close();
    if (news!.kind === "invited") await answerRematch(token ?? "", news!.match, false);
    // Nobody is to wait for who does not come; a match that has begun goes on as it is.
    if (news!.kind === "begun") await leaveRoom(token ?? "", news!.match);
  }
  return (
    <section class="news-bar" aria-label={sentenceOf(news)}>
      <span>{sentenceOf(news)}</span>
      <span class="row">
        <button type="button" class="button is-filled" onClick={take}>
          {news.kind === "invited" ? said.accept : said.join}
        </button>
        <button type="button" class="button" onClick={leave}>
          {news.kind === "invited"
            ? said.decline
            : news.kind === "begun"
              ? texts.value.quick.notNow
              : said.later}
        </button>
      </span>
    </section>
  );
}

/** An administrator's decision is to be read: now, or when the page is next opened. */
function NoticeBar({ isPutOff }: { isPutOff: Signal<boolean> }) {
  const said = NEWS_TEXTS[language.value];
  useEffect(() => announce(said.notice), []);
  return (
    <section class="news-bar" aria-label={said.notice}>
      <span>{said.notice}</span>
      <span class="row">
        <a class="button is-filled" href={ME_PATH}>
          {said.readNotice}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            isPutOff.value = true;
          }}
        >
          {NEWS_TEXTS[language.value].later}
        </button>
      </span>
    </section>
  );
}

/** Whoever wanted to be told on this device still is: fetched by nobody else. */
function keepPush(): void {
  if (recall("push") === null) return;
  import("../push/device.ts").then(
    ({ keepOn }) => void keepOn(),
    () => {}, // another visit does it
  );
}

/** The page of that match is open: whoever looks at it sees it there. */
const isOpen = ({ match }: News): boolean => route.value.page === "match" && route.value.id === match;

/** The queue has just said so itself. */
const isFound = ({ match }: News): boolean =>
  queuePlace.value?.kind === "matched" && queuePlace.value.match === match;

function sentenceOf({ kind, match }: News): string {
  const said = NEWS_TEXTS[language.value];
  const known = waiting.value;
  const invitation = known?.invitations.find((each) => each.match === match);
  const game = invitation?.game ?? known?.matches.find((each) => each.match === match)?.game ?? "";
  const name = findGame(game)?.texts[language.value].name ?? "Palabre";
  if (kind === "invited") return said.invited(invitation?.by ?? "?", name);
  return kind === "turn" ? said.turn(name) : said.begun(name);
}
