import { GAMES } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { gamePath } from "../route.ts";
import { Notice } from "../ui/notice.tsx";

/** An address of nothing. Whoever lands here wanted to play: the games are one press away. */
export function Lost() {
  const { title, body, games } = texts.value.lost;
  return (
    <Notice title={title} body={body}>
      <nav aria-label={texts.value.home.games}>
        <p class="note">{games}</p>
        <ul class="row notice-games">
          {GAMES.map((game) => (
            <li key={game.id}>
              <a href={gamePath(game.id)}>{game.texts[language.value].name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Notice>
  );
}
