import { fail, ok, type Result } from "../core/result.ts";
import type { WaitingForMe } from "../protocol/me.ts";
import type { EmbedSessionMade } from "../protocol/partners.ts";
import type { Problem, ProblemCode } from "../protocol/problems.ts";
import type { Queues } from "../protocol/quick-match.ts";
import type {
  DailyTable,
  Hint,
  MatchMade,
  NewMatch,
  PlayerMade,
  PublicKeys,
  RematchAnswer,
  Summary,
  WordChecked,
  WordMeaning,
} from "../protocol/requests.ts";

/** The HTTP calls that the pages make. A call never throws: it gives its answer or the problem's code. */
export type ApiProblem = ProblemCode | "unreachable";
export type Answer<T> = Promise<Result<T, ApiProblem>>;

/** What may be left out of a new match's body. */
export type MatchWish = Partial<NewMatch> & Pick<NewMatch, "game" | "language">;

export const makePlayer = (body: { name?: string; language?: string }): Answer<PlayerMade> =>
  call("POST", "/api/players", { body });

export const makeEmbedSession = (body: {
  partner: string;
  language: string;
  token?: string;
  origin?: string;
  resume?: string;
}): Answer<EmbedSessionMade> => call("POST", "/api/embed/session", { body });

export const makeMatch = (token: string, body: MatchWish): Answer<MatchMade> =>
  call("POST", "/api/matches", { token, body });

export const answerRematch = (token: string, id: string, accept: boolean): Answer<RematchAnswer> =>
  call("POST", `/api/matches/${encodeURIComponent(id)}/rematch`, { token, body: { accept } });

/** Who waits for strangers near here, in every language. */
export const readQueues = (): Answer<Queues> => call("GET", "/api/quick-match");

export const readWaiting = (token: string): Answer<WaitingForMe> => call("GET", "/api/me/open", { token });

export const readMatch = (id: string): Answer<Summary> =>
  call("GET", `/api/matches/${encodeURIComponent(id)}`);

export const takeSeat = (
  token: string,
  id: string,
  side?: { readonly team: number; readonly free: boolean },
  ticket?: string,
): Answer<{ seat: number }> =>
  call("POST", `/api/matches/${encodeURIComponent(id)}/seats`, {
    token,
    body: { ...side, ...(ticket ? { ticket } : {}) },
  });

export const startMatch = (token: string, id: string): Answer<unknown> =>
  call("POST", `/api/matches/${encodeURIComponent(id)}/start`, { token, body: {} });

/** A finished match with nothing hidden; as it comes, unchecked. */
export const readReplay = (id: string, token: string | undefined): Answer<unknown> =>
  call("GET", `/api/matches/${encodeURIComponent(id)}/replay`, token ? { token } : {});

/** A day's table; with a token also one's own place in it. */
export const readDaily = (
  game: string,
  language: string,
  day: string | undefined,
  token: string | undefined,
): Answer<DailyTable> =>
  call("GET", `/api/daily/${game}/${language}${day ? `/${day}` : ""}`, token ? { token } : {});

export const readKeys = (): Answer<PublicKeys> => call("GET", "/api/keys");

export const askHint = (token: string, id: string): Answer<Hint> =>
  call("POST", `/api/matches/${encodeURIComponent(id)}/hint`, { token, body: {} });

/** `lexicon` is the hash of the one that a match keeps to; absent: the current one. */
export const checkWord = (language: string, word: string, lexicon?: string): Answer<WordChecked> => {
  const which = lexicon ? `?lexicon=${encodeURIComponent(lexicon)}` : "";
  return call("GET", `/api/dictionary/${language}/${encodeURIComponent(word)}${which}`);
};

export const readMeaning = (language: string, word: string): Answer<WordMeaning> =>
  call("GET", `/api/dictionary/${language}/${encodeURIComponent(word)}/meaning`);

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  /** Where a token is not enough: see `account/confirm.ts`. */
  readonly confirmation?: string | undefined;
}

type Renew = (old: string, renewed: string) => void;
let renew: Renew | null = null;

/** A token that has become old is replaced when it is used: whoever keeps it is told. */
export function onRenewal(keep: Renew): void {
  renew = keep;
}

/** One call, with a token and a body where it takes them. */
export async function call<T>(
  method: string,
  path: string,
  { token, body, confirmation }: Sent = {},
): Answer<T> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (confirmation) headers["palabre-confirmation"] = confirmation;
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(path, init);
    const renewed = response.headers.get("palabre-token");
    if (token && renewed) renew?.(token, renewed);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return ok(answer as T);
    return fail(((answer as Problem | null)?.code ?? "internal") as ProblemCode);
  } catch {
    return fail("unreachable");
  }
}
