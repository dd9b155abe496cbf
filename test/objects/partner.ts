import { env } from "cloudflare:workers";
import { call } from "./client.ts";

/** A partner as the tests make one: through the administrator's own calls. */
export interface TestPartner {
  readonly id: string;
  /** `pk_live_…`, `sk_live_…` and so on, by kind and mode. */
  readonly keys: Readonly<Record<"public test" | "secret test" | "public live" | "secret live", string>>;
}

export const PORTAL = "https://portal.example";

export const asAdmin = (path: string, method = "GET", body?: unknown): Promise<Response> =>
  call(`/api/admin/partners${path}`, {
    method,
    headers: { Authorization: `Bearer ${env.ADMIN_KEY}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

let count = 0;

export async function makePartner(origins: string[] = [PORTAL]): Promise<TestPartner> {
  const id = `partner-${count++}`;
  const made = await asAdmin("", "POST", { id, name: "Le Journal", origins });
  if (made.status !== 201) throw new Error(await made.text());
  const { keys } = (await made.json()) as { keys: { kind: string; mode: string; key: string }[] };
  return {
    id,
    keys: Object.fromEntries(
      keys.map(({ kind, mode, key }) => [`${kind} ${mode}`, key]),
    ) as TestPartner["keys"],
  };
}

/** A call of the partner's server. */
export const asPartner = (
  { keys }: TestPartner,
  path: string,
  method = "GET",
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  call(`/api/partner${path}`, {
    method,
    headers: { Authorization: `Bearer ${keys["secret live"]}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** A call of the frame in the partner's page. */
export const session = (body: object): Promise<Response> =>
  call("/api/embed/session", { method: "POST", body: JSON.stringify(body) });
