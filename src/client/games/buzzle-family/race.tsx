import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Language } from "../../../core/language.ts";
import type { RaceView } from "../../../games/buzzle-family/race-view.ts";
import { AskFirst } from "../../ui/ask-first.tsx";
import { useAutoSecret } from "./auto-secret.ts";
import { Builder, named } from "./builder.tsx";
import { AlphabetCard } from "./card.tsx";
import { Readiness, SecretForm } from "./choosing.tsx";
import { DrawnWord } from "./pieces.tsx";
import { Refusal } from "./refusal.tsx";
import type { FamilyTable } from "./table.ts";
import { words } from "./texts/index.ts";

const TICK_MS = 250;

/** A round of Quick Buzzle: a word to hide, then a heap to make one of. */
export function RaceBoard(props: {
  table: FamilyTable;
  race: RaceView;
  rule: { readonly language: Language; readonly names: boolean; readonly length: number };
  /** Why there is a race, where it is only the beginning. */
  lead?: string;
  /** What stands above: how a series stands, and how its last race went. */
  head?: ComponentChildren;
}) {
  const { table, race, rule } = props;
  const { race: said, choose } = words.value;
  const you = table.you.value;
  const own = you === null ? null : race.runners[you]!;
  const whose = race.runners.length === 2 ? said.chooseDuel : said.chooseLead;
  const isAuto = useAutoSecret(table, race, rule);
  return (
    <div class="bz-choosing bz-race">
      {props.head}
      {!race.running && own && !own.ready && !isAuto && (
        <SecretForm
          key={race.offer}
          table={table}
          title={race.offer === null ? choose.title : said.chooseNext}
          lead={race.offer === null ? [props.lead, whose].filter(Boolean).join(" ") : said.filled}
          filled={race.offer}
          language={rule.language}
          length={rule.length}
          names={rule.names}
        />
      )}
      {!race.running && own?.word && !table.isAmongBots && (
        <section class="bz-hidden">
          <h2>{choose.hidden}</h2>
          <DrawnWord word={own.word} language={rule.language} />
        </section>
      )}
      {!race.running && (isAuto || (own?.ready && table.isAmongBots)) && (
        <p class="lead bz-dealing">{said.dealing}</p>
      )}
      {race.running && own && <Search table={table} race={race} language={rule.language} />}
      {race.running && !own && <p class="lead">{said.watching}</p>}
      <Readiness
        table={table}
        seats={race.runners
          .filter(({ seat }) => seat !== you)
          .map(({ seat, ready, stopped }) => ({
            seat,
            met: ready && !race.running,
            note: race.running
              ? stopped
                ? said.stopped
                : said.searching
              : ready
                ? choose.isReady
                : choose.choosing,
          }))}
      />
      <AlphabetCard umlauts={rule.language === "de"} />
    </div>
  );
}

function Search({ table, race, language }: { table: FamilyTable; race: RaceView; language: string }) {
  const { race: said } = words.value;
  const you = table.you.value!;
  const own = race.runners[you]!;
  const rest = useRest(table, race.restUntil);
  if (race.pieces === null) return null;
  if (own.stopped) return <p class="lead">{said.gaveUp}</p>;
  return (
    <section class="bz-search">
      <h2 class="told-by-guide">{said.lead}</h2>
      {own.from !== null && <p class="note">{said.from(table.name(own.from))}</p>}
      <Builder
        pieces={race.pieces}
        language={language}
        label={said.label}
        act={rest > 0 ? said.rest(rest) : said.solve}
        busy={rest > 0 || table.match.sending.value}
        send={(word) => table.play({ type: "solve", word })}
      >
        <Refusal table={table} />
      </Builder>
      {race.tries.length > 0 && (
        <ul class="bz-tries" aria-label={said.tries}>
          {race.tries.map(({ word, missing, left }) => (
            <li key={word}>
              <s>{word}</s>{" "}
              <span class="note">
                {missing !== "" && said.missing(named(missing))} {left !== "" && said.leftOver(named(left))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <AskFirst
        label={said.giveUp}
        question={said.giveUpAsk}
        yes={said.giveUpYes}
        no={said.giveUpNo}
        act={() => void table.play({ type: "give-up" })}
      />
    </section>
  );
}

/** Whole seconds until the next try, in the server's time. */
function useRest(table: FamilyTable, until: number | null): number {
  const left = useSignal(0);
  useEffect(() => {
    const tick = (): void => {
      left.value = until === null ? 0 : Math.max(0, Math.ceil((until - table.match.serverNow()) / 1000));
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return left.value;
}
