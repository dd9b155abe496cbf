import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { shownName } from "../../match/events.ts";
import { type ApiProblem, answerRematch } from "../api.ts";
import { texts } from "../language.ts";
import { nextPath } from "../quick/likes.ts";
import { leaveRoom } from "../room/api.ts";
import { go, HOME_PATH, matchPath, newPath } from "../route.ts";
import { guest } from "../session.ts";
import type { MatchStore } from "./store.ts";

/** Who pressed so long ago is asked again: the match begins only when all are there. */
const READY_MS = 60_000;

/**
 * The same again by one press: same table, sides turned. Against bots it begins at once. Between people it is an
 * offer, which reaches the others here or, if they have gone, among their matches; whoever presses second accepts.
 * `children`: what else stands in the row of acts.
 */
export function Rematch({ match, children }: { match: MatchStore; children?: ComponentChildren }) {
  const { end, problems, create } = texts.value;
  const busy = useSignal(false);
  const isDeclined = useSignal(false);
  const problem = useSignal<ApiProblem | null>(null);
  const offer = match.rematch?.value ?? null;
  const me = match.player.value ?? "";
  const made = offer?.match ?? null;
  const isIn = offer?.yes.includes(me) === true;

  /** When one last said here that one wants to play: whoever pressed long ago may be elsewhere by now. */
  const pressedAt = useSignal(0);
  const isReady = Date.now() < pressedAt.value + READY_MS && document.visibilityState === "visible";
  useEffect(() => {
    if (made !== null && isIn && isReady) go(matchPath(made));
  }, [made, isIn]);

  async function answer(accept: boolean) {
    if (match.again) return match.again();
    busy.value = true;
    pressedAt.value = Date.now();
    const answered = await answerRematch(guest.value?.token ?? "", match.id, accept);
    busy.value = false;
    if (!answered.ok) problem.value = answered.error;
    else if (answered.value.match && accept) go(matchPath(answered.value.match));
  }

  const seats = match.seats.value;
  const people = seats.flatMap(({ members }) => members);
  const nameOf = (id: string): string => {
    const member = people.find((each) => each.id === id);
    return member ? shownName(member) : "?";
  };
  const hasPeople = people.some(({ id }) => id !== me);
  /** The others are there already, and this one has to say whether they come. */
  const isCalled = made !== null && isIn && !isDeclined.value;
  const isOffered = offer !== null && !offer.isOver && made === null;
  const isAsked = isOffered && !isIn && !offer.no.includes(me);
  const said = offer && hasPeople ? sayOffer() : null;

  function sayOffer(): string | null {
    if (isCalled) return end.revengeReady;
    if (isAsked) return end.revengeOffered(nameOf(offer!.by));
    if (isOffered && isIn) return end.revengeWaits;
    const refused = offer!.no.find((id) => id !== me);
    return offer!.isOver && refused !== undefined && isIn ? end.revengeDeclined(nameOf(refused)) : null;
  }

  function decline() {
    isDeclined.value = true;
    void leaveRoom(guest.value?.token ?? "", made!);
  }

  const table = match.table.value!;
  const canAsk = match.seat.value !== null && made === null && !(isOffered && isIn);
  // Whoever met by chance meets the next one first, unless somebody at this table asks.
  const isNextFirst = table.strangers && !isAsked && !isCalled;
  const next = table.strangers && (
    <a class={isNextFirst ? "button is-filled is-large" : "button is-large"} href={nextPath(table.game)}>
      {end.nextStranger}
    </a>
  );
  return (
    <div class="rematch">
      {said && (
        <p class="rematch-offer" role="status">
          {said}
        </p>
      )}
      <div class="row">
        {isCalled && (
          <>
            <a class="button is-filled is-large" href={matchPath(made)}>
              {end.revengeGo}
            </a>
            <button type="button" class="button is-large" onClick={decline}>
              {texts.value.quick.notNow}
            </button>
          </>
        )}
        {isNextFirst && next}
        {canAsk && (
          <button
            type="button"
            class={isNextFirst ? "button is-large" : "button is-filled is-large"}
            disabled={busy.value}
            onClick={() => answer(true)}
          >
            {busy.value ? create.going : isAsked ? end.revengeYes : hasPeople ? end.revenge : end.again}
          </button>
        )}
        {isAsked && (
          <button type="button" class="button is-large" disabled={busy.value} onClick={() => answer(false)}>
            {end.revengeNo}
          </button>
        )}
        {!isNextFirst && next}
        {children}
      </div>
      <p class="rematch-else">
        {!table.strangers && <a href={newPath(table.game)}>{end.other}</a>}
        <a href={HOME_PATH}>{texts.value.backHome}</a>
      </p>
      <p class="refusal" role="alert">
        {problem.value && problems[problem.value]}
      </p>
    </div>
  );
}
