import { texts } from "../language.ts";
import { AskFirst } from "../ui/ask-first.tsx";
import type { MatchStore } from "./store.ts";

export function Resign({ match, onResign }: { match: MatchStore; onResign: () => void }) {
  const { match: said } = texts.value;
  const seat = match.seat.value;
  const view = match.view.value;
  if (seat === null || !view || view.outcome || view.phase === "waiting" || view.seats[seat]?.out)
    return null;
  return (
    <AskFirst
      label={said.resign}
      question={said.resignAsk}
      note={(view.seats[seat]?.members.length ?? 0) > 1 && said.resignWait}
      yes={said.resignYes}
      no={said.resignNo}
      act={() => {
        void match.move({ type: "resign" });
        onResign();
      }}
    />
  );
}
