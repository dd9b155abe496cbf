import type { TargetedKeyboardEvent } from "preact";
import type { SideView } from "../../../games/buzzle/view.ts";
import { isKind } from "../../../games/buzzle-family/alphabet.ts";
import type { Box } from "../../../games/buzzle-family/box.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { lettersLeft } from "../buzzle-family/layout.ts";
import { BoxDrawing, DrawnWord, KindIcon } from "../buzzle-family/pieces.tsx";
import { words } from "../buzzle-family/texts/index.ts";
import { useMoment } from "../moment.ts";
import { FOUND_MS, FoundWord } from "./found.tsx";
import type { BuzzleTable } from "./table.ts";

/** One opponent's word: its boxes with what is in and under them. */
export function Opponent({ table, side }: { table: BuzzleTable; side: SideView }) {
  const { board } = words.value;
  const moment = useMoment(side.past.length, FOUND_MS);
  const name = table.name(side.seat);
  const aim = table.aim.value;
  const isTurn = table.view.value.turn === side.seat;
  return (
    <section class="bz-opponent" aria-label={board.wordOf(name)} data-out={side.out !== null}>
      <p class="bz-opponent-name">
        <SeatMark place={table.place(side.seat)} />
        <span>{board.wordOf(name)}</span>
        {side.possible !== null && <span class="note">{board.possible(side.possible)}</span>}
        {isTurn && side.ready && <span class="unseen">{words.value.play.theirs(name)}</span>}
      </p>
      {side.out !== null ? (
        <p class="note">
          {board.out} {side.word && <DrawnWord word={side.word} small />}
        </p>
      ) : moment.isNow ? (
        <FoundWord table={table} side={side} skip={moment.skip} />
      ) : side.ready ? (
        <ol class="bz-boxes" data-count={side.boxes.length}>
          {side.boxes.map((box, i) => (
            <li key={i}>
              <button
                type="button"
                class="bz-box"
                data-box={`${side.seat}-${i + 1}`}
                aria-pressed={aim?.seat === side.seat && aim.box === i + 1}
                aria-label={describeBox(box, i + 1)}
                onClick={() => table.look(side.seat, i + 1)}
                onKeyDown={moveAlong}
              >
                <span class="bz-box-number" aria-hidden="true">
                  {i + 1}
                </span>
                <BoxDrawing box={box} umlauts={table.umlauts} />
              </button>
              <Under box={box} />
            </li>
          ))}
        </ol>
      ) : (
        <>
          <FoundWord table={table} side={side} />
          <p class="bz-choosing-new">{board.choosingNew}</p>
        </>
      )}
      {aim?.seat === side.seat && !moment.isNow && <StillPossible table={table} side={side} box={aim.box} />}
      <Tried table={table} side={side} />
    </section>
  );
}

/** What lies under a box; the button above has said it already. */
export function Under({ box }: { box: Box }) {
  return (
    <span class="bz-under" aria-hidden="true">
      {[...box.under].filter(isKind).map((kind) => (
        <KindIcon key={kind} kind={kind} />
      ))}
    </span>
  );
}

/** The letters that the chosen box may still hide, beside it. */
function StillPossible({ table, side, box }: { table: BuzzleTable; side: SideView; box: number }) {
  const { card } = words.value;
  const at = side.boxes[box - 1];
  if (!at || table.own === null) return null;
  const letters = lettersLeft(at, table.umlauts);
  const isAny = at.laid === "" && at.under === "";
  return (
    <p class="bz-possible">
      <span class="note">{card.possible(box)}</span>{" "}
      {isAny ? card.any : <strong data-one={letters.length === 1}>{letters.join(" ")}</strong>}
    </p>
  );
}

function Tried({ table, side }: { table: BuzzleTable; side: SideView }) {
  const { board } = words.value;
  const { language } = table.view.value;
  const found = side.past.filter(({ by }) => by !== null);
  if (side.wrong.length === 0 && found.length === 0) return null;
  return (
    <p class="bz-tried">
      {side.wrong.length > 0 && <span class="note">{board.tried}</span>}
      {side.wrong.map((word) => (
        <s key={word} lang={language}>
          {word}
        </s>
      ))}
      {found.length > 0 && <span class="note">{board.found}</span>}
      {found.map(({ word }) => (
        <strong key={word} lang={language}>
          {word}
        </strong>
      ))}
    </p>
  );
}

/** The box in words. */
export function describeBox(box: Box, n: number): string {
  const { board, kinds, poses, list } = words.value;
  const named = (text: string): string => list([...text].filter(isKind).map((kind) => kinds[kind]));
  return [
    board.box(n),
    box.laid === "" ? board.empty : board.inside(named(box.laid)),
    box.under === "" ? "" : board.under(named(box.under)),
    box.fixed.length === 0 ? "" : board.fixed(list(box.fixed.map((pose) => poses[pose]))),
    box.wrong.length === 0 ? "" : board.wrongPoses(list(box.wrong.map((pose) => poses[pose]))),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** The arrows go from box to box. */
function moveAlong(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const here = event.currentTarget;
  const all = [...(here.closest(".bz-boxes")?.querySelectorAll<HTMLElement>(".bz-box") ?? [])];
  const next = all[all.indexOf(here) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
