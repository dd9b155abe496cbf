import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Card as Told } from "../../protocol/people.ts";
import { type ApiProblem, answerRematch, call } from "../api.ts";
import { block, blocked, isBlocked, loadBlocked, unblock } from "../blocked.ts";
import { findGame } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { reportTexts } from "../match/report-and-mute-texts.ts";
import { boardPath, go, isFramed, ME_PATH, matchPath } from "../route.ts";
import { ensureGuest, guest } from "../session.ts";
import { CardDialog } from "./card-dialog.tsx";
import { shownCard } from "./open.tsx";
import { peopleTexts } from "./texts.ts";

/** Who somebody is: over the page, which goes on under it. */
export function Card({ id, name: known }: { id: string; name: string }) {
  const said = peopleTexts();
  const told = useSignal<Told | null>(null);
  const problem = useSignal<ApiProblem | null>(null);
  useEffect(() => {
    void loadBlocked();
    void readCard(id).then((answer) => {
      if (answer.ok) told.value = answer.value;
      else problem.value = answer.error;
    });
  }, []);
  const card = told.value;
  const name = card ? (card.name ?? said.gone) : known;
  const isYou = guest.value?.id === id;
  return (
    <CardDialog name={name} isBusy={card === null && problem.value === null}>
      {card ? <Facts card={card} isYou={isYou} /> : <p class="note">{texts.value.loading}</p>}
      {card && !isYou && card.name !== null && (
        <Acts
          card={card}
          name={card.name}
          failed={(fault) => {
            problem.value = fault;
          }}
        />
      )}
      <p class="refusal" role="alert">
        {problem.value && texts.value.problems[problem.value]}
      </p>
    </CardDialog>
  );
}

function Facts({ card, isYou }: { card: Told; isYou: boolean }) {
  const said = peopleTexts();
  const { ratings, matches, between } = card;
  const met = between && between.won + between.lost + between.drawn > 0;
  return (
    <>
      <p class="note">
        {isYou && `${said.isYou} `}
        {matches === 0 ? said.never : said.played(matches)}
      </p>
      <section aria-labelledby="card-ratings">
        <h3 id="card-ratings">{said.ratings}</h3>
        {ratings.length === 0 ? (
          <p class="note">{said.noRating}</p>
        ) : (
          <ul class="card-ratings">
            {ratings.map(({ game, rating, provisional }) => (
              <li key={game}>
                <GameName game={game} />
                <span class="card-rating">{rating}</span>
                <span class="note">{provisional && said.provisional}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
      {between && (
        <section aria-labelledby="card-between">
          <h3 id="card-between">{said.between}</h3>
          {met ? (
            <p class="card-between">
              <span data-kind="won">{said.won(between.won)}</span>
              <span data-kind="lost">{said.lost(between.lost)}</span>
              <span data-kind="drawn">{said.drawn(between.drawn)}</span>
            </p>
          ) : (
            <p class="note">{said.neverMet}</p>
          )}
        </section>
      )}
      {isYou && !isFramed() && (
        <p>
          <a class="button" href={ME_PATH} onClick={() => shut()}>
            {said.profile}
          </a>
        </p>
      )}
    </>
  );
}

/** In a partner's frame no page but the game's is at hand. */
function GameName({ game }: { game: string }) {
  const name = findGame(game)?.texts[language.value].name ?? game;
  if (isFramed()) return <span>{name}</span>;
  return (
    <a href={boardPath(game)} onClick={() => shut()}>
      {name}
    </a>
  );
}

function Acts(props: { card: Told; name: string; failed: (problem: ApiProblem | null) => void }) {
  const { card, name, failed } = props;
  const said = peopleTexts();
  const manners = reportTexts();
  const busy = useSignal(false);
  const asked = useSignal(false);
  const again = card.between?.again ?? null;
  const isOff = isBlocked(card.player);

  async function playAgain(match: string) {
    busy.value = true;
    const answer = await answerRematch(guest.value?.token ?? "", match, true);
    busy.value = false;
    failed(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    if (answer.value.match) {
      shut();
      go(matchPath(answer.value.match));
    } else asked.value = true;
  }

  async function change() {
    const me = await ensureGuest();
    if (!me.ok) return failed(me.error);
    const { token } = me.value;
    const done = isOff ? await unblock(token, card.player) : await block(token, card.player, name);
    failed(done.ok ? null : done.error);
  }

  return (
    <>
      <div class="row">
        {again && !isOff && !asked.value && (
          <button
            type="button"
            class="button is-filled"
            disabled={busy.value}
            onClick={() => void playAgain(again.match)}
          >
            {said.again(name, findGame(again.game)?.texts[language.value].name ?? again.game)}
          </button>
        )}
        <button type="button" class="plain" onClick={() => void change()}>
          {isOff ? manners.unblock(name) : manners.block(name)}
        </button>
      </div>
      <p class="note" role="status">
        {asked.value ? said.asked(name) : blocked.value !== null && isOff && manners.blocked(name)}
      </p>
    </>
  );
}

const shut = (): void => {
  shownCard.value = null;
};

/** A token that no longer holds is no reason not to look. */
async function readCard(id: string): ReturnType<typeof call<Told>> {
  const path = `/api/players/${encodeURIComponent(id)}`;
  const token = guest.value?.token;
  const answer = await call<Told>("GET", path, token ? { token } : {});
  return !answer.ok && answer.error === "token-invalid" ? call<Told>("GET", path) : answer;
}
