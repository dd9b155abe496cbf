import type { PLAYER_KINDS } from "../protocol/accounts.ts";

/**
 * What somebody is today, beside the id that a token proves: it decides whether the token still holds, under which
 * name they sit down and at what rating strangers are looked for. D1 has it; each player's own object keeps a copy,
 * so that nobody who wants to play waits for the database.
 */
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export interface Standing {
  readonly kind: PlayerKind;
  readonly name: string;
  /** Tokens of an earlier epoch are void, and those of passkeys that were removed. */
  readonly epoch: number;
  readonly endedPasskeys?: readonly string[];
  readonly endedSessions?: readonly string[];
  /** The account was deleted. */
  readonly gone: boolean;
  /** Of a partner's user, the partner's name. */
  readonly via?: string;
  /** Came by a partner's test key; absent in copies older than that. */
  readonly isTest?: boolean;
  /** By game, the number that people see. */
  readonly ratings: Readonly<Record<string, number>>;
  /** What an administrator's decisions forbid today, as the player's own object says. */
  readonly restrictions?: Restrictions;
  /** Whom they have blocked, for the place where a socket is about to be opened. */
  readonly blocks?: readonly string[];
}

/** Until when; null where nothing is forbidden. */
export interface Restrictions {
  /** Says nothing to anybody. */
  readonly silencedUntil: number | null;
  /** Chooses no name. */
  readonly renamedUntil: number | null;
  /** Plays no strangers. */
  readonly barredUntil: number | null;
}

/** Guests play unrated, and so do users of a partner's test key. */
export const isRatable = ({ kind, isTest }: Standing): boolean => kind !== "guest" && isTest !== true;

/** Of somebody of whom nothing is written but what their token says. */
export const guestStanding = (name: string): Standing => ({
  kind: "guest",
  name,
  epoch: 0,
  gone: false,
  ratings: {},
});

/** Null when there is no such player. */
export async function readStanding(db: D1Database, player: string): Promise<Standing | null> {
  const [who, ratings] = await db.batch([
    db
      .prepare(`SELECT kind, players.name AS name, epoch, gone_at, mode = 'test' AS test,
           iif(kind = 'partner', partners.name, NULL) AS via
         FROM players LEFT JOIN partner_players ON partner_players.player = players.id
         LEFT JOIN partners ON partners.id = partner_players.partner
         WHERE players.id = ?`)
      .bind(player),
    db.prepare("SELECT game, shown FROM ratings WHERE player = ?").bind(player),
  ]);
  const [row] = who!.results as {
    kind: PlayerKind;
    name: string;
    epoch: number;
    gone_at: number | null;
    test: number | null;
    via: string | null;
  }[];
  if (!row) return null;
  const { kind, name, epoch } = row;
  const games = ratings!.results as { game: string; shown: number }[];
  return {
    kind,
    name,
    epoch,
    gone: row.gone_at !== null,
    ...(row.via === null ? {} : { via: row.via }),
    isTest: row.test === 1,
    ratings: Object.fromEntries(games.map(({ game, shown }) => [game, shown])),
  };
}
