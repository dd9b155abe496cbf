import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

/**
 * A stand-in for Cloudflare's API on loopback, for what a deployment does: it keeps what it is given and refuses what
 * the platform would refuse, a Worker bound to what is not there before all. What happened is noted in order. It
 * answers nothing it does not know, so that a tool which begins to ask for something else is noticed.
 */

export interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

export interface Call {
  /** Method and path below the account, every id and name in it a star. */
  readonly what: string;
  /** What the stars stand for. */
  readonly named: readonly string[];
  readonly query: URLSearchParams;
  readonly text: string;
  readonly form: () => Promise<FormData>;
}

interface Binding {
  readonly type: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

export interface UploadedWorker {
  readonly bindings: readonly Binding[];
  readonly migrationTag: string | null;
}

interface Queue {
  readonly id: string;
  readonly name: string;
  readonly consumers: Map<string, Record<string, unknown>>;
}

const ACCOUNT = "0123456789abcdef0123456789abcdef";
const TOKEN = "a-token-that-opens-nothing";
const ROOT = `/client/v4/accounts/${ACCOUNT}`;
const STARRED = /(?<=\/values\/|\/scripts\/|\/services\/)[^/]+|[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{32}/g;

class Fault extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const refuse = (status: number, code: number, message: string): never => {
  throw new Fault({ status, code, message });
};

const newId = (): string => randomUUID().replaceAll("-", "");

export class Platform {
  subdomain: string | null = "someone";
  readonly namespaces = new Map<string, { id: string; values: Map<string, Buffer> }>();
  readonly databases = new Map<string, { id: string; sql: DatabaseSync }>();
  readonly queues = new Map<string, Queue>();
  readonly secrets = new Map<string, string>();
  readonly assets = new Set<string>();
  /** As uploaded last; null also while there is only the draft that holds the secrets. */
  worker: UploadedWorker | null = null;
  deployments = 0;
  reachable = false;
  /** When the Worker is woken by itself. */
  crons: readonly string[] = [];
  /** Every call that changed something, with what, and every value that was read. */
  readonly done: string[] = [];
  readonly unknown: string[] = [];
  /** Asked of each call before anything happens: what it returns is answered instead. */
  refusing: (call: Call) => Refusal | undefined = () => undefined;
  readonly #server: Server;
  readonly #scripts = new Set<string>();
  #session: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  static async listen(): Promise<Platform> {
    const platform = new Platform();
    await new Promise<void>((ready) => platform.#server.listen(0, "127.0.0.1", ready));
    return platform;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(() => closed()));
  }

  /** What a command needs to find this place and no other. */
  get env() {
    const { port } = this.#server.address() as AddressInfo;
    return {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
      CLOUDFLARE_API_TOKEN: TOKEN,
    };
  }

  /** Names of the migrations a database has had, in order. */
  migrations(database: string): string[] {
    const rows = this.databases
      .get(database)!
      .sql.prepare("SELECT name FROM d1_migrations ORDER BY id")
      .all();
    return rows.map(({ name }) => String(name));
  }

  readonly #handlers: Readonly<Record<string, (call: Call) => unknown>> = {
    "GET /workers/subdomain": () =>
      this.subdomain === null ? refuse(404, 10007, "no subdomain") : { subdomain: this.subdomain },

    "GET /storage/kv/namespaces": () => [...this.namespaces].map(([title, { id }]) => ({ id, title })),
    "POST /storage/kv/namespaces": (call) => {
      const { title } = JSON.parse(call.text);
      if (this.namespaces.has(title)) refuse(400, 10014, "a namespace with this title already exists");
      const id = newId();
      this.namespaces.set(title, { id, values: new Map() });
      this.#did(call, title);
      return { id, title };
    },
    "GET /storage/kv/namespaces/*/keys": (call) => [...this.#values(call).keys()].map((name) => ({ name })),
    "GET /storage/kv/namespaces/*/values/*": (call) => {
      const key = decodeURIComponent(call.named[1]!);
      const value = this.#values(call).get(key) ?? refuse(404, 10009, "get: 'key not found'");
      this.#did(call, key);
      return value;
    },
    "PUT /storage/kv/namespaces/*/bulk": (call) => {
      for (const { key, value, base64 } of JSON.parse(call.text)) {
        this.#values(call).set(key, Buffer.from(value, base64 ? "base64" : "utf8"));
        this.#did(call, key);
      }
      return { unsuccessful_keys: [] };
    },

    "GET /d1/database": () => [...this.databases].map(([name, { id }]) => ({ uuid: id, name })),
    "POST /d1/database": (call) => {
      const { name } = JSON.parse(call.text);
      if (this.databases.has(name)) refuse(400, 7502, "a database of this name already exists");
      const id = randomUUID();
      this.databases.set(name, { id, sql: new DatabaseSync(":memory:") });
      this.#did(call, name);
      return { uuid: id, name };
    },
    "POST /d1/database/*/query": (call) => {
      const database = [...this.databases.values()].find(({ id }) => id === call.named[0]);
      const { sql } = JSON.parse(call.text);
      const results = execute((database ?? refuse(404, 7404, "no such database")).sql, sql);
      const migration = /INSERT INTO .*'(\d{4}_\w+\.sql)'/s.exec(sql);
      if (migration) this.#did(call, migration[1]!);
      return [{ results, success: true, meta: { duration: 0 } }];
    },

    "GET /queues": ({ query }) =>
      [...this.queues.values()].filter(({ name }) => query.getAll("name").includes(name)).map(shownQueue),
    "POST /queues": (call) => {
      const { queue_name: name } = JSON.parse(call.text);
      if (this.queues.has(name)) refuse(409, 11009, "a queue of this name already exists");
      const queue = { id: newId(), name, consumers: new Map() };
      this.queues.set(name, queue);
      this.#did(call, name);
      return shownQueue(queue);
    },
    "GET /queues/*/consumers": (call) => [...this.#queue(call).consumers.values()],
    "POST /queues/*/consumers": (call) => this.#consume(call, randomUUID()),
    "PUT /queues/*/consumers/*": (call) => this.#consume(call, call.named[1]!),

    "GET /workers/services/*": (call) => {
      this.#mustBeThere(call);
      const migration_tag = this.worker?.migrationTag;
      const script = { tag: "tag", tags: [], last_deployed_from: "wrangler", migration_tag };
      return { default_environment: { environment: "production", script } };
    },
    "GET /workers/scripts/*/secrets": (call) => {
      this.#mustBeThere(call);
      return [...this.secrets.keys()].map((name) => ({ name, type: "secret_text" }));
    },
    "PATCH /workers/scripts/*/secrets-bulk": (call) => {
      this.#mustBeThere(call);
      for (const { name, text } of Object.values<Binding>(JSON.parse(call.text).secrets)) {
        this.secrets.set(name, String(text));
        this.#did(call, name);
      }
      return {};
    },
    "POST /workers/scripts/*/assets-upload-session": (call) => {
      const manifest = Object.values<{ hash: string }>(JSON.parse(call.text).manifest);
      this.#session = [...new Set(manifest.map(({ hash }) => hash))];
      const missing = this.#session.filter((hash) => !this.assets.has(hash));
      return { jwt: jwt("upload"), buckets: missing.length === 0 ? [] : [missing] };
    },
    "POST /workers/assets/upload": async (call) => {
      const before = this.assets.size;
      for (const [hash] of await call.form()) this.assets.add(hash);
      this.#did(call, `${this.assets.size - before} files`);
      return this.#session.every((hash) => this.assets.has(hash)) ? { jwt: jwt("complete") } : {};
    },
    "PUT /workers/scripts/*": (call) => this.#upload(call),
    "POST /workers/scripts/*/versions": (call) => {
      this.#mustBeThere(call);
      return this.#upload(call);
    },
    "POST /workers/scripts/*/deployments": (call) => {
      this.deployments++;
      this.#did(call, call.named[0]!);
      return { id: randomUUID() };
    },
    "POST /workers/scripts/*/subdomain": (call) => {
      const { enabled } = JSON.parse(call.text);
      this.reachable = enabled;
      this.#did(call, String(enabled));
      return { enabled, previews_enabled: enabled };
    },
    "PUT /workers/scripts/*/schedules": (call) => {
      const schedules = JSON.parse(call.text) as { cron: string }[];
      this.crons = schedules.map(({ cron }) => cron);
      this.#did(call, this.crons.join(", "));
      return { schedules };
    },
    "GET /workers/scripts/*/subdomain": () => ({ enabled: this.reachable, previews_enabled: this.reachable }),
    "GET /workers/scripts/*/settings": () => ({ bindings: this.worker?.bindings ?? [] }),
    "GET /workers/scripts/*/deployments": () => ({ deployments: [] }),
    "PATCH /workers/scripts/*/script-settings": () => ({}),
  };

  /** Like the platform, it takes no Worker that is bound to what it does not have, nor classes made twice. */
  async #upload(call: Call): Promise<object> {
    const metadata = JSON.parse(String((await call.form()).get("metadata")));
    const bindings: Binding[] = metadata.bindings;
    for (const binding of bindings) {
      const there = {
        kv_namespace: () => [...this.namespaces.values()].some(({ id }) => id === binding.namespace_id),
        d1: () => [...this.databases.values()].some(({ id }) => id === binding.id),
        queue: () => this.queues.has(String(binding.queue_name)),
        inherit: () => this.worker?.bindings.some(({ name }) => name === binding.name) ?? false,
      }[binding.type];
      if (there && !there()) refuse(400, 10041, `binding ${binding.name} leads nowhere`);
    }
    const migrated = this.worker?.migrationTag ?? null;
    if (metadata.migrations && (metadata.migrations.old_tag ?? null) !== migrated)
      refuse(412, 10079, `the classes of objects stand at ${migrated}`);
    const draft = bindings.length === 0;
    this.#scripts.add(call.named[0]!);
    this.#did(call, draft ? "as a draft" : call.named[0]!);
    if (!draft) {
      this.worker = { bindings, migrationTag: metadata.migrations?.new_tag ?? migrated };
      if (call.what.startsWith("PUT")) this.deployments++;
    }
    const id = randomUUID();
    return { id, deployment_id: id, etag: "etag", resources: { script: { etag: "etag" } } };
  }

  #consume(call: Call, consumer: string): object {
    const queue = this.#queue(call);
    const body = JSON.parse(call.text);
    if (body.dead_letter_queue && !this.queues.has(body.dead_letter_queue))
      refuse(400, 11001, `there is no queue ${body.dead_letter_queue}`);
    const kept = { ...body, script: body.script_name, consumer_id: consumer };
    queue.consumers.set(consumer, kept);
    this.#did(call, queue.name);
    return kept;
  }

