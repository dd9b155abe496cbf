import type { KvEntry } from "../dictionaries/kv.ts";

/**
 * The calls of Cloudflare's API that a deployment makes itself; the rest is wrangler's. They find things by the name
 * they have in the account, which wrangler's commands do one process a thing, and say what is missing, which its
 * provisioning finds out only while the Worker is uploaded.
 */

/** Where wrangler looks, too: both must speak to the same place. */
const PUBLIC_API = "https://api.cloudflare.com/client/v4";

/** Of a Worker that is not there, and of a `workers.dev` name that was never chosen. */
const NOT_THERE = 10_007;

export interface Found {
  readonly id: string;
  readonly made: boolean;
}

interface Answer<Result> {
  readonly success: boolean;
  readonly result: Result;
  readonly errors?: readonly { readonly code: number; readonly message: string }[];
  readonly result_info?: {
    readonly total_count?: number;
    readonly per_page?: number;
    readonly cursor?: string;
  };
}

/** What the API refused, in its own words and with its codes, as wrangler shows them. */
export class Refused extends Error {
  readonly codes: readonly number[];

  constructor(call: string, status: number, errors: Answer<unknown>["errors"] = []) {
    const said = errors.map(({ code, message }) => `${message} [code: ${code}]`).join("; ");
    super(`${call} was answered with ${status}${said === "" ? "." : `: ${said}`}`);
    this.codes = errors.map(({ code }) => code);
  }
}

export class Cloudflare {
  readonly #base: string;
  readonly #token: string;

  constructor(account: string, token: string, api = process.env.CLOUDFLARE_API_BASE_URL ?? PUBLIC_API) {
    this.#base = `${api}/accounts/${account}`;
    this.#token = token;
  }

  /** The name under `workers.dev` that a first Worker needs, if the account has chosen one. */
  async subdomain(): Promise<string | null> {
    const found = await this.#unlessNotThere<{ subdomain: string | null }>("/workers/subdomain");
    return found?.subdomain ?? null;
  }

  async namespace(title: string): Promise<Found> {
    const there = await this.#find<{ id: string; title: string }>(
      "/storage/kv/namespaces?per_page=100",
      (one) => one.title === title,
    );
    if (there) return { id: there.id, made: false };
    const { id } = await this.#make<{ id: string }>("/storage/kv/namespaces", { title });
    return { id, made: true };
  }

  async database(name: string): Promise<Found> {
    const there = await this.#find<{ uuid: string; name: string }>(
      `/d1/database?per_page=100&name=${encodeURIComponent(name)}`,
      (one) => one.name === name,
    );
    if (there) return { id: there.uuid, made: false };
    const { uuid } = await this.#make<{ uuid: string }>("/d1/database", { name });
    return { id: uuid, made: true };
  }

  async queue(name: string): Promise<Found> {
    const there = await this.#find<{ queue_id: string; queue_name: string }>(
      `/queues?name=${encodeURIComponent(name)}`,
      (one) => one.queue_name === name,
    );
    if (there) return { id: there.queue_id, made: false };
    const { queue_id } = await this.#make<{ queue_id: string }>("/queues", { queue_name: name });
    return { id: queue_id, made: true };
  }

  /** Names only: nobody can read a secret back. A Worker that is not there yet has none. */
  async secretNames(worker: string): Promise<string[]> {
    const secrets = await this.#unlessNotThere<{ name: string }[]>(`/workers/scripts/${worker}/secrets`);
    return (secrets ?? []).map(({ name }) => name);
  }

  async keys(namespace: string): Promise<Set<string>> {
    const names = new Set<string>();
    let cursor = "";
    do {
      const page = await this.#call<{ name: string }[]>(
        "GET",
        `/storage/kv/namespaces/${namespace}/keys?limit=1000&cursor=${encodeURIComponent(cursor)}`,
      );
      for (const { name } of page.result) names.add(name);
      cursor = page.result_info?.cursor ?? "";
    } while (cursor !== "");
    return names;
  }

  async value(namespace: string, key: string): Promise<Buffer | null> {
    const path = `/storage/kv/namespaces/${namespace}/values/${encodeURIComponent(key)}`;
    const response = await this.#fetch("GET", path);
    if (response.status === 404) return null;
    if (!response.ok) throw await refusal("GET", path, response);
    return Buffer.from(await response.arrayBuffer());
  }

  async put(namespace: string, entry: KvEntry): Promise<void> {
    const path = `/storage/kv/namespaces/${namespace}/bulk`;
    const { result } = await this.#call<{ unsuccessful_keys?: string[] } | null>("PUT", path, [entry]);
    if (result?.unsuccessful_keys?.length) throw new Error(`KV did not take ${entry.key}.`);
  }

  async #find<One>(path: string, matches: (one: One) => boolean): Promise<One | undefined> {
    for (let page = 1; ; page++) {
      const { result, result_info } = await this.#call<One[]>("GET", `${path}&page=${page}`);
      const found = result.find(matches);
      const { total_count = 0, per_page = result.length } = result_info ?? {};
      if (found || result.length === 0 || page * per_page >= total_count) return found;
    }
  }

  async #make<Made>(path: string, body: object): Promise<Made> {
    return (await this.#call<Made>("POST", path, body)).result;
  }

  async #unlessNotThere<Result>(path: string): Promise<Result | null> {
    try {
      return (await this.#call<Result>("GET", path)).result;
    } catch (error) {
      if (error instanceof Refused && error.codes.includes(NOT_THERE)) return null;
      throw error;
    }
  }

  async #call<Result>(method: string, path: string, body?: object): Promise<Answer<Result>> {
    const response = await this.#fetch(method, path, body);
    if (!response.ok) throw await refusal(method, path, response);
    return (await response.json()) as Answer<Result>;
  }

  async #fetch(method: string, path: string, body?: object): Promise<Response> {
    const url = this.#base + path;
    const headers = { Authorization: `Bearer ${this.#token}`, "Content-Type": "application/json" };
    try {
      return await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    } catch (error) {
      throw new Error(`${new URL(url).origin} cannot be reached.`, { cause: error });
    }
  }
}

/** Whatever stands between may answer with a page instead of JSON. */
async function refusal(method: string, path: string, response: Response): Promise<Refused> {
  const answer = (await response.json().catch(() => null)) as Answer<unknown> | null;
  return new Refused(`${method} ${path.replace(/\?.*/, "")}`, response.status, answer?.errors ?? []);
}
