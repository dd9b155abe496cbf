import { FIRST_GAME } from "../games/registry.ts";
import { texts } from "../language.ts";
import { waitingCount } from "../news/state.ts";
import { boardPath, HOME_PATH, MATCHES_PATH, ME_PATH, type Route, route, SETTINGS_PATH } from "../route.ts";
import { guest } from "../session.ts";
import { Icon, type IconName } from "./icon.tsx";

/** The head of every page that is not a match: the name of the house and its few doors. */
export function Masthead() {
  const { brand, nav } = texts.value;
  return (
    <header class="masthead">
      <a class="brand" href={HOME_PATH}>
        {brand}
      </a>
      <nav class="nav" aria-label={nav.label}>
        <Door to={HOME_PATH} page="home" icon="play" label={nav.play} />
        {guest.value && (
          <Door
            to={MATCHES_PATH}
            page="matches"
            icon="matches"
            label={nav.matches}
            count={waitingCount.value}
          />
        )}
        <Door to={boardPath(FIRST_GAME.id)} page="board" icon="boards" label={nav.boards} />
        <Door to={ME_PATH} page="me" icon="me" label={nav.me} />
        <Door to={SETTINGS_PATH} page="settings" icon="settings" label={nav.settings} />
      </nav>
    </header>
  );
}

/** A drawing with its word; on a phone the drawing alone, and the word for those who listen. */
export function Door(props: {
  readonly to: string;
  readonly page: Route["page"];
  readonly icon: IconName;
  readonly label: string;
  /** How much waits behind it; nothing is shown for none. */
  readonly count?: number;
}) {
  const { to, page, icon, label, count = 0 } = props;
  return (
    <a class="door" href={to} aria-current={route.value.page === page ? "page" : undefined}>
      <Icon name={icon} />
      <span class="door-name">{label}</span>
      {count > 0 && <span class="door-count">{count}</span>}
    </a>
  );
}
