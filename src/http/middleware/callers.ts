import { ok } from "../../core/result.ts";
import type { Env } from "../../env.ts";
import type { Member } from "../../match/events.ts";
import type { Bearer } from "../../players/bearer.ts";
import type { SocketPlace } from "../../players/revocation.ts";
import type { ApiContext } from "../route.ts";
import { type Owner, owner } from "./confirmation.ts";
import { callerInFull } from "./identity.ts";
import { LIMITS, spend } from "./limits.ts";
import { asPartner, type PartnerCaller } from "./partner-key.ts";
import { problem } from "./problem.ts";
import { admit } from "./socket.ts";

/** Who may make a call, and what its handler is told of them. */
export interface Callers {
  /** Whoever asks. */
  readonly anyone: null;
  /** Whoever asks; with a token the answer may hold more, and one that does not hold is refused. */
  readonly visitor: Member | null;
  /** Whoever asks; a token is looked at only where it matters, and one that does not hold is nobody's. */
  readonly reader: () => Promise<Member | null>;
  /** The bearer of a token. */
  readonly player: Bearer;
  /** The bearer of a token, who confirmed with a passkey where there is one. */
  readonly owner: Owner;
  /** A partner's server, by its secret key. */
  readonly partner: PartnerCaller;
  /** By the key that was set as the secret `ADMIN_KEY`. Where none was, nobody. */
  readonly admin: null;
  /** Who opens a WebSocket; null without a token. */
  readonly socket: Bearer | null;
}
export type Who = keyof Callers;

/** Calls on for somebody who may; otherwise says why not. */
type Admit<W extends Who> = (
  c: ApiContext,
  go: (caller: Callers[W]) => Promise<Response>,
  place: SocketPlace | "write",
) => Promise<Response>;

/** The one place where it is decided who may make a call. */
export const CALLERS: { readonly [W in Who]: Admit<W> } = {
  anyone: (_, go) => go(null),
  visitor: async (c, go) => {
    const bearer = c.req.header("Authorization") ? await callerInFull(c) : ok(null);
    return bearer.ok ? go(bearer.value?.player ?? null) : bearer.error;
  },
  reader: (c, go) =>
    go(async () => {
      const bearer = c.req.header("Authorization") ? await callerInFull(c) : ok(null);
      return bearer.ok ? (bearer.value?.player ?? null) : null;
    }),
  player: async (c, go, place) => {
    const bearer = place === "write" ? await callerInFull(c) : await callerInFull(c, place);
    return bearer.ok ? go(bearer.value) : bearer.error;
  },
  owner: async (c, go) => {
    const asked = await owner(c);
    return asked.ok ? go(asked.value) : asked.error;
  },
  partner: asPartner,
  admin: async (c, go) => {
    // Counted before the key is looked at: it must not be found by trying.
    const spent = spend(c, LIMITS.players);
    if (spent) return spent;
    return (await isAdmin(c)) ? go(null) : adminOnly();
  },
  socket: async (c, go, place) => {
    const bearer = await admit(c, place);
    return bearer.ok ? go(bearer.value) : bearer.error;
  },
};

const adminOnly = (): Response =>
  problem("admin-only", "Send the administrator's key as Authorization: Bearer …");

async function isAdmin(c: ApiContext): Promise<boolean> {
  const sent = /^Bearer (\S+)$/.exec(c.req.header("Authorization") ?? "")?.[1];
  const key: Env["ADMIN_KEY"] = c.env.ADMIN_KEY;
  return key !== undefined && key !== "" && sent !== undefined && (await isSame(sent, key));
}

/** Takes as long for a wrong key as for the right one. */
async function isSame(a: string, b: string): Promise<boolean> {
  const [x, y] = await Promise.all(
    [a, b].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))),
  );
  return crypto.subtle.timingSafeEqual(x!, y!);
}
