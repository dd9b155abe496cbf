import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Language } from "../../core/language.ts";
import { type GameEntry, languageFor } from "../games/registry.ts";
import { StartButton } from "./play-bot.tsx";
import { learnTexts } from "./texts.ts";

type Table = ComponentType<{ language: Language }>;

/** The puzzle of the day, and who has found how much of it. The table comes when it can; the puzzle needs no table. */
export function Today({ game }: { game: GameEntry }) {
  const { page } = learnTexts.value;
  const table = useSignal<{ readonly Table: Table } | null>(null);
  useEffect(() => {
    game.loadDayTable?.().then(
      (Table) => {
        table.value = { Table };
      },
      () => {},
    );
  }, []);
  return (
    <section class="game-today" aria-labelledby="today">
      <h2 id="today">{page.today}</h2>
      <p class="note">{page.todayNote}</p>
      <div>
        <StartButton game={game} label={page.playToday} wish={{ options: { daily: true } }} />
      </div>
      {table.value && <table.value.Table language={languageFor(game)} />}
    </section>
  );
}
