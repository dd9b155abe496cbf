import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { FILTERS, type Filter } from "../../core/filters.ts";
import type { Language } from "../../core/language.ts";
import type { Clock } from "../../games/options.ts";
import type { GameSetup, OptionsWish } from "../games/client-game.ts";
import type { GameEntry } from "../games/registry.ts";
import { Choice } from "../ui/choice.tsx";
import { roomTexts } from "./texts.ts";

/** What a table is set for: chosen when it is opened, and changed by its host while people gather. */
export interface TableWish {
  readonly seats: number;
  readonly visibility: "private" | "public";
  readonly start: "full" | "host";
  /** The game's own, and those that all games have. */
  readonly options: OptionsWish & { readonly clock: Clock; readonly teams: boolean; readonly filter: Filter };
}

const CLOCKS: readonly Clock[] = [
  { kind: "none" },
  { kind: "turn", seconds: 30 },
  { kind: "turn", seconds: 60 },
  { kind: "game", seconds: 300, increment: 5 },
  { kind: "game", seconds: 600, increment: 5 },
  { kind: "days", days: 1 },
  { kind: "days", days: 3 },
];
/** Games that can be played by letter, one move a day. */
const BY_LETTER = ["buzzle", "password", "overturn", "lexiduel"];

export const usualTable = (game: GameEntry): TableWish => ({
  seats: game.seats.min,
  visibility: "private",
  // Two friends want to play as soon as both are there; more of them gather first.
  start: game.seats.min > 2 ? "host" : "full",
  options: { clock: { kind: "none" }, teams: false, filter: "mild" },
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
  const byLetter = people && BY_LETTER.includes(game.id) && !setup.value?.isSitting?.(wish.options);
  const clocks = CLOCKS.filter(({ kind }) => kind !== "days" || byLetter);
  const isAlone = game.seats.max === 1;
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
      {!isAlone && game.id !== "mot-a-mot" && (
        <Choice
          legend={said.clock}
          value={nameOf(wish.options.clock)}
          choices={clocks.map((clock) => [nameOf(clock), clockText(clock)])}
          change={(value) => option({ clock: clocks.find((clock) => nameOf(clock) === value) })}
        />
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
          {(wish.visibility === "private" || game.id === "mot-a-mot") && (
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
                {said.teams}
                <span class="note">{said.teamsHint}</span>
              </span>
            </label>
          )}
        </>
      )}
    </>
  );
}

const nameOf = (clock: Clock): string => Object.values(clock).join("-");

export function clockText(clock: Clock): string {
  const said = roomTexts();
  switch (clock.kind) {
    case "none":
      return said.clockNone;
    case "turn":
      return said.clockTurn(clock.seconds);
    case "game":
      return said.clockGame(clock.seconds / 60, clock.increment);
    case "days":
      return said.clockDays(clock.days);
  }
}
