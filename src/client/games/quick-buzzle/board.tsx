import { useMemo } from "preact/hooks";
import type { QuickBuzzleTypes } from "../../../games/quick-buzzle/index.ts";
import { texts } from "../../language.ts";
import { After } from "../../match/after.tsx";
import { useSpoken } from "../../match/spoken.ts";
import type { MatchStore } from "../../match/store.ts";
import { lazy } from "../../ui/lazy.tsx";
import { RaceBoard } from "../buzzle-family/race.tsx";
import { FamilyTable } from "../buzzle-family/table.ts";
import { words } from "../buzzle-family/texts/index.ts";
import { RaceResult, SeriesBar } from "./series.tsx";
import { tell } from "./tell.ts";
import "../buzzle-family/styles/index.css";

const HeapsBoard = lazy(
  () => import("./daily.tsx").then((module) => module.HeapsBoard),
  () => null,
);

export function Board({ match }: { match: MatchStore<QuickBuzzleTypes> }) {
  const table = useMemo(() => new FamilyTable<QuickBuzzleTypes>(match), [match]);
  useSpoken(match, tell);
  const { phase, race, language, names, length, series, past, solo } = table.view.value;
  if (solo) return <HeapsBoard table={table} solo={solo} />;
  if (phase === "finished") return <Ending table={table} />;
  const last = past.at(-1);
  const head = series && (
    <>
      <SeriesBar table={table} />
      {phase === "choosing" && last && <RaceResult table={table} no={past.length} result={last} small />}
    </>
  );
  return <RaceBoard table={table} race={race} rule={{ language, names, length }} head={head} />;
}

/** The end: who won and how, and every race with its words, each word with whose it was. */
function Ending({ table }: { table: FamilyTable<QuickBuzzleTypes> }) {
  const { end } = texts.value;
  const { end: said, raceReasons } = words.value;
  const { race, end: result, past, series } = table.view.value;
  if (!result) return null;
  const { winner, reason, solution } = result;
  const isMine = winner !== null && winner === table.you.value;
  const title =
    winner === null
      ? said.draw
      : table.you.value === null
        ? end.watched(table.name(winner))
        : isMine
          ? end.won
          : end.lost;
  const last = { winner: race.winner, solution, words: race.runners.map(({ word }) => word) };
  return (
    <div class="bz-ending">
      <h2>{title}</h2>
      <p class="lead">{raceReasons[reason](winner === null || isMine ? null : table.name(winner))}</p>
      {series && <SeriesBar table={table} />}
      <RaceResult table={table} no={series ? past.length + 1 : null} result={last} small={series} />
      <After match={table.match} />
      {past.map((each, i) => (
        <RaceResult key={i} table={table} no={i + 1} result={each} />
      ))}
    </div>
  );
}
