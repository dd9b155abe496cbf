import { useMemo } from "preact/hooks";
import type { PasswordTypes } from "../../../games/password/index.ts";
import { useSpoken } from "../../match/spoken.ts";
import type { MatchStore } from "../../match/store.ts";
import { Choosing } from "./choosing.tsx";
import { Ending } from "./ending.tsx";
import { Play } from "./play.tsx";
import { PasswordTable } from "./table.ts";
import { tell } from "./tell.ts";
import "./styles/index.css";

export function Board({ match }: { match: MatchStore<PasswordTypes> }) {
  const table = useMemo(() => new PasswordTable(match), [match]);
  useSpoken(table.match, tell);
  switch (table.view.value.phase) {
    case "choosing":
      return <Choosing table={table} />;
    case "turn":
    case "asking":
      return <Play table={table} />;
    case "finished":
      return <Ending table={table} />;
  }
}
