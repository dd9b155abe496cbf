import type { Problem } from "../protocol/problems.ts";
import type { MatchMade, NewMatch, PlayerMade, Summary } from "../protocol/requests.ts";
import { MatchLine } from "./line.ts";
import { findStranger } from "./quick-match.ts";

export type { MatchMade, PlayerMade, Summary };

/** A call that was refused, with the stable code that says why. */
export class PalabreProblem extends Error {
  readonly code: string;
  readonly status: number;

  constructor({ code, status, detail }: Problem) {
    super(detail);
    this.name = "PalabreProblem";
    this.code = code;
    this.status = status;
  }
}

export type MatchWish = Partial<NewMatch> & Pick<NewMatch, "game" | "language">;

/** One player at one server. */
export class Palabre {
  readonly server: string;
  /** Called with the new token when the server has replaced one that had become old. Keep it in the place of the other. */
  onToken: (token: string) => void = () => {};
  private current: string | null;

  constructor(server: string, token: string | null) {
    this.server = new URL(server).origin;
    this.current = token;
  }

  /** The newest: whatever is sent from now on carries it. */
  get token(): string | null {
    return this.current;
  }

  /** Somebody new, without signing up. Keep `token` to come back as the same player. */
  static async asGuest(server: string, who: { name?: string; language?: string } = {}): Promise<Palabre> {
    const made = await new Palabre(server, null).call<PlayerMade>("POST", "/api/players", who);
    return new Palabre(server, made.token);
  }

  makeMatch(wish: MatchWish): Promise<MatchMade> {
    return this.call("POST", "/api/matches", wish);
  }

  readMatch(id: string): Promise<Summary> {
    return this.call("GET", `/api/matches/${encodeURIComponent(id)}`);
  }

  takeSeat(id: string, where: { team?: number; ticket?: string } = {}): Promise<{ seat: number }> {
    return this.call("POST", `/api/matches/${encodeURIComponent(id)}/seats`, where);
  }

  /** The line to a match: from one's seat, or as a spectator where that is allowed. */
  join(id: string): MatchLine {
    return new MatchLine(this.address(`/api/matches/${encodeURIComponent(id)}/socket`), () => this.token);
  }

  /**
   * Waits for strangers and confirms at once; `signal` leaves the queue. Of several games it is whichever comes first; of
   * several languages the first is where one waits.
   */
  quickMatch(
    game: string | readonly string[],
    language: string | readonly string[],
    signal?: AbortSignal,
  ): Promise<{ match: string; seat: number; game?: string }> {
    const query = new URLSearchParams({
      ...(typeof game === "string" ? { game } : { games: game.join() }),
      ...(typeof language === "string" ? { language } : { languages: language.join() }),
    });
    return findStranger(this.address(`/api/quick-match/socket?${query}`), () => this.token, signal);
  }

  /** Any other call; throws a `PalabreProblem` when it is refused. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = {};
    if (this.token !== null) headers.authorization = `Bearer ${this.token}`;
    if (body !== undefined) headers["content-type"] = "application/json";
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const sent = this.token;
    const answer = await fetch(this.server + path, init);
    const renewed = answer.headers.get("palabre-token");
    // Whoever asked meanwhile may have brought a token already.
    if (renewed !== null && sent === this.token) {
      this.current = renewed;
      this.onToken(renewed);
    }
    const read: unknown = await answer.json().catch(() => null);
    if (answer.ok) return read as T;
    const { code = "internal", detail = answer.statusText } = (read ?? {}) as Partial<Problem>;
    throw new PalabreProblem({ type: "", title: "", status: answer.status, code, detail });
  }

  private address(path: string): string {
    return this.server.replace(/^http/, "ws") + path;
  }
}
