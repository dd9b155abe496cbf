import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Invitation, OpenMatch } from "../../protocol/me.ts";
import { type ApiProblem, answerRematch, readWaiting } from "../api.ts";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { go, HOME_PATH, matchPath } from "../route.ts";
import { ensureGuest, guest } from "../session.ts";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { sayLeft } from "./left.ts";
import { waiting } from "./state.ts";
import { NEWS_TEXTS } from "./texts.ts";
import "./news.css";

/** Everything that waits for me: whose turn, with whom, how long still; invitations first. */
export function MatchesPage() {
  const said = NEWS_TEXTS[language.value];
  const problem = useSignal<ApiProblem | null>(null);
  usePageTitle(said.title);

  useEffect(() => {
    if (guest.value === null) return;
    void (async () => {
      const player = await ensureGuest();
      const read = player.ok ? await readWaiting(player.value.token) : player;
      if (read.ok) waiting.value = read.value;
      else problem.value = read.error;
    })();
  }, []);

  const known = waiting.value;
  const isEmpty =
    guest.value === null || (known !== null && known.matches.length === 0 && known.invitations.length === 0);
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="my-matches" tabIndex={-1}>
        <h1>{said.title}</h1>
        {known?.restsUntil && <p class="note">{said.resting(leftOf(known.restsUntil, known.now))}</p>}
        {isEmpty ? (
          <>
            <p class="lead">{said.empty}</p>
            <p>
              <a class="button is-filled" href={HOME_PATH}>
                {said.emptyGo}
              </a>
            </p>
          </>
        ) : (
          <p class="lead">{said.lead}</p>
        )}
        {known === null && !isEmpty && (
          <p class="loading" aria-busy="true">
            {texts.value.loading}
          </p>
        )}
        {known && known.invitations.length > 0 && (
          <section aria-labelledby="invitations">
            <h2 id="invitations">{said.invitations}</h2>
            <ul class="open-list">
              {known.invitations.map((each) => (
                <Invited key={each.match} invitation={each} now={known.now} problem={problem} />
              ))}
            </ul>
          </section>
        )}
        {known && known.matches.length > 0 && (
          <ul class="open-list">
            {known.matches.map((each) => (
              <Open key={each.match} match={each} now={known.now} />
            ))}
          </ul>
        )}
        <p class="refusal" role="alert">
          {problem.value && texts.value.problems[problem.value]}
        </p>
      </main>
    </div>
  );
}

function Open({ match, now }: { match: OpenMatch; now: number }) {
  const said = NEWS_TEXTS[language.value];
  const { stage, yourTurn, here, deadline } = match;
  const others = match.with.map((each) => (typeof each === "number" ? said.bot(each) : each));
  const state = stage === "waiting" ? said.open : yourTurn ? said.yours : said.theirs;
  const isMine = stage === "playing" && yourTurn;
  return (
    <li class="open-match" data-mine={isMine}>
      <span class="open-what">
        <b>{nameOf(match.game)}</b>
        <span>{others.length > 0 ? others.join(", ") : stage === "waiting" ? "" : said.alone}</span>
      </span>
      <span class="open-state">
        <span class={isMine ? "open-turn" : ""}>{state}</span>
        {here && <span class="note">{said.here}</span>}
        {deadline !== null && stage === "playing" && (
          <span class="note">{said.left(leftOf(deadline, now))}</span>
        )}
      </span>
      <a class={isMine ? "button is-filled" : "button"} href={matchPath(match.match)}>
        {isMine ? said.play : said.look}
        <span class="unseen">: {nameOf(match.game)}</span>
      </a>
    </li>
  );
}

function Invited(props: { invitation: Invitation; now: number; problem: { value: ApiProblem | null } }) {
  const { invitation, now, problem } = props;
  const said = NEWS_TEXTS[language.value];
  const isAccepted = useSignal(false);

  async function answer(accept: boolean) {
    const answered = await answerRematch(guest.value?.token ?? "", invitation.match, accept);
    if (!answered.ok) problem.value = answered.error;
    else if (answered.value.match) go(matchPath(answered.value.match));
    else if (accept) isAccepted.value = true;
    else dropInvitation(invitation.match);
  }
  return (
    <li class="open-match" data-mine="true">
      <span class="open-what">
        <span>{said.invited(invitation.by, nameOf(invitation.game))}</span>
        <span class="note">
          {isAccepted.value ? said.accepted : said.until(leftOf(invitation.until, now))}
        </span>
      </span>
      {!isAccepted.value && (
        <span class="row">
          <button type="button" class="button is-filled" onClick={() => answer(true)}>
            {said.accept}
          </button>
          <button type="button" class="button" onClick={() => answer(false)}>
            {said.decline}
          </button>
        </span>
      )}
    </li>
  );
}

function dropInvitation(match: string): void {
  const known = waiting.value;
  if (!known) return;
  waiting.value = { ...known, invitations: known.invitations.filter((each) => each.match !== match) };
}

const leftOf = (until: number, now: number): string => sayLeft(until - now, NEWS_TEXTS[language.value].units);
const nameOf = (game: string): string => findGame(game)?.texts[language.value].name ?? game;