  #did({ what }: Call, with_: string): void {
    this.done.push(`${what} ${with_}`);
  }

  #mustBeThere({ named }: Call): void {
    if (!this.#scripts.has(named[0]!)) refuse(404, 10007, "This Worker does not exist on your account.");
  }

  #values({ named }: Call): Map<string, Buffer> {
    const namespace = [...this.namespaces.values()].find(({ id }) => id === named[0]);
    return (namespace ?? refuse(404, 10013, "namespace not found")).values;
  }

  #queue({ named }: Call): Queue {
    return [...this.queues.values()].find(({ id }) => id === named[0]) ?? refuse(404, 11000, "no such queue");
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url!, "http://platform");
    const path = url.pathname.startsWith(ROOT) ? url.pathname.slice(ROOT.length) : url.pathname;
    const headers = { "Content-Type": request.headers["content-type"] ?? "" };
    const call: Call = {
      what: `${request.method} ${path.replace(STARRED, "*")}`,
      named: path.match(STARRED) ?? [],
      query: url.searchParams,
      text: body.toString(),
      form: () => new Response(body, { headers }).formData(),
    };
    try {
      const result = await this.#answer(call, request.headers.authorization ?? "");
      if (Buffer.isBuffer(result)) response.end(result);
      else
        response.end(JSON.stringify({ success: true, errors: [], messages: [], result, ...counted(result) }));
    } catch (error) {
      const { status, ...told } =
        error instanceof Fault ? error.refusal : { status: 500, code: 1, message: String(error) };
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ success: false, result: null, errors: [told], messages: [] }));
    }
  }

  #answer(call: Call, authorization: string): unknown {
    if (![TOKEN, jwt("upload")].some((token) => authorization === `Bearer ${token}`))
      refuse(401, 10000, "Authentication error");
    const refusal = this.refusing(call);
    if (refusal) throw new Fault(refusal);
    const handler = this.#handlers[call.what];
    if (handler) return handler(call);
    this.unknown.push(call.what);
    return refuse(404, 7003, `nothing is known of ${call.what}`);
  }
}

const counted = (result: unknown) =>
  Array.isArray(result) && { result_info: { page: 1, per_page: 100, total_count: result.length } };

/** Several statements are one transaction there, too. */
function execute(database: DatabaseSync, sql: string): object[] {
  if (/^\s*(?:SELECT|PRAGMA)\b/i.test(sql)) return database.prepare(sql).all();
  database.exec("BEGIN");
  try {
    database.exec(sql);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw new Fault({ status: 400, code: 7500, message: String(error) });
  }
  return [];
}

const shownQueue = ({ id, name, consumers }: Queue) => ({
  queue_id: id,
  queue_name: name,
  consumers: [...consumers.values()],
});

/** The tool reads when such a token ends; nobody checks who signed it. */
function jwt(what: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ what, exp: 4_000_000_000 })}.x`;
}
