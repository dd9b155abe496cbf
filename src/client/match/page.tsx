import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CLOSE } from "../../protocol/close.ts";
import { findGame } from "../games/registry.ts";
import { texts } from "../language.ts";
import { dropMatch, hasSeatIn } from "../recent.ts";
import { currentToken, forgetGuest } from "../session.ts";
import { Loading, lazy } from "../ui/lazy.tsx";
import { Notice } from "../ui/notice.tsx";
import { OutOfDate } from "../ui/out-of-date.tsx";
import { type Arrival, arrive, sit } from "./arrive.ts";
import { atTable } from "./at-table.ts";
import { type MatchStore, ServedMatch } from "./store.ts";
import { MatchTable } from "./table.tsx";
import "./match.css";

/** At few tables seats are shared. */
const SideChoice = lazy(() => import("./side-choice.tsx").then((module) => module.SideChoice));

/** A match's page, from opening its link to leaving it. */
export function MatchPage({ id }: { id: string }) {
  const arrival = useSignal<Arrival | null>(null);
  const store = useSignal<MatchStore | null>(null);

  async function come(step: Promise<Arrival>) {
    arrival.value = await step;
    if (arrival.value.kind === "problem" && arrival.value.code === "match-not-found") dropMatch(id);
    if (arrival.value.kind === "enter") store.value = new ServedMatch(id, currentToken);
  }

  useEffect(() => {
    void come(arrive(id));
    return () => store.value?.leave();
  }, [id]);
  const isUnreachable = arrival.value?.kind === "problem" && arrival.value.code === "unreachable";
  useEffect(
    () => (isUnreachable ? untilReached(() => void come(arrive(id))) : undefined),
    [isUnreachable, id],
  );

  const { line, problems, retry } = texts.value;
  const at = arrival.value;
  if (at === null) return <Loading />;
  switch (at.kind) {
    case "enter":
      return store.value && <Entered match={store.value} restart={() => come(arrive(id))} />;
    case "choose-side":
      return (
        <SideChoice
          summary={at.summary}
          wasTaken={at.wasTaken === true}
          choose={(side) => come(sit(id, side))}
        />
      );
    case "shut":
      return at.finished ? (
        <Notice title={line.finishedTitle} body={line.finished} />
      ) : (
        <Notice title={line.mayNotWatchTitle} body={line.mayNotWatch} />
      );
    case "problem":
      return at.code === "match-not-found" ? (
        <Notice title={line.noSuchMatchTitle} body={line.noSuchMatch} />
      ) : (
        <Notice
          title={texts.value.brand}
          body={problems[at.code]}
          act={retry}
          onAct={() => come(arrive(id))}
        />
      );
  }
}

const LOOK_AGAIN_MS = 4000;

/** Somebody who came without a network is let in as soon as there is one, without a press. */
function untilReached(look: () => void): () => void {
  const timer = setInterval(look, LOOK_AGAIN_MS);
  addEventListener("online", look);
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
  };
}

/** At the table, or told by a close code why not. */
export function Entered({ match, restart }: { match: MatchStore; restart: () => Promise<void> }) {
  const { line } = texts.value;
  const status = match.status.value;
  const game = match.table.value && findGame(match.table.value.game);
  useEffect(() => {
    atTable.value = match;
    return () => {
      atTable.value = null;
    };
  }, [match]);
  if (status.kind === "ended") {
    switch (status.code) {
      case CLOSE.openedElsewhere:
        return (
          <Notice
            title={line.elsewhereTitle}
            body={line.elsewhere}
            act={line.takeBack}
            onAct={() => match.takeBack()}
          />
        );
      case CLOSE.badToken:
        return <Unrecognised match={match} restart={restart} />;
      case CLOSE.mayNotWatch:
        return match.seat.value !== null ? (
          // Who sat here until the last that they heard was removed by the host: nothing else takes a seat away.
          <Notice title={line.removedTitle} body={line.removed} />
        ) : (
          <Notice title={line.mayNotWatchTitle} body={line.mayNotWatch} />
        );
      case CLOSE.full:
        return (
          <Notice
            title={line.fullTitle}
            body={line.full}
            act={texts.value.retry}
            onAct={() => match.takeBack()}
          />
        );
      case CLOSE.noSuchMatch:
        return <Notice title={line.noSuchMatchTitle} body={line.noSuchMatch} />;
      default:
        return <OutOfDate />;
    }
  }
  return match.view.value && game ? <MatchTable match={match} game={game} /> : <Loading />;
}

/** The token no longer holds. Nobody with a seat loses it silently; who has none goes on as a new guest. */
function Unrecognised({ match, restart }: { match: MatchStore; restart: () => Promise<void> }) {
  const { line } = texts.value;
  const isAtStake = hasSeatIn(match.id);

  function begin() {
    match.leave();
    forgetGuest();
    dropMatch(match.id);
    void restart();
  }

  useEffect(() => {
    if (!isAtStake) begin();
  }, []);
  if (!isAtStake) return <Loading />;
  return <Notice title={line.badTokenTitle} body={line.badToken} act={line.asNewGuest} onAct={begin} />;
}
