import { useEffect, useRef } from "preact/hooks";
import { awaitsWord, mustChoose } from "../../../games/buzzle/acting.ts";
import { KINDS } from "../../../games/buzzle-family/alphabet.ts";
import { AlonePoints } from "../../daily/at-the-table.ts";
import { AlphabetCard } from "../buzzle-family/card.tsx";
import { SecretForm } from "../buzzle-family/choosing.tsx";
import { Refusal } from "../buzzle-family/refusal.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import { Opponent } from "./boxes.tsx";
import { FoundWord } from "./found.tsx";
import { Guess } from "./guess.tsx";
import { OwnWord } from "./own-word.tsx";
import { Says } from "./says.tsx";
import type { BuzzleTable } from "./table.ts";
import { Track } from "./track.tsx";
import { Poses, Tray } from "./tray.tsx";

/** Not a field: on a phone that would call up the keyboard. */
const NEXT_ACT = ".bz-tray-piece:not([aria-disabled='true'])";

/** The game under way: the words one is after, what one can do now, the score, one's own word. */
export function Play({ table }: { table: BuzzleTable }) {
  const aim = table.aim.value;
  const box = aim && table.target?.boxes[aim.box - 1];
  const root = useRef<HTMLDivElement>(null);
  const isReady = table.own?.ready;
  const { turn, alone } = table.view.value;
  useEffect(() => {
    // The key just pressed is gone, with the turn or with its piece: the keyboard goes on at what can be done now.
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>(NEXT_ACT)?.focus({ preventScroll: true });
  }, [turn, isReady, table.match.story.value.length]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for those who know them; every one has its button
    <div
      class="bz-play"
      data-theirs={table.own !== null && !table.isMyTurn}
      ref={root}
      onKeyDown={(event) => takeKey(event, table)}
    >
      <div class="bz-play-board">
        {alone ? <AlonePoints alone={alone} /> : <Track table={table} />}
        {table.targets.value.map((side) => (
          <Opponent key={side.seat} table={table} side={side} />
        ))}
      </div>
      <div class="bz-play-side">
        <Says table={table} />
        <Panel table={table} />
        <OwnWord table={table} />
        <AlphabetCard umlauts={table.umlauts} box={box ?? null} />
      </div>
    </div>
  );
}

function Panel({ table }: { table: BuzzleTable }) {
  const { play, choose } = words.value;
  const { language, length, names } = table.view.value;
  const own = table.own;
  const target = table.target;
  if (own?.out) return <p class="bz-panel note">{play.out}</p>;
  if (table.mustChoose) {
    return (
      <div class="bz-panel">
        {own && <FoundWord table={table} side={own} />}
        <SecretForm
          table={table}
          title={choose.again}
          lead={table.isMyTurn ? choose.first : ""}
          language={language}
          length={length}
          names={names}
          used={own?.past.map(({ word }) => word) ?? []}
        />
      </div>
    );
  }
  return (
    <section class="bz-panel">
      <p class="bz-panel-title told-by-guide">{titleOf(table)}</p>
      {own && target && (
        <>
          <Tray table={table} />
          <Poses table={table} />
        </>
      )}
      {own && target && <Guess key={`${target.seat}-${target.wordNo}`} table={table} target={target} />}
      {own?.score === 0 && table.mayAsk && (
        <p class="note">
          {play.drag} <span class="with-keys">{play.keys(length)}</span>
        </p>
      )}
      <Refusal table={table} />
    </section>
  );
}

function titleOf(table: BuzzleTable): string {
  const { play } = words.value;
  const { turn, sides } = table.view.value;
  if (turn === null) return "";
  if (!table.isMyTurn) {
    return (mustChoose(sides[turn]!) ? play.choosing : play.theirs)(table.name(turn));
  }
  if (awaitsWord(sides, turn)) return play.waiting;
  if (!table.mayAsk) return play.nothingLeft;
  const { box } = table.aim.value!;
  const under = table.target?.boxes[box - 1]?.under ?? "";
  return KINDS.every((kind) => under.includes(kind)) ? play.allProposed(box) : play.yours(box);
}

/** 1 to 7 choose a box, I i C u propose a piece. Whoever types a word means letters. */
function takeKey(event: KeyboardEvent, table: BuzzleTable): void {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
  const aim = table.aim.value;
  if (!aim) return;
  const box = Number(event.key);
  if (box >= 1 && box <= table.view.value.length) {
    table.look(aim.seat, box);
    return;
  }
  const kind = KINDS.find((each) => each === event.key || (each.toLowerCase() === event.key && each === "C"));
  if (kind && table.mayAsk && !table.match.sending.value) table.propose(aim.seat, aim.box, kind);
}
