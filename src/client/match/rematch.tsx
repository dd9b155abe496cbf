import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { shownName } from "../../match/events.ts";
import { type ApiProblem, answerRematch } from "../api.ts";
import { texts } from "../language.ts";
import { go, matchPath, newPath, quickPath } from "../route.ts";
import { guest } from "../session.ts";
import type { MatchStore } from "./store.ts";

/**
 * The same again by one press: same table, sides turned. Against bots it begins at once. Between people it is an
 * offer, which reaches the others here or, if they have gone, among their matches; whoever presses second accepts.
 */
export function Rematch({ match }: { match: MatchStore }) {
  const { end, problems, create } = texts.value;
  const busy = useSignal(false);
  const problem = useSignal<ApiProblem | null>(null);
  const offer = match.rematch?.value ?? null;
  const me = match.player.value ?? "";
  const made = offer?.match ?? null;
  const isIn = offer?.yes.includes(me) === true;

  useEffect(() => {
    if (made !== null && isIn) go(matchPath(made));
  }, [made, isIn]);

  async function answer(accept: boolean) {
    if (match.again) return match.again();
    busy.value = true;
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
  const isOffered = offer !== null && !offer.isOver && made === null;
  const isAsked = isOffered && !isIn && !offer.no.includes(me);
  const said = offer && hasPeople ? sayOffer() : null;

  function sayOffer(): string | null {
    if (isAsked) return end.revengeOffered(nameOf(offer!.by));
    if (isOffered && isIn) return end.revengeWaits;
    const refused = offer!.no.find((id) => id !== me);
    return offer!.isOver && refused !== undefined && isIn ? end.revengeDeclined(nameOf(refused)) : null;
  }

  const table = match.table.value!;
  const canAsk = match.seat.value !== null && !(isOffered && isIn);
  return (
    <div class="rematch">
      {said && (
        <p class="rematch-offer" role="status">
          {said}
        </p>
      )}
      <div class="row">
        {canAsk && (
          <button
            type="button"
            class="button is-filled is-large"
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
        {table.strangers ? (
          <a class="button is-large" href={quickPath(table.game)}>
            {end.nextStranger}
          </a>
        ) : (
          <a class="button is-large" href={newPath(table.game)}>
            {end.other}
          </a>
        )}
        <a class="button is-large" href="/">
          {texts.value.backHome}
        </a>
      </div>
      <p class="refusal" role="alert">
        {problem.value && problems[problem.value]}
      </p>
    </div>
  );
}
