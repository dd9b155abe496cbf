import type { World } from "../world/world.ts";
import { Calm } from "./calm.ts";
import type { Judge } from "./judge.ts";
import type { Logs } from "./logs.ts";

interface Token {
  readonly player: string;
  readonly epoch: number;
  readonly exp: number;
  readonly partner?: string;
}

interface Socket {
  readonly who: string;
  readonly path: string;
  readonly tag: string;
  readonly openedAt: number;
}

/**
 * Sockets of a session that ended are closed so soon, while nothing goes wrong; lines take their time beside it. One that
 * is opened after that has as long to hear so.
 */
const CLOSED_MS = 5000;
const REFUSED_MS = 2500;

/**
 * A session that was ended, in whatever way, is believed nowhere: no call is taken, and its sockets close. A match that
 * is private is seen by its people alone.
 */
export function access(world: World, logs: Logs): Judge {
  const calm = new Calm();
  const tokens = new Map<string, Token>();
  /** By player: sessions below this epoch are over, since then. */
  const ended = new Map<string, { readonly epoch: number; readonly at: number }>();
  const disabled = new Map<string, number>();
  const sockets = new Map<string, Socket>();
  const watching = new Map<
    string,
    { readonly seq: number; readonly match: string; readonly who: string }[]
  >();
  const seated = new Set<string>();
  const accused = new Set<string>();

  /**
   * Since when this token is void; null while it holds. Of a disabled partner's users no frame and no call is taken,
   * and a socket that says nothing may stay.
   */
  const voidSince = (tag: string, isCall: boolean): number | null => {
    const token = tokens.get(tag);
    if (!token) return null;
    const over = ended.get(token.player);
    const ends = [
      over && token.epoch < over.epoch ? over.at : Number.POSITIVE_INFINITY,
      token.exp,
      isCall && token.partner !== undefined
        ? (disabled.get(token.partner) ?? Number.POSITIVE_INFINITY) + REFUSED_MS
        : Number.POSITIVE_INFINITY,
    ];
    const first = Math.min(...ends);
    return first <= world.cloud.timeline.now ? first : null;
  };

  return {
    name: "access",
    hear(happening, accuse) {
      calm.hear(happening);
      const { at, what, who, detail } = happening;
      switch (what) {
        case "token": {
          const space = detail.indexOf(" ");
          const claims = JSON.parse(detail.slice(space + 1)) as Omit<Token, "player">;
          tokens.set(detail.slice(1, space), { player: who, ...claims });
          break;
        }
        case "answered": {
          const told = /^(\w+) (\S+) #(\S+) @(\d+) (\d+) /.exec(detail);
          if (!told) break;
          const [, method, path = "", tag = "", asked, status] = told;
          if (method === "GET" || tag === "-") break;
          const since = voidSince(tag, true);
          const isTaken = status !== "401" && Number(status) < 500 && status !== "429";
          if (isTaken && since !== null && Number(asked) > since)
            accuse(
              `${who}: ${method} ${path} of ${asked} was taken, and its session was over since ${since}`,
            );
          const token = tokens.get(tag);
          if (status === "204" && method === "DELETE" && path === "/api/me" && token)
            ended.set(token.player, { epoch: Number.POSITIVE_INFINITY, at });
          const isSignedAgain = path === "/api/me" || path === "/api/me/sign-out";
          const fresh = isSignedAgain ? /"token":"([^"]+)"/.exec(detail)?.[1] : undefined;
          if (fresh === undefined || !token) break;
          const claims = JSON.parse(
            Buffer.from(fresh.slice(0, fresh.indexOf(".")), "base64url").toString(),
          ) as { exp: number; epoch?: number };
          if (claims.exp > token.exp)
            accuse(`${who}: ${path} made a session last until ${claims.exp}, not ${token.exp}`);
          if (path === "/api/me/sign-out")
            ended.set(token.player, { epoch: Math.max(1 + token.epoch, claims.epoch ?? 0), at });
          break;
        }
        case "partner disabled":
          disabled.set(who, at);
          break;
        case "asks":
          if (detail.startsWith("PATCH /api/admin/partners/") && detail.includes('"disabled":false'))
            disabled.delete(detail.split(" ")[1]!.slice(20));
          break;
        case "socket": {
          const [number = "", path = "", tag = ""] = detail.split(" ");
          sockets.set(number, { who, path, tag: tag.slice(1), openedAt: at });
          break;
        }
        case "socket ended":
          sockets.delete(detail.slice(0, detail.indexOf(" ")));
          break;
        case "hears":
          listen(who, detail);
          break;
      }
    },
    look(accuse) {
      const { now } = world.cloud.timeline;
      const calmSince = calm.since() + CLOSED_MS;
      for (const [number, { who, path, tag, openedAt }] of sockets) {
        const since = voidSince(tag, false);
        // A token's own end is kept by a match's alarm; elsewhere it is asked for at the next frame.
        const isExpired = since === tokens.get(tag)?.exp;
        if (isExpired && !path.startsWith("/api/matches/")) continue;
        if (since === null || accused.has(number)) continue;
        if (Math.max(since + CLOSED_MS, openedAt + CLOSED_MS, calmSince) < now) {
          accused.add(number);
          accuse(`${who}: ${path} is open, and its session is over since ${since}`);
        }
      }
      for (const [key, heard] of watching) {
        const { match } = heard[0]!;
        const logged = logs.of(match);
        if (!logged) continue;
        watching.delete(key);
        for (const { who, seq } of heard) {
          const state = logged.recent.get(seq)?.state;
          // A change of the room is heard by nobody whom it shuts out.
          if (state?.header.visibility === "private" && !accused.has(key)) {
            accused.add(key);
            accuse(`${match}: ${who} has no seat, and saw number ${seq} of it in private`);
          }
        }
      }
    },
  };

  function listen(who: string, detail: string): void {
    const space = detail.indexOf(" ");
    const isWelcome = detail.startsWith('{"type":"welcome"', space + 1);
    if (!isWelcome && !detail.startsWith('{"type":"update"', space + 1)) return;
    const match = detail.slice(0, space);
    const key = `${who} ${match}`;
    if (isWelcome) {
      const isSeated = !detail.startsWith('"seat":null', detail.indexOf('"seat":', space));
      if (isSeated) seated.add(key);
      else seated.delete(key);
    }
    if (seated.has(key)) return;
    const seq = Number(/"seq":(\d+)/.exec(detail)?.[1]);
    const heard = watching.get(key) ?? [];
    heard.push({ seq, match, who });
    watching.set(key, heard);
  }
}
