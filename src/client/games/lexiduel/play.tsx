import { useEffect, useRef } from "preact/hooks";
import { letterAt } from "../../../games/lexiduel/board.ts";
import { gamesWon } from "../../../games/lexiduel/games-won.ts";
import { CORNERS, cornerOf, formatSquare } from "../../../games/lexiduel/squares.ts";
import { texts } from "../../language.ts";
import { SeatMark } from "../../match/seat-mark.tsx";
import { foreignOf, speakerOf } from "../../match/story.tsx";
import { WordsIn } from "../../ui/words-in.tsx";
import { useKeptFocus } from "../keep-focus.ts";
import { ByWord } from "./by-word.tsx";
import { Earlier } from "./earlier.tsx";
import { signed } from "./signed.ts";
import { Stocks } from "./stocks.tsx";
import { Surface, WordList } from "./surface.tsx";
import type { LexiduelTable } from "./table.ts";
import { tell } from "./tell.ts";
import { words } from "./texts/index.ts";

/** The game under way: the board, what one can do now, and what is left to do it with. */
export function Play({ table }: { table: LexiduelTable }) {
  const whole = useRef<HTMLDivElement>(null);
  const isMyTurn = table.isMyTurn;
  const hand = table.hand.value;
  const isSeated = table.you.value !== null;
  useEffect(() => {
    if (isSeated) void table.takeHand();
  }, [table, isSeated]);
  useKeptFocus(whole, isMyTurn, ".lx-surface");
  return (
    <div class="lx-play" ref={whole}>
      <div class="lx-main">
        <Standing table={table} />
        <Surface table={table} />
        <Ways table={table} />
        <WordList table={table} />
      </div>
      <div class="lx-side">
        {isMyTurn && hand ? (
          <hand.Composer table={table}>
            <News table={table} />
          </hand.Composer>
        ) : (
          <div class={isMyTurn ? "lx-composer is-coming" : "lx-news-now"}>
            <News table={table} />
          </div>
        )}
        <Stocks table={table} />
        <ByWord table={table} />
        {isMyTurn && hand && <hand.TextMove table={table} />}
        <Earlier table={table} />
      </div>
    </div>
  );
}

export function Standing({ table }: { table: LexiduelTable }) {
  const { turn: said } = words.value;
  const { scores, made, rounds, open, game, games, played } = table.view.value;
  const [near, far] = [table.near, 1 - table.near];
  const won = gamesWon(played);
  const round = Math.min(rounds, Math.floor(made / 2) + 1);
  const gain = useGain(scores, made);
  const nearName = table.you.value === null ? table.name(near) : texts.value.match.you;
  return (
    <div class="lx-standing">
      <p class="unseen">
        {texts.value.labelled(said.score, `${nearName} ${scores[near]}, ${table.name(far)} ${scores[far]}`)}
      </p>
      <p class="lx-score" aria-hidden="true">
        <SeatMark place={0} />
        <span class="lx-who">{nearName}</span>
        <b>{scores[near]}</b>
        <Gain of={gain?.[near]} key={`near${made}`} isGood={(gain?.[near] ?? 0) > 0} />
        <span>–</span>
        <Gain of={gain?.[far]} key={`far${made}`} isGood={(gain?.[far] ?? 0) < 0} />
        <b>{scores[far]}</b>
        <span class="lx-who">{table.name(far)}</span>
        <SeatMark place={1} />
      </p>
      <p class="note">
        {games > 1 && <span>{said.game(game, games)}</span>}
        <span>{said.round(round, open ? null : rounds)}</span>
        {played.length > 0 && <span>{said.gamesWon(won[near]!, won[far]!)}</span>}
        {scores[near] === 0 && scores[far] === 0 && played.length === 0 && <span>{said.goal}</span>}
      </p>
    </div>
  );
}

/** What the last move changed, by seat; null when the page was not there to see it. */
function useGain(scores: readonly [number, number], made: number): readonly [number, number] | null {
  const held = useRef<{ made: number; scores: readonly [number, number]; gain: [number, number] | null }>({
    made,
    scores,
    gain: null,
  });
  const { current } = held;
  if (current.made !== made) {
    const gain: [number, number] = [scores[0] - current.scores[0], scores[1] - current.scores[1]];
    held.current = { made, scores, gain: made > current.made ? gain : null };
  }
  return held.current.gain;
}

/** Flies to the count and is gone. What is good for the reader and what is not have different colours and signs. */
function Gain({ of: points, isGood }: { of: number | undefined; isGood: boolean }) {
  if (!points) return null;
  return <span class={isGood ? "lx-plus is-good" : "lx-plus is-bad"}>{signed(points)}</span>;
}

/** What the lit squares and letters are for. */
function Ways({ table }: { table: LexiduelTable }) {
  const { board: said } = words.value;
  const places = table.places.value;
  if (!places) return null;
  const ways = (["sow", "extend", "join"] as const).filter((way) => places[way].size > 0);
  return (
    <ul class="lx-ways">
      {ways.map((way) => (
        <li key={way}>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            {way === "sow" ? (
              <path class="lx-sow" d="M1 1h18v18h-18z" />
            ) : (
              <circle class={way === "join" ? "lx-may is-join" : "lx-may"} cx="10" cy="10" r="8" />
            )}
          </svg>
          {said.may[way]}
        </li>
      ))}
    </ul>
  );
}

function nowText(table: LexiduelTable): string {
  const { turn: said } = words.value;
  const { phase, turn, pending, board } = table.view.value;
  if (!table.isMyTurn) return turn === null ? "" : said.theirs(table.name(turn));
  if (phase === "opening") return said.opening;
  if (phase === "reply") return said.reply(pending!.map((square) => letterAt(board, square)).join(""));
  return said.yours;
}

/** The corners by their squares, for those who do not see the stripes. */
function cornersText(table: LexiduelTable): string {
  const { turn: said } = words.value;
  const { phase, pending } = table.view.value;
  if (!table.isMyTurn || (phase !== "opening" && phase !== "reply")) return "";
  const corners = pending ? [CORNERS[cornerOf(pending[0]!)!]!] : CORNERS;
  return said.corners(
    corners
      .map((squares) => said.corner(formatSquare(squares[0]!), formatSquare(squares.at(-1)!)))
      .join(", "),
  );
}

/** The last thing that happened, which the live region has said already, and what to do now. */
function News({ table }: { table: LexiduelTable }) {
  const { last } = table.view.value;
  const speaker = speakerOf(table.match);
  return (
    <>
      {last && (
        <p class="lx-says">
          <WordsIn text={tell(last, speaker) ?? ""} lang={foreignOf(speaker)} />
        </p>
      )}
      <p class="lx-now told-by-guide">
        {nowText(table)}
        <span class="unseen"> {cornersText(table)}</span>
      </p>
    </>
  );
}
