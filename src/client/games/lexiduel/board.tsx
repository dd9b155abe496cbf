import { useMemo } from "preact/hooks";
import type { LexiduelTypes } from "../../../games/lexiduel/index.ts";
import { useSpoken } from "../../match/spoken.ts";
import type { MatchStore } from "../../match/store.ts";
import { lazy } from "../../ui/lazy.tsx";
import { Play } from "./play.tsx";
import { LexiduelTable } from "./table.ts";
import { tell } from "./tell.ts";
import "./styles/index.css";

/** Fetched when there is an end to show. */
const Ending = lazy(
  () => import("./ending.tsx").then((module) => module.Ending),
  () => null,
);

export function Board({ match }: { match: MatchStore<LexiduelTypes> }) {
  const table = useMemo(() => new LexiduelTable(match), [match]);
  useSpoken(table.match, tell);
  return table.view.value.phase === "finished" ? <Ending table={table} /> : <Play table={table} />;
}
