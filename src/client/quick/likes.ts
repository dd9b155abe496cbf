import { signal } from "@preact/signals";
import { LANGUAGES, type Language } from "../../core/language.ts";
import { PACES, type Pace } from "../../protocol/terms.ts";
import { GAMES } from "../games/registry.ts";
import { language } from "../language.ts";
import { ANY_PATH, quickPath } from "../route.ts";
import { recall, remember } from "../storage.ts";

/** What somebody looks for company for: never empty lists. */
export interface Likes {
  readonly games: readonly string[];
  /** Besides the page's own. */
  readonly languages: readonly Language[];
  readonly paces: readonly Pace[];
}

const KEY = "likes";
const LAST_KEY = "quick-any";

export const SHARED_GAMES = GAMES.filter(({ seats }) => seats.max > 1);
const ALL: readonly string[] = SHARED_GAMES.map(({ id }) => id);

/** As it was chosen last; every game at first, and a new game is liked until somebody says otherwise. */
export const likes = signal<Likes>(read(recall<unknown>(KEY)));

export function keepLikes(chosen: Likes): void {
  likes.value = chosen;
  const disliked = ALL.filter((id) => !chosen.games.includes(id));
  remember(KEY, { disliked, languages: chosen.languages, paces: chosen.paces });
}

/** What storage says may be from another version, or from anybody. */
export function read(kept: unknown): Likes {
  const { disliked, languages, paces }: Record<string, unknown> =
    typeof kept === "object" && kept !== null ? { ...kept } : {};
  const games = ALL.filter((id) => !(Array.isArray(disliked) && disliked.includes(id)));
  const known = PACES.filter((each) => Array.isArray(paces) && paces.includes(each));
  return {
    games: games.length > 0 ? games : ALL,
    languages: LANGUAGES.filter((each) => Array.isArray(languages) && languages.includes(each)),
    paces: known.length > 0 ? known : ["quick"],
  };
}

/** The page's language first: there one waits, and plays where it is all the same. */
export const spoken = ({ languages }: Likes): readonly Language[] => [
  language.value,
  ...languages.filter((each) => each !== language.value),
];

/** With one more or one less; the last one stays. */
export function toggled<T>(chosen: readonly T[], one: T): readonly T[] {
  if (!chosen.includes(one)) return [...chosen, one];
  return chosen.length > 1 ? chosen.filter((each) => each !== one) : chosen;
}

/** Where the next stranger is looked for: as the last one was. */
export const nextPath = (game: string): string =>
  recall<boolean>(LAST_KEY) === true ? ANY_PATH : quickPath(game);
export const noteSearch = (isAny: boolean): void => remember(LAST_KEY, isAny);
