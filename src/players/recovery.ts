import { toHex } from "../core/bytes.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Member } from "../match/events.ts";

/**
 * Recovery codes: eight, shown once, any of them opens the making of one new passkey. A code is thirty letters and
 * digits, `7KQF9-M2XPD-4THWV-88QJP-0A3RN-C5YEK`: the first six are the same in all eight and say whose they are, so that
 * tries are counted by account; the others are 120 random bits, which a plain hash keeps safe.
 */
export const CODES = 8;
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LOCATOR = 6;
const LENGTH = 30;
/** Codes that were made before had 70 random bits; whoever kept theirs may use one. */
const FORMER_LENGTH = 20;
const GROUP = /.{5}(?=.)/g;
/** Right or wrong, an account's codes are looked at so often in an hour. */
export const MOST_TRIES = 10;
const TRIES_MS = 3_600_000;

export interface Recovery {
  readonly locator: string;
  readonly hashes: readonly string[];
  /** For their owner's eyes, once. */
  readonly codes: readonly string[];
}

export async function makeRecovery(): Promise<Recovery> {
  const locator = letters(LOCATOR);
  const codes = Array.from({ length: CODES }, () => locator + letters(LENGTH - LOCATOR));
  const hashes = await Promise.all(codes.map(hashOf));
  return { locator, hashes, codes: codes.map((code) => code.replace(GROUP, "$&-")) };
}

/** As people type: any case, any spaces, and the letters that look like digits. Null for what is no code. */
export function parseCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  const isLongEnough = code.length === LENGTH || code.length === FORMER_LENGTH;
  return isLongEnough && [...code].every((letter) => ALPHABET.includes(letter)) ? code : null;
}

/** The statement that puts these codes in the place of whatever an account had. */
export const keepRecovery = (
  db: D1Database,
  player: string,
  { locator, hashes }: Recovery,
  now: number,
): D1PreparedStatement =>
  db
    .prepare("INSERT OR REPLACE INTO recoveries (player, locator, hashes, made_at) VALUES (?, ?, ?, ?)")
    .bind(player, locator, JSON.stringify(hashes), now);

/** How many codes an account has. */
export async function codesOf(db: D1Database, player: string): Promise<number> {
  const hashes = await db
    .prepare("SELECT hashes FROM recoveries WHERE player = ?")
    .bind(player)
    .first<string>("hashes");
  return hashes === null ? 0 : (JSON.parse(hashes) as string[]).length;
}

/** Whose code it is. The try is counted before the code is looked at, so that many at once count as many. */
export async function ownerOfCode(
  db: D1Database,
  typed: string,
  now: number,
): Promise<Result<Member, "recovery-refused" | "recovery-waits">> {
  const code = parseCode(typed);
  if (!code) return fail("recovery-refused");
  const tried = await db
    .prepare(
      `UPDATE recoveries SET tries = CASE WHEN tries_from <= ?2 THEN 1 ELSE tries + 1 END,
         tries_from = CASE WHEN tries_from <= ?2 THEN ?3 ELSE tries_from END
       WHERE locator = ?1 RETURNING player, hashes, tries`,
    )
    .bind(code.slice(0, LOCATOR), now - TRIES_MS, now)
    .first<{ player: string; hashes: string; tries: number }>();
  if (!tried) return fail("recovery-refused");
  if (tried.tries > MOST_TRIES) return fail("recovery-waits");
  if (!(JSON.parse(tried.hashes) as string[]).includes(await hashOf(code))) return fail("recovery-refused");
  const owner = await db
    .prepare("SELECT id, name FROM players WHERE id = ? AND gone_at IS NULL")
    .bind(tried.player)
    .first<Member>();
  return owner ? ok(owner) : fail("recovery-refused");
}

const hashOf = async (code: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`palabre-recovery|${code}`);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
};

/** 256 is eight times 32: each letter is as likely as any other. */
const letters = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
