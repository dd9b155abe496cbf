import type { QuickBuzzleTypes } from "../../../games/quick-buzzle/index.ts";
import { RACES_TO_WIN } from "../../../games/quick-buzzle/options.ts";
import type { PastRaceView } from "../../../games/quick-buzzle/view.ts";
import { texts } from "../../language.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { AskMeaning } from "../../meaning/ask.tsx";
import { DrawnWord } from "../buzzle-family/pieces.tsx";
import type { FamilyTable } from "../buzzle-family/table.ts";
import { words } from "../buzzle-family/texts/index.ts";

type Table = FamilyTable<QuickBuzzleTypes>;

/** How the series stands: which race it is, and a lane for each up to the wins that it takes. What it takes is said once. */
export function SeriesBar({ table }: { table: Table }) {
  const { race: said } = words.value;
  const { round, wins, phase } = table.view.value;
  return (
    <section class="bz-series" aria-label={said.round(round)}>
      <strong>{said.round(round)}</strong>
      <ul>
        {wins.map((won, seat) => (
          <li key={seat}>
            <span class="unseen">
              {texts.value.labelled(
                seat === table.you.value ? texts.value.match.you : table.name(seat),
                said.wins(won),
              )}
            </span>
            <span class="bz-series-name" aria-hidden="true">
              {seat === table.you.value ? texts.value.match.you : table.name(seat)}
            </span>
            <span
              class={`bz-lane place-${table.place(seat)}`}
              style={{ "--run": `${(100 * won) / RACES_TO_WIN}%` }}
              data-won={won}
              aria-hidden="true"
            >
              {Array.from({ length: RACES_TO_WIN }, (_, i) => (
                <span key={i} class="bz-lane-race" />
              ))}
              <span class="bz-lane-run" />
              <SeatMark place={table.place(seat)} />
            </span>
          </li>
        ))}
      </ul>
      {round === 1 && phase === "choosing" && <p class="note">{said.goal}</p>}
    </section>
  );
}

/** One race laid open: who won it with which word, and what everybody had hidden. */
export function RaceResult(props: {
  table: Table;
  /** Null where there was only one. */
  no: number | null;
  /** Where something else has to be in sight, too: the next word, or what one can do at the end. */
  small?: boolean;
  result: Pick<PastRaceView, "winner" | "solution" | "words">;
}) {
  const { table, no } = props;
  const { winner, solution, words: hidden } = props.result;
  const { end: said, race: raced } = words.value;
  const language = table.match.table.value?.language;
  const { language: spoken, phase } = table.view.value;
  const isOver = phase === "finished";
  const nameOf = (seat: number): string | null => (seat === table.you.value ? null : table.name(seat));
  return (
    <section class="bz-race-result" aria-label={no === null ? said.words : raced.round(no)}>
      {no !== null && <h3>{winner === null ? raced.roundDrawn(no) : raced.roundWon(no, nameOf(winner))}</h3>}
      <ol class="bz-ending-words">
        {solution && (
          <li>
            <p class="bz-ending-name">{raced.solution}</p>
            <DrawnWord word={solution} language={spoken} small={props.small ?? false} />
            {isOver && <AskMeaning word={solution} language={language} />}
          </li>
        )}
        {hidden.map((word, seat) => (
          <li key={seat}>
            <p class="bz-ending-name">
              <SeatMark place={table.place(seat)} />
              {said.wordOf(nameOf(seat))}
            </p>
            {word ? (
              <DrawnWord word={word} language={spoken} small={props.small ?? false} />
            ) : (
              <p class="note">{said.never}</p>
            )}
            {word && isOver && <AskMeaning word={word} language={language} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
