import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { FILTERS, type Filter } from "../../core/filters.ts";
import type { Language } from "../../core/language.ts";
import type { Clock } from "../../games/options.ts";
import type { GameSetup, OptionsWish } from "../games/client-game.ts";
import type { GameEntry } from "../games/registry.ts";
import { Choice } from "../ui/choice.tsx";
import { ClockFields } from "./clock-fields.tsx";
import { roomTexts } from "./texts.ts";

/** What a table is set for: chosen when it is opened, and changed by its host while people gather. */
export interface TableWish {
  readonly seats: number;
  readonly visibility: "private" | "public";
  readonly start: "full" | "host";
  /** The game's own, and those that all games have. */
  readonly options: OptionsWish & { readonly clock: Clock; readonly teams: boolean; readonly filter: Filter };
}

export const usualTable = (game: GameEntry): TableWish => ({
  seats: game.seats.min,
  visibility: "private",
  // Two friends want to play as soon as both are there; more of them gather first.
  start: game.seats.min > 2 ? "host" : "full",
  options: { clock: { kind: "none" }, teams: false, filter: "mild" },
});

/** The wish with what friends usually play, wherever nothing else was chosen. */
export const amongFriends = (game: GameEntry, wish: TableWish): TableWish => ({
  ...wish,
  options: { ...game.amongFriends, ...wish.options },
});

/** The same for a table of bots. */
export const withBots = (game: GameEntry, wish: TableWish): TableWish => ({
  ...wish,
  options: { ...game.withBots, ...wish.options },
});

/** `people`: there will be some, beside bots. Every change is the whole wish. */
export function TableFields(props: {
  game: GameEntry;
  wish: TableWish;
  language: Language;
  change: (wish: TableWish) => void;
  people: boolean;
}) {
  const { game, wish, language, change, people } = props;
  const said = roomTexts();
  const setup = useSignal<GameSetup | null>(null);
  useEffect(() => {
    void game.loadSetup().then((loaded) => {
      setup.value = loaded;
    });
  }, [game]);
  const option = (more: OptionsWish) => change({ ...wish, options: { ...wish.options, ...more } });
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  const byLetter = people && !setup.value?.isSitting?.(wish.options);
  return (
    <>
      {counts.length > 1 && (
        <Choice
          legend={said.seats}
          value={String(wish.seats)}
          choices={counts.map((count) => [String(count), said.seatsCount(count)])}
          change={(value) => change({ ...wish, seats: Number(value) })}
        />
      )}
      {setup.value && (
        <setup.value.Fields options={wish.options} seats={wish.seats} language={language} change={option} />
      )}
      {game.clocks === "any" && (
        <ClockFields clock={wish.options.clock} byLetter={byLetter} change={(clock) => option({ clock })} />
      )}
      {people && (
        <>
          <Choice
            legend={said.visibility}
            value={wish.visibility}
            choices={(["private", "public"] as const).map((each) => [each, said.visibilities[each]])}
            change={(visibility) => change({ ...wish, visibility })}
          />
          {wish.visibility === "public" && <p class="note">{said.publicHint}</p>}
          <Choice
            legend={said.start}
            value={wish.start}
            choices={(["full", "host"] as const).map((each) => [each, said.starts[each]])}
            change={(start) => change({ ...wish, start })}
          />
          {(wish.visibility === "private" || game.freeWords) && (
            <Choice
              legend={said.filter}
              value={wish.options.filter}
              choices={FILTERS.map((each) => [each, said.filters[each]])}
              change={(filter) => option({ filter })}
            />
          )}
          {game.teams && (
            <label class="check">
              <input
                type="checkbox"
                checked={wish.options.teams}
                onChange={(event) => option({ teams: event.currentTarget.checked })}
              />
              <span>
                {said.teams} <span class="note">{said.teamsHint}</span>
              </span>
            </label>
          )}
        </>
      )}
    </>
  );
}
