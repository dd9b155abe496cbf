import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { shownName } from "../../match/events.ts";
import type { Stakes } from "../../protocol/people.ts";
import { texts } from "../language.ts";
import type { MatchStore } from "../match/store.ts";
import { boardPath, isFramed } from "../route.ts";
import { readStakes } from "./at-stake.ts";
import { Person } from "./open.tsx";
import { peopleTexts } from "./texts.ts";
import "./people.css";

/** The result comes by a queue: looked for a few times, ever slower. */
const LOOK_AFTER_MS = [500, 1000, 2000, 4000, 8000];

/** What a rated match did to everybody's rating, and where one stands now. */
export function Changed({ match }: { match: MatchStore }) {
  const said = peopleTexts();
  const told = useSignal<Stakes | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (tries: number): void => {
      timer = setTimeout(async () => {
        const answer = await readStakes(match.id);
        if (answer.ok && answer.value.recorded) told.value = answer.value;
        else if (tries + 1 < LOOK_AFTER_MS.length) look(tries + 1);
      }, LOOK_AFTER_MS[tries]);
    };
    look(0);
    return () => clearTimeout(timer);
  }, [match.id]);
  const people = match.seats.value.flatMap(({ members }) => members);
  const { game } = match.table.value!;
  const players = told.value?.players ?? [];
  return (
    <div class="changed" role="status">
      {told.value && !told.value.rated && <p class="note">{said.notRated}</p>}
      {told.value?.rated && (
        <ul>
          {players.flatMap(({ player, change }) => {
            const member = people.find(({ id }) => id === player);
            if (!change || !member) return [];
            const isMine = player === match.player.value;
            const points = change.after - change.before;
            const { rank } = change;
            return (
              <li key={player} data-mine={isMine}>
                {isMine ? <b>{texts.value.match.you}</b> : <Person id={player} name={shownName(member)} />}
                <span class="card-rating">{change.after}</span>
                <span class="changed-by" data-up={points >= 0}>
                  {said.points(points)}
                </span>
                {isMine && !isFramed() && (
                  <a href={boardPath(game)}>{rank === null ? said.board : said.place(rank)}</a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
