import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Boast } from "../games/game-after.ts";
import { texts } from "../language.ts";
import { After } from "../match/after.tsx";
import type { MatchStore } from "../match/store.ts";
import { HOME_PATH } from "../route.ts";
import { dayIn } from "./day-in.ts";
import { DayTable } from "./day-table.tsx";
import { dailyTexts } from "./texts.ts";

/**
 * The end of a puzzle of the day, whatever the game: how it went, the day's table with one's own place, and what is told
 * tomorrow. What the game shows of its own stands between.
 */
export function DailyEnd(props: {
  match: MatchStore;
  /** What was reached, in a few words. */
  title: string;
  lead: string;
  boast: Boast;
  /** A score of the day's table as one says it. */
  say: (score: number) => string;
  children?: ComponentChildren;
}) {
  const { match, title, lead, boast, say, children } = props;
  const said = dailyTexts.value;
  const table = match.table.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed to end it is gone: who uses keys or listens goes on at the result.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  if (!table) return null;
  return (
    <section class="day-end">
      {table.day && <p class="note">{said.title(dayIn(table.day))}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p class="lead">{lead}</p>
      {children}
      <a class="button is-large" href={HOME_PATH}>
        {texts.value.backHome}
      </a>
      <After match={match} again={false} boast={boast} />
      <DayTable
        game={table.game}
        language={table.language}
        {...(table.day ? { day: table.day } : {})}
        awaited={match.seat.value !== null}
        say={say}
      />
      <p class="note">{said.tomorrow}</p>
    </section>
  );
}
