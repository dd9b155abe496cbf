import { texts } from "../language.ts";
import { AskFirst } from "../ui/ask-first.tsx";
import type { MatchStore } from "./store.ts";

export function Resign({ match, onResign }: { match: MatchStore; onResign: () => void }) {
  const { match: said } = texts.value;
  const seat = match.seat.value;
  const view = match.view.value;
  if (seat === null || !view || view.outcome || view.phase === "waiting" || view.seats[seat]?.out)
    return null;
  // Until the match counts one is free to leave it, and that is no resignation.
  const ask = view.counts
    ? { label: said.resign, question: said.resignAsk, yes: said.resignYes }
    : { label: said.leave, question: said.leaveAsk, yes: said.leaveYes };
  return (
    <AskFirst
      {...ask}
      note={(view.seats[seat]?.members.length ?? 0) > 1 && said.resignWait}
      no={said.resignNo}
      act={() => {
        void match.move({ type: "resign" });
        onResign();
      }}
    />
  );
}
