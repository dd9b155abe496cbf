import { useEffect, useRef } from "preact/hooks";
import { isChance } from "../../../games/password/circles.ts";
import { AlonePoints } from "../../daily/at-the-table.ts";
import { choose, settings } from "../../settings.ts";
import { AskingNote } from "./asking.tsx";
import { Guess } from "./guess.tsx";
import { Letters, Tried } from "./letters.tsx";
import { OwnWord } from "./own-word.tsx";
import { Refusal } from "./refusal.tsx";
import { Ring } from "./ring-board.tsx";
import { Says } from "./says.tsx";
import type { PasswordTable } from "./table.ts";
import { Target } from "./target.tsx";
import { words } from "./texts/index.ts";

const NEXT_ACT = ".roll:enabled, .asking button:not([aria-disabled='true']):not([tabindex='-1'])";

/** The game under way: the word one is after, the board, what one can do now, and one's notes. */
export function Play({ table }: { table: PasswordTable }) {
  const { phase, turn, circle, alone } = table.view.value;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The key just pressed is gone with its phase: the keyboard goes on at what can be done now.
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(NEXT_ACT)?.focus({ preventScroll: true });
  }, [phase, turn, circle]);
  // One alphabet is enough: on a circle of chance the notes themselves are asked.
  const asksInNotes = table.mayAsk && circle !== null && isChance(circle);
  return (
    <div class="play" ref={root}>
      <div class="play-board">
        <Target table={table} />
        <Ring table={table} />
      </div>
      <div class="play-side">
        {alone && <AlonePoints alone={alone} />}
        <Says table={table} />
        <Panel table={table} />
        {/* While others play, what concerns me is how far they are with my word. */}
        {!table.isMyTurn && <OwnWord table={table} />}
        {!asksInNotes && <Letters table={table} />}
        <Tried table={table} />
        {table.isMyTurn && <OwnWord table={table} />}
      </div>
    </div>
  );
}

function Panel({ table }: { table: PasswordTable }) {
  const { turn: said } = words.value;
  const { phase, turn } = table.view.value;
  if (table.own?.out) return <p class="panel note">{said.out}</p>;
  if (!table.isMyTurn) {
    return <p class="panel panel-wait">{turn === null ? "" : said.theirs(table.name(turn))}</p>;
  }
  return (
    <section class="panel">
      {phase === "asking" ? <AskingNote table={table} /> : <Guess table={table} />}
      <Refusal table={table} />
      {phase === "turn" && <AutoRollSwitch />}
    </section>
  );
}

function AutoRollSwitch() {
  const { turn: said } = words.value;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={settings.value.autoRoll}
        onChange={(event) => choose({ autoRoll: event.currentTarget.checked })}
      />
      <span>
        {said.autoRoll} <span class="note">{said.autoRollHint}</span>
      </span>
    </label>
  );
}
