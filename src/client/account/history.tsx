import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BotLevel } from "../../games/game.ts";
import { VOID } from "../../match/void.ts";
import type { History } from "../../protocol/accounts.ts";
import type { ApiProblem } from "../api.ts";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { Person } from "../people/open.tsx";
import { MATCHES_PATH, replayPath } from "../route.ts";
import { readHistory } from "./api.ts";
import { formatDay } from "./days.ts";
import { ACCOUNT_TEXTS } from "./texts.ts";

type Played = History["matches"][number];

/** The matches that are over, the newest first; older ones when they are asked for. */
export function MatchHistory({ token }: { token: string }) {
  const said = ACCOUNT_TEXTS[language.value];
  const shown = useSignal<History | null>(null);
  const problem = useSignal<ApiProblem | null>(null);
  const busy = useSignal(false);

  async function load(before: string | null) {
    busy.value = true;
    const answer = await readHistory(token, before);
    busy.value = false;
    problem.value = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    const earlier = before === null ? [] : (shown.value?.matches ?? []);
    shown.value = { matches: [...earlier, ...answer.value.matches], next: answer.value.next };
  }
  useEffect(() => {
    void load(null);
  }, []);

  const next = shown.value?.next ?? null;
  return (
    <section class="me-part" aria-labelledby="history-title" aria-busy={shown.value === null}>
      <h2 id="history-title">{said.history}</h2>
      <p>
        <a href={MATCHES_PATH}>{said.openOnes}</a>
      </p>
      {shown.value?.matches.length === 0 && <p class="note">{said.historyNone}</p>}
      <ol class="me-history">
        {shown.value?.matches.map((match) => (
          <Line key={match.match} played={match} />
        ))}
      </ol>
      <p class="refusal" role="alert">
        {problem.value && texts.value.problems[problem.value]}
      </p>
      {next !== null && (
        <p>
          <button type="button" class="button" disabled={busy.value} onClick={() => void load(next)}>
            {said.more}
          </button>
        </p>
      )}
    </section>
  );
}

function Line({ played }: { played: Played }) {
  const said = ACCOUNT_TEXTS[language.value];
  const name = findGame(played.game)?.texts[language.value].name ?? played.game;
  const day = formatDay(played.finishedAt);
  const { rating } = played;
  const change = rating && rating.after - rating.before;
  return (
    <li class="me-match" data-won={isWon(played)}>
      <span class="me-match-what">
        <span class="me-match-game">{name}</span> <span class="me-match-result">{resultOf(played)}</span>
        {rating && change !== null && (
          <span class="me-change" data-up={change >= 0}>
            <span aria-hidden="true">{change >= 0 ? `+${change}` : `−${-change}`}</span>
            <span class="unseen">{said.rated(rating.before, rating.after)}</span>
          </span>
        )}
      </span>
      <span class="note">
        <Others played={played} />
        {day}
      </span>
      <a class="me-review" href={replayPath(played.match)} aria-label={said.reviewOne(name, day)}>
        {said.review}
      </a>
    </li>
  );
}

const isWon = ({ rank, winners, others, bots }: Played): boolean =>
  rank === 1 && winners === 1 && others.length + bots.length > 0;

function resultOf(played: Played): string {
  const said = ACCOUNT_TEXTS[language.value];
  const { reason, rank, winners, score, seat, others, bots } = played;
  if (reason === VOID) return said.void;
  const seats = new Set([seat, ...others.map((other) => other.seat)]).size + bots.length;
  if (seats === 1) return score === null ? said.solo : said.points(score);
  if (rank === 1) return winners > 1 ? said.drawn : said.won;
  return seats === 2 ? said.lost : said.place(rank, seats);
}

/** Whoever is still here can be pressed. */
function Others({ played: { others, bots } }: { played: Played }) {
  const said = ACCOUNT_TEXTS[language.value];
  const all = [
    ...others.map(({ player, name }) => ({ player, name: name ?? said.gone })),
    ...bots.map((level) => ({ player: level as BotLevel, name: texts.value.botNames[level as BotLevel] })),
  ];
  if (all.length === 0) return null;
  const [before, after] = said.with(PLACE).split(PLACE);
  const list = new Intl.ListFormat(language.value, { type: "conjunction" });
  let next = 0;
  const parts = list.formatToParts(all.map(({ name }) => name)).map(({ type, value }, i) => {
    const one = type === "element" ? all[next++] : undefined;
    return one?.player ? <Person key={i} id={one.player} name={value} /> : value;
  });
  return (
    <>
      {before}
      {parts}
      {after},{" "}
    </>
  );
}

/** Where the names go in the sentence around them. */
const PLACE = "\u0001";
