import type { Language } from "../../../../core/language.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import { createLexicon } from "../../../../lexicon/create.ts";
import { type LexiconId, languageOfLexicon, lexiconIdOf } from "../../../../lexicon/ids.ts";
import type { Lexicon } from "../../../../lexicon/lexicon.ts";
import { readTrie } from "../../../../lexicon/read.ts";
import type { CurrentLexicon, LexiconPart } from "../../../../protocol/requests.ts";

/**
 * A whole lexicon in the browser, fetched once and kept: asked for again only to learn whether there is a newer one.
 * `Shelf` is what keeps it; where the browser has nothing to keep it in, it lasts as long as the page.
 */
export interface Shelf {
  get(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<unknown>;
  addresses(): Promise<readonly string[]>;
  drop(address: string): Promise<unknown>;
}
export type Fetch = (address: string) => Promise<Response>;

const ROOT = "/api/lexicons";
const CACHE = "palabre-lexicons";

/** The words that Solitaire is played with in this language, or why there are none. */
export async function loadWords(
  language: Language,
  shelf: Shelf,
  fetchOver: Fetch,
): Promise<Result<Lexicon, "unreachable" | "damaged">> {
  const id = lexiconIdOf(language, { umlauts: true });
  try {
    const current = await currentOf(id, shelf, fetchOver);
    if (current === null) return fail("unreachable");
    const [packed, common] = await Promise.all(
      (["trie", "common"] as const).map((part) => partOf(current, part, shelf, fetchOver)),
    );
    const trie = readTrie(await unpack(packed!));
    if (!trie.ok) {
      await dropBut(id, null, shelf); // it is fetched anew the next time
      return fail("damaged");
    }
    await dropBut(id, current, shelf);
    const words = new TextDecoder().decode(await unpack(common!)).split("\n");
    return ok(
      createLexicon({
        language: languageOfLexicon(id),
        hash: current.trie,
        trie: trie.value,
        common: () => words,
      }),
    );
  } catch {
    return fail("unreachable");
  }
}

/** What the server says, else what it said the last time. */
async function currentOf(id: LexiconId, shelf: Shelf, fetchOver: Fetch): Promise<CurrentLexicon | null> {
  const address = `${ROOT}/${id}`;
  const fresh = await fetchOver(address).catch(() => null);
  if (fresh?.ok) await shelf.put(address, fresh.clone());
  const said: unknown = await (fresh?.ok ? fresh : await shelf.get(address))?.json();
  return isCurrent(said) ? said : null;
}

const isCurrent = (said: unknown): said is CurrentLexicon =>
  typeof said === "object" && said !== null && "trie" in said;

async function partOf(
  current: CurrentLexicon,
  part: LexiconPart,
  shelf: Shelf,
  fetchOver: Fetch,
): Promise<Response> {
  const address = addressOf(current, part);
  const kept = await shelf.get(address);
  if (kept) return kept;
  const fetched = await fetchOver(address);
  if (!fetched.ok) throw new Error(`${address}: ${fetched.status}`);
  await shelf.put(address, fetched.clone());
  return fetched;
}

const addressOf = (current: CurrentLexicon, part: LexiconPart): string =>
  `${ROOT}/${current.id}/${part}/${current[part]}`;

/** Older parts of the same lexicon only take room. */
async function dropBut(id: LexiconId, current: CurrentLexicon | null, shelf: Shelf): Promise<void> {
  const kept = current ? [addressOf(current, "trie"), addressOf(current, "common")] : [];
  const old = (await shelf.addresses()).filter(
    (address) => address.startsWith(`${ROOT}/${id}/`) && !kept.includes(address),
  );
  await Promise.all(old.map((address) => shelf.drop(address)));
}

async function unpack(response: Response): Promise<Uint8Array> {
  const stream = response.body!.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The browser's own shelf, or one in memory where that is missing or forbidden. */
export async function openShelf(): Promise<Shelf> {
  try {
    const cache = await caches.open(CACHE);
    return {
      get: (address) => cache.match(address),
      put: (address, response) => cache.put(address, response).catch(() => {}), // full: it works without
      addresses: async () => (await cache.keys()).map(({ url }) => new URL(url).pathname),
      drop: (address) => cache.delete(address),
    };
  } catch {
    return memoryShelf();
  }
}

export function memoryShelf(): Shelf {
  const kept = new Map<string, Response>();
  return {
    get: async (address) => kept.get(address)?.clone(),
    put: async (address, response) => kept.set(address, response),
    addresses: async () => [...kept.keys()],
    drop: async (address) => kept.delete(address),
  };
}
