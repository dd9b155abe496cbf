import { useMemo, useRef } from "preact/hooks";
import type { MotAMotTypes } from "../../../games/mot-a-mot/index.ts";
import type { MatchStore } from "../../match/store.ts";
import { useKeptFocus } from "../keep-focus.ts";
import { Auction } from "./auction.tsx";
import { Camps } from "./camps.tsx";
import { Ending } from "./ending.tsx";
import { Players } from "./players.tsx";
import { Result } from "./result.tsx";
import { Speech } from "./speech.tsx";
import { useTableTalk } from "./spoken.ts";
import { Strip } from "./strip.tsx";
import { MotAMotTable } from "./table.ts";
import { VoteCall } from "./vote.tsx";
import "./styles/index.css";

/** What takes the focus when a phase takes away what had it: the next act, else the heading that says what happens. */
const NEXT_ACT =
  ".mam-answer input, .mam-clue-form input, .mam-buzzer, .mam-bonus-list button, .mam-go button:enabled, .mam-camp button:enabled, h2[tabindex]";

/** The whole table: the round, what happens now, and who holds which tokens. */
export function Board({ match }: { match: MatchStore<MotAMotTypes> }) {
  const table = useMemo(() => new MotAMotTable(match), [match]);
  useTableTalk(table);
  const { phase } = table.view.value;
  const stage = useRef<HTMLDivElement>(null);
  useKeptFocus(stage, table.situation.value.kind, NEXT_ACT);
  if (phase === "finished") return <Ending table={table} />;
  return (
    <div class="mam">
      <div class="mam-stage" ref={stage}>
        <Strip table={table} />
        <VoteCall table={table} />
        <Phase table={table} />
      </div>
      <Players table={table} />
    </div>
  );
}

function Phase({ table }: { table: MotAMotTable }) {
  switch (table.view.value.phase) {
    case "opening":
    case "auction":
      return <Auction table={table} />;
    case "speaking":
    case "choosing-bonus":
      return <Speech table={table} />;
    case "result":
      return <Result table={table} />;
    case "camps":
      return <Camps table={table} />;
    case "finished":
      return null;
  }
}
