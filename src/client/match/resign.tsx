import type { ClientGame } from "../games/client-game.ts";
import { texts } from "../language.ts";
import { AskFirst } from "../ui/ask-first.tsx";
import type { MatchStore } from "./store.ts";

export function Resign(props: { match: MatchStore; client: ClientGame | null; onResign: () => void }) {
  const { match, client, onResign } = props;
  const { match: said } = texts.value;
  const seat = match.seat.value;
  const view = match.view.value;
  if (seat === null || !view || view.outcome || view.room || view.seats[seat]?.out) return null;
  const give = (move: unknown): void => {
    void match.move(move);
    onResign();
  };
  // Until the match counts one is free to leave it, and that is no resignation.
  const here = view.counts ? client?.givingUp?.(view) : undefined;
  const ask = view.counts
    ? {
        label: said.resign,
        question: here?.question ?? (client?.showsWord ? said.resignAskWord : said.resignAsk),
        yes: here?.all ?? said.resignYes,
      }
    : { label: said.leave, question: said.leaveAsk, yes: said.leaveYes };
  const part = here?.part;
  return (
    <AskFirst
      {...ask}
      note={(view.seats[seat]?.members.length ?? 0) > 1 && said.resignWait}
      no={said.resignNo}
      {...(part && { less: { label: part.label, act: () => give(part.move) } })}
      act={() => give({ type: "resign" })}
    />
  );
}
