import type { Me } from "../../protocol/accounts.ts";
import { lacking } from "../../protocol/place.ts";
import { FIRST_GAME, findGame } from "../games/registry.ts";
import { language } from "../language.ts";
import { boardPath } from "../route.ts";
import { ACCOUNT_TEXTS } from "./texts.ts";

export function Ratings({ me }: { me: Me }) {
  const said = ACCOUNT_TEXTS[language.value];
  return (
    <section class="me-part" aria-labelledby="ratings-title">
      <h2 id="ratings-title">{said.ratings}</h2>
      {me.ratings.length === 0 ? (
        <p class="note">
          {me.kind === "guest" ? said.ratingsGuest : said.ratingsNone}{" "}
          <a href={boardPath(FIRST_GAME.id)}>{said.board}</a>
        </p>
      ) : (
        <ul class="me-ratings">
          {me.ratings.map(({ game, rating, matches, opponents, provisional }) => {
            const name = findGame(game)?.texts[language.value].name ?? game;
            return (
              <li key={game}>
                <a href={boardPath(game)} aria-label={said.boardOf(name)}>
                  {name}
                </a>
                <span class="me-rating">{rating}</span>
                <span class="note">
                  {provisional ? said.provisional(lacking({ matches, opponents })) : said.played(matches)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
