import type { Page } from "playwright-core";
import type { Language } from "../../src/core/language.ts";
import { gameNamed } from "../../src/games/registry.ts";
import type { ViewFrame } from "../../src/protocol/frames.ts";

/**
 * Pages and main states of the games, reached through the API: what the accessibility tests and the gallery visit.
 * A state is where to go, after the browser has become this guest.
 */
export interface State {
  readonly name: string;
  /** Makes what must be there first and says where it is. */
  reach(api: Api): Promise<string>;
  /** What shows that the page is there. */
  readonly shown: string;
}

export interface Guest {
  readonly token: string;
  readonly id: string;
  readonly name: string;
}

/** One guest's calls to the server. */
export interface Api {
  readonly url: string;
  readonly token: string;
  readonly language: Language;
  post(path: string, body: unknown): Promise<Record<string, unknown>>;
  /** Sends moves to a match, each once the one before is accepted, and leaves. */
  play(match: string, moves: readonly unknown[]): Promise<void>;
}

/** What to do is asked of each view: a move, nothing yet, or nothing any more. */
type Asked = (view: Pick<ViewFrame, "counts" | "phase" | "awaiting">) => object | "wait" | "done";

const page = (name: string, path: string, shown: string): State => ({ name, shown, reach: async () => path });

/** The language a match of this game is played in by somebody who reads the page in that one. */
export const spokenIn = (game: string, language: Language): Language =>
  gameNamed(game)!.rules.languages.includes(language) ? language : "en";

/** A match of this game against bots, after these moves. */
const match = (
  name: string,
  shown: string,
  wish: { readonly game: string; readonly bots?: readonly unknown[] },
  moves: readonly unknown[] = [],
): State => ({
  name,
  shown,
  async reach(api) {
    const { id } = await api.post("/api/matches", { ...wish, language: spokenIn(wish.game, api.language) });
    if (moves.length > 0) await api.play(id as string, moves);
    return `/m/${id as string}`;
  },
});

const RESIGN = { type: "resign" };
const bot = [{ level: 1 }];
/** Words of all three languages. */
const secret = (word: string) => ({ type: "secret", word });

/** Password counts from the first roll, whoever makes it. */
const firstRoll: Asked = ({ counts, phase, awaiting }) => {
  if (counts) return "done";
  return phase === "turn" && awaiting.includes(0) ? { type: "roll" } : "wait";
};
/** A first move of Lexiduel: AN in a corner. */
const opening = {
  type: "place",
  letters: [
    { row: 2, col: 2, letter: "A" },
    { row: 2, col: 3, letter: "N" },
  ],
};

export const STATES: readonly State[] = [
  page("home", "/", ".games-list"),
  page("settings", "/settings", ".settings"),
  page("solo", "/solo", ".solo"),
  page("new match", "/new/password", "form, main"),
  page("a game's page", "/games/overturn", "main h1"),
  page("lesson", "/games/password/lesson", "main h1"),
  page("rules", "/games/buzzle/rules", "main h1"),
  page("me", "/me", "main h1"),
  page("leader board", "/boards/password", "main h1"),
  page("lost", "/no/such/page", ".notice"),
  match("password, choosing", ".choosing, [name=secret], main form", { game: "password", bots: bot }),
  match("password", ".play", { game: "password", bots: bot }, [secret("orange")]),
  match("buzzle", ".bz-box, .bz-boxes", { game: "buzzle", bots: bot }, [secret("radio")]),
  match("quick buzzle", "main svg", { game: "quick-buzzle", bots: bot }, [secret("bus")]),
  match("solitaire", ".bz-groups", { game: "buzzle-solitaire" }),
  match("overturn", "[role=grid]", { game: "overturn", bots: bot }),
  match("lexiduel", "[role=application]", { game: "lexiduel", bots: bot }),
  match("mot à mot", "main h2", { game: "mot-a-mot", bots: [...bot, ...bot] }),
  match("password, over", "main h2", { game: "password", bots: bot }, [secret("orange"), firstRoll, RESIGN]),
  match("overturn, over", "main h2", { game: "overturn", bots: bot }, [{ type: "pass", cell: 0 }, RESIGN]),
  match("lexiduel, over", "main h2", { game: "lexiduel", bots: bot }, [opening, RESIGN]),
  match("left before it counts", ".void-end", { game: "overturn", bots: bot }, [RESIGN]),
  match("solitaire, over", "main h2", { game: "buzzle-solitaire" }, [{ type: "stop" }]),
];

export async function becomeGuest(page: Page, url: string, language: Language = "fr"): Promise<Api> {
  const guest = await makeGuest(url, "Ada", language);
  await page.evaluate((it) => localStorage.setItem("palabre.guest", JSON.stringify(it)), guest);
  return apiOf(url, guest, language);
}

/** Somebody without a browser. */
export const guestApi = async (url: string, name: string, language: Language = "fr"): Promise<Api> =>
  apiOf(url, await makeGuest(url, name, language), language);

async function makeGuest(url: string, name: string, language: Language): Promise<Guest> {
  const made = await post(`${url}/api/players`, { name, language });
  const { token, player } = made as unknown as { token: string; player: { id: string; name: string } };
  return { token, ...player };
}

function apiOf(url: string, { token }: Guest, language: Language): Api {
  return {
    url,
    token,
    language,
    post: (path, body) => post(url + path, body, token),
    play: (id, moves) => playMoves(`${url.replace(/^http/, "ws")}/api/matches/${id}/socket`, token, moves),
  };
}

async function post(address: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const headers = {
    "content-type": "application/json",
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  const read = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${JSON.stringify(read)}`);
  return read;
}

function playMoves(address: string, token: string, moves: readonly unknown[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, ["palabre.v1", `token.${token}`]);
    const call = crypto.randomUUID(); // a move's id counts once a match, and one may call again
    let [next, sent, isWaiting] = [0, 0, false];
    let view: ViewFrame | undefined;
    const send = (): void => {
      const step = moves[next];
      const move = typeof step === "function" ? (step as Asked)(view!) : step;
      isWaiting = move === "wait";
      if (isWaiting) return;
      if (typeof step !== "function" || move === "done") next++;
      if (move === "done") send();
      else if (move === undefined) {
        socket.close();
        resolve();
      } else socket.send(JSON.stringify({ type: "move", id: `${call}:${sent++}`, move }));
    };
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as { type: string; code?: string; view?: ViewFrame };
      view = frame.view ?? view;
      if (frame.type === "probe") socket.send(JSON.stringify(frame));
      if (frame.type === "welcome" || frame.type === "accepted" || (frame.type === "update" && isWaiting))
        send();
      if (frame.type === "refused") reject(new Error(`${JSON.stringify(moves[next - 1])}: ${frame.code}`));
    };
    socket.onerror = () => reject(new Error(`No socket at ${address}`));
  });
}
