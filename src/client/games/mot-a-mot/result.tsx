import { type Signal, useSignal } from "@preact/signals";
import { PAUSE_MS } from "../../../games/mot-a-mot/options.ts";
import { texts } from "../../language.ts";
import { Sign } from "../../ui/sign.tsx";
import { Count } from "./count.tsx";
import { Refusal } from "./refusal.tsx";
import { bonusTokens, cluesTaken, mayContest } from "./situation.ts";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Between two rounds: what came of it, the card laid open, the clues one may contest, and on. */
export function Result({ table }: { table: MotAMotTable }) {
  const { result: said, predict } = words.value;
  const { result, speech, vote } = table.view.value;
  const you = table.you.value;
  const contests = useSignal(false);
  if (!result) return null;
  const giver = speech ? table.who(speech.giver) : null;
  return (
    <section class="mam-result" data-result={result.result}>
      <h2 tabIndex={-1}>
        {(result.result === "found" || result.result === "failed") && (
          <Sign yes={result.result === "found"} />
        )}{" "}
        {said.titles[result.result](giver)}
      </h2>
      <p class="lead">
        {result.result === "found" && said.paid(giver, result.paid + bonusTokens(table.view.value))}
        {result.result === "failed" && said.gained(result.gains.map((seat) => table.who(seat)))}
      </p>
      {table.prediction.value !== null && (
        <p class="mam-foretold">{predict.came(table.prediction.value, cluesTaken(table.view.value))}</p>
      )}
      {!vote && (
        <div class="mam-go">
          {you !== null && !table.isOut && (
            <button
              type="button"
              class="button is-filled is-large"
              disabled={result.ready.includes(you) || table.match.sending.value}
              onClick={() => void table.play({ type: "ready" })}
            >
              {result.ready.includes(you) ? said.waiting : said.go}
            </button>
          )}
          <Count match={table.match} until={result.until} wholeMs={PAUSE_MS} label={said.time} />
        </div>
      )}
      <OpenCard table={table} contests={contests} />
      <Refusal table={table} />
    </section>
  );
}

/** The card for all to see, with what was said for each entry. */
function OpenCard({ table, contests }: { table: MotAMotTable; contests: Signal<boolean> }) {
  const { card, players, result: said } = words.value;
  const { round, numbers, speech, language } = table.view.value;
  if (!round?.card) return null;
  const played = [...numbers, ...(speech?.bonuses ?? [])];
  const clues = speech?.clues ?? [];
  const mayContestOne = clues.some((_, i) => mayContest(table.view.value, i + 1, table.you.value));
  return (
    <>
      <ol class="mam-open" lang={language}>
        {played.map((number) => {
          const finder = speech?.found.find(({ entry }) => entry === number);
          return (
            <li key={number} data-state={finder ? "found" : "missed"}>
              <p class="mam-open-entry">
                <span class="mam-number">{number}</span>
                <strong>{round.card![number]}</strong>
                <span class="mam-sign">
                  <Sign yes={finder !== undefined} />{" "}
                  {finder && <span class="unseen">{texts.value.labelled(card.found, "")}</span>}
                  {finder ? (table.who(finder.seat) ?? players.you) : said.notFound}
                </span>
              </p>
              <OpenClues table={table} entry={number} contesting={contests.value} />
            </li>
          );
        })}
      </ol>
      {mayContestOne && (
        <button
          type="button"
          class="plain mam-contest-one"
          aria-pressed={contests.value}
          onClick={() => {
            contests.value = !contests.value;
          }}
        >
          {contests.value ? said.contestWhich : said.contestOne}
        </button>
      )}
    </>
  );
}

function OpenClues(props: { table: MotAMotTable; entry: number; contesting: boolean }) {
  const { table, entry, contesting } = props;
  const { result: said } = words.value;
  const view = table.view.value;
  const clues = (view.speech?.clues ?? []).flatMap((each, i) =>
    each.entry === entry ? [{ clue: i + 1, word: each.word }] : [],
  );
  return (
    <ul class="mam-open-clues">
      {clues.map(({ clue, word }) => {
        const verdict = view.verdicts.find((each) => each.clue === clue);
        return (
          <li key={clue}>
            {contesting && mayContest(view, clue, table.you.value) ? (
              <button
                type="button"
                class="button mam-contest"
                aria-label={said.contestLabel(word)}
                onClick={() => void table.play({ type: "contest", clue })}
              >
                {word}
              </button>
            ) : (
              <span>{verdict?.cancelled ? <s>{word}</s> : word}</span>
            )}
            {verdict && <span class="note"> {verdict.cancelled ? said.cancelled : said.kept}</span>}
          </li>
        );
      })}
    </ul>
  );
}
