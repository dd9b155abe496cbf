import { useMemo } from "preact/hooks";
import type { BuzzleTypes } from "../../../games/buzzle/index.ts";
import { OPENING_LENGTH } from "../../../games/buzzle/options.ts";
import { useSpoken } from "../../match/spoken.ts";
import type { MatchStore } from "../../match/store.ts";
import { lazy } from "../../ui/lazy.tsx";
import { AlphabetCard } from "../buzzle-family/card.tsx";
import { Readiness, SecretForm } from "../buzzle-family/choosing.tsx";
import { DrawnWord } from "../buzzle-family/pieces.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import { Play } from "./play.tsx";
import { BuzzleTable } from "./table.ts";
import { tell } from "./tell.ts";
import "../buzzle-family/styles/index.css";

/** Few matches are opened by a race. */
const RaceBoard = lazy(
  () => import("../buzzle-family/race.tsx").then((module) => module.RaceBoard),
  () => null,
);

/** Fetched when there is an end to show. */
const Ending = lazy(
  () => import("./ending.tsx").then((module) => module.Ending),
  () => null,
);

export function Board({ match }: { match: MatchStore<BuzzleTypes> }) {
  const table = useMemo(() => new BuzzleTable(match), [match]);
  useSpoken(match, tell);
  const { phase, race, language, names } = table.view.value;
  switch (phase) {
    case "opening":
      return (
        race && (
          <RaceBoard
            table={table}
            race={race}
            rule={{ language, names, length: OPENING_LENGTH }}
            lead={words.value.race.opening}
          />
        )
      );
    case "choosing":
      return <Choosing table={table} />;
    case "turn":
      return <Play table={table} />;
    case "finished":
      return <Ending table={table} />;
  }
}

function Choosing({ table }: { table: BuzzleTable }) {
  const { choose } = words.value;
  const { language, length, names } = table.view.value;
  const own = table.own;
  return (
    <div class="bz-choosing">
      {table.mustChoose && (
        <SecretForm
          table={table}
          title={choose.title}
          lead={choose.lead}
          language={language}
          length={length}
          names={names}
        />
      )}
      {own?.word && (
        <section class="bz-hidden">
          <h2>{choose.hidden}</h2>
          <DrawnWord word={own.word} language={language} />
        </section>
      )}
      <Readiness
        table={table}
        seats={table.targets.value.map(({ seat, ready }) => ({
          seat,
          note: ready ? choose.isReady : choose.choosing,
          met: ready,
        }))}
      />
      <AlphabetCard umlauts={table.umlauts} />
    </div>
  );
}
