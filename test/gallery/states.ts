import { GAMES } from "../../src/games/registry.ts";
import { type Api, STATES, type State, spokenIn } from "../e2e/states.ts";
import { playTable } from "./tables.ts";

/**
 * What a picture is taken of: the pages and states that the tests visit, and beside them every game in the middle,
 * at its end and watched again, with its lesson, its rules and its settings.
 */
const page = (name: string, path: string, shown = "main h1"): State => ({
  name,
  shown,
  reach: async () => path,
});

const played = (name: string, game: string, shown: string, moves?: number, path = ""): State => ({
  name,
  shown,
  async reach({ url, token, language }: Api) {
    const { min: seats } = GAMES[game]!.rules.seats;
    const wish = {
      game,
      language: spokenIn(game, language),
      seats,
      ...(moves === undefined ? {} : { moves }),
    };
    return `/m/${await playTable(url, token, wish)}${path}`;
  },
});

/** How many moves make a full table without ending it. */
const HALFWAY: Record<string, number> = {
  password: 24,
  buzzle: 16,
  overturn: 12,
  lexiduel: 12,
  "mot-a-mot": 4,
  "quick-buzzle": 2,
  "buzzle-solitaire": 5,
};

const OF_GAMES: readonly State[] = Object.keys(GAMES).flatMap((id) => [
  page(`${id}, page`, `/games/${id}`),
  page(`${id}, lesson`, `/games/${id}/lesson`, ".lesson-panel, main h1"),
  page(`${id}, rules`, `/games/${id}/rules`),
  page(`${id}, settings`, `/new/${id}`, "main form"),
  played(`${id}, halfway`, id, ".match-main svg, .match-main button", HALFWAY[id]),
  played(`${id}, end`, id, ".story-panel"),
  played(`${id}, replay`, id, ".replay-board", undefined, "/replay"),
]);

export const PICTURES: readonly State[] = [
  ...STATES,
  ...OF_GAMES,
  page("home, with matches", "/", ".resume"),
  page("matches", "/me/matches"),
  page("lobby", "/lobby"),
  page("queue", "/quick/overturn"),
  page("room code unknown", "/r/BCDFG", "main h1, .notice"),
  {
    name: "waiting room",
    shown: ".waiting",
    async reach(api) {
      const { id } = await api.post("/api/matches", {
        game: "buzzle",
        language: api.language,
        seats: 3,
        start: "host",
      });
      return `/m/${id as string}`;
    },
  },
];
