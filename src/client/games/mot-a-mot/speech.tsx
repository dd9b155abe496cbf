import { CLUE_MS, LAST_MS } from "../../../games/mot-a-mot/options.ts";
import { ofGame } from "../../../match/events.ts";
import { Sign } from "../../ui/sign.tsx";
import { BonusChoice, StopBonus } from "./bonus.tsx";
import { Buzzer } from "./buzzer.tsx";
import { Card } from "./card.tsx";
import { ClueForm } from "./clue-form.tsx";
import { Count } from "./count.tsx";
import { FloorHead, Order } from "./floor.tsx";
import { Predict } from "./predict.tsx";
import { Refusal } from "./refusal.tsx";
import { cluesFor } from "./situation.ts";
import type { MotAMotTable } from "./table.ts";
import { words } from "./texts/index.ts";

/** Somebody speaks: the entries, the clues as they come, and under the thumb what one can do. */
export function Speech({ table }: { table: MotAMotTable }) {
  const { speech } = table.view.value;
  if (!speech) return null;
  // Who chooses a bonus has fifteen seconds, and the rest of the card in the choice itself.
  const isChoosing = table.situation.value.kind === "choose-bonus";
  return (
    <>
      <FoundSoFar table={table} />
      {!isChoosing && <Clues table={table} />}
      {!isChoosing && <Card table={table} />}
      <Act table={table} />
      <Refusal table={table} />
    </>
  );
}

function Act({ table }: { table: MotAMotTable }) {
  const { act } = words.value;
  const now = table.situation.value;
  const giver = table.name(table.view.value.speech!.giver);
  switch (now.kind) {
    case "clue":
    case "floor-held":
      return (
        <>
          <ClueForm table={table} />
          <StopBonus table={table} />
        </>
      );
    case "clues-spent":
      return <p class="mam-wait">{act.cluesSpent}</p>;
    case "fellow-speaker":
      return <Predict table={table} giver={giver} />;
    case "choose-bonus":
      return <BonusChoice table={table} />;
    case "bonus-awaited":
      return <p class="mam-wait">{act.bonusAwaited(giver)}</p>;
    case "watch":
      return null;
    case "out":
      return <p class="mam-wait">{act.out}</p>;
    default:
      return <Buzzer table={table} />;
  }
}

/** The entries, which speakers see on their card, and the clues left. */
function FoundSoFar({ table }: { table: MotAMotTable }) {
  const { speech: said } = words.value;
  const { numbers, speech, language } = table.view.value;
  if (!speech) return null;
  const entries = [...numbers, ...speech.bonuses];
  const left = speech.budget - speech.spent;
  return (
    <div class="mam-progress">
      {!table.isSpeaker && (
        <ol class="mam-entries" aria-label={said.entries}>
          {entries.map((number) => {
            const found = speech.found.find(({ entry }) => entry === number);
            const state = speech.current === number ? "current" : "open";
            return (
              <li key={number} data-state={found ? "found" : state}>
                <span class="mam-number">{number}</span>
                <span lang={found && language}>{found ? found.text : said.states[state]}</span>
                {found && (
                  <span class="mam-sign">
                    <Sign yes />
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <p class="mam-left">
        <span class="mam-pips" aria-hidden="true">
          {Array.from({ length: speech.budget }, (_, i) => (
            <span key={i} data-spent={i < speech.spent} />
          ))}
        </span>
        {said.left(left, speech.budget)}
      </p>
    </div>
  );
}

/** The clues for the entry being sought; the newest is large, and heard at once. */
function Clues({ table }: { table: MotAMotTable }) {
  const { speech: said } = words.value;
  const { speech, language, phase } = table.view.value;
  if (!speech) return null;
  const clues = cluesFor(table.view.value, speech.current);
  const newest = clues.at(-1);
  const wrong = speech.wrong.filter(({ entry }) => entry === speech.current);
  return (
    <section class="mam-clues" aria-label={said.clues}>
      <div class="mam-clues-head">
        <ClueHead table={table} />
      </div>
      <p class="mam-newest" aria-live="assertive" lang={language}>
        {newest ? (
          <span key={newest.clue}>{newest.word}</span>
        ) : (
          <span class="mam-none" aria-hidden="true">
            …
          </span>
        )}
      </p>
      {clues.length > 1 && (
        <ol class="mam-earlier" lang={language} aria-label={said.earlier}>
          {clues.slice(0, -1).map(({ clue, word }) => (
            <li key={clue}>{word}</li>
          ))}
        </ol>
      )}
      {wrong.length > 0 && (
        <ul class="mam-wrong" aria-label={said.wrong}>
          {wrong.map(({ seat, word }, i) => (
            <li key={i}>
              {word === null ? said.missed(table.who(seat)) : <s lang={language}>{word}</s>}
              {word !== null && <span class="note"> {table.who(seat) ?? words.value.players.you}</span>}
            </li>
          ))}
        </ul>
      )}
      <Lost table={table} />
      {speech.lastAnswers && phase === "speaking" && <p class="mam-last">{said.last}</p>}
      <Order table={table} />
    </section>
  );
}

/** A clue that nobody gave in time is lost, and not without a word. */
function Lost({ table }: { table: MotAMotTable }) {
  const last = ofGame(table.match.story.value).at(-1);
  if (last?.type !== "clue-missed") return null;
  return <p class="mam-lost">{words.value.tell.clueMissed(table.who(last.seat))}</p>;
}

/** Who speaks and how long they have, or who has the floor. Who answers has that time at the answer itself. */
function ClueHead({ table }: { table: MotAMotTable }) {
  const { speech: said } = words.value;
  const speech = table.view.value.speech!;
  const { floor, until, lastAnswers } = speech;
  if (floor?.seat != null && floor.until !== null && floor.seat !== table.you.value)
    return <FloorHead table={table} holder={floor.seat} until={floor.until} />;
  const giver = table.who(speech.giver);
  return (
    <>
      <p class="mam-giver">{speech.isBonus ? said.givesBonus(giver) : said.gives(giver)}</p>
      {until !== null && (
        <Count
          match={table.match}
          until={until}
          wholeMs={lastAnswers ? LAST_MS : CLUE_MS}
          label={lastAnswers ? said.lastTime : said.clueTime}
        />
      )}
    </>
  );
}
