import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { app } from "../../src/http/app.ts";
import { DOCUMENT } from "../../src/http/openapi/document.ts";
import { ROUTES } from "../../src/http/routes/all.ts";
import type { Summary } from "../../src/protocol/requests.ts";
import { SUBPROTOCOL, TOKEN_SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { Client, call, guest, makeMatch, post } from "./client.ts";
import { makePartner } from "./partner.ts";

interface Media {
  readonly schema: Parameters<typeof z.fromJSONSchema>[0];
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly Record<string, unknown>[];
  readonly parameters?: readonly { name: string; in: string; example?: string }[];
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, { readonly content?: Record<string, Media> }>;
}

const { paths, components } = DOCUMENT as {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Media["schema"]> };
};
const PROBLEM = components.schemas.Problem!;
const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
);

describe("routes and document", () => {
  it("are the same calls, both ways", () => {
    const routed = app.routes
      .filter(({ method, path }) => method !== "ALL" && /^\/(?:api|oembed)\b/.test(path))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
    expect(routed.length).toBeGreaterThan(60);
    expect(routed.sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it("is served as it was built", async () => {
    const served = await call("/api/openapi.json");
    expect(served.headers.get("Content-Type")).toBe("application/json");
    // Fails after a change of a declaration until `npm run build` has written the document anew.
    expect(await served.json()).toEqual(JSON.parse(JSON.stringify(DOCUMENT)));
  });
});

describe("who may call", () => {
  const locked = ROUTES.filter(({ who }) => ["player", "owner", "partner", "admin"].includes(who));
  const CODES: Record<string, [number, string]> = {
    player: [401, "token-missing"],
    owner: [401, "token-missing"],
    partner: [401, "secret-key-missing"],
    admin: [403, "admin-only"],
  };

  it.each(locked.map((route) => [`${route.method} ${route.path}`, route] as const))(
    "%s is refused to nobody in particular",
    async (_, { method, path, who }) => {
      const address = path.replaceAll(/\{\w+\}/g, "A".repeat(22));
      const answer = await call(address, { method: method.toUpperCase() });
      const { code } = (await answer.json()) as { code: string };
      expect([answer.status, code]).toEqual(CODES[who]);
    },
  );

  it("a call that is not there is told so only to who holds the key", async () => {
    for (const [path, code] of [
      ["/api/admin/nothing", "admin-only"],
      ["/api/partner/nothing", "secret-key-missing"],
      ["/api/nothing", "not-found"],
    ] as const)
      expect(await (await call(path)).json()).toMatchObject({ code });
    const { keys } = await makePartner();
    for (const [path, key] of [
      ["/api/admin/nothing", env.ADMIN_KEY],
      ["/api/partner/nothing", keys["secret live"]],
    ] as const) {
      const answer = await call(path, { headers: { Authorization: `Bearer ${key}` } });
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: "not-found" }]);
    }
  });
});

/** Signed by a device: `passkeys.test.ts` sends these, and what needs a passkey or a code that was given once. */
const SIGNED = [
  ...["keepPasskey", "confirm", "signIn", "beginRecovery", "recover"],
  ...["removePasskey", "renewRecoveryCodes"],
];

/** What no document can say beforehand: whose call it is, ids of what is there, and bodies made of them. */
interface Own {
  readonly bearer?: string;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** Where it is not the first that the document names. */
  readonly status?: number;
}

/** What such a call answers. */
async function read<T>(path: string, bearer: string, body?: unknown): Promise<T> {
  const headers = { Authorization: `Bearer ${bearer}` };
  const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  return (await call(path, { headers, ...sent })).json() as Promise<T>;
}

type Scene = Readonly<Record<string, Own | (() => Promise<Own>)>>;
interface Named {
  readonly id: string;
}

async function scene(): Promise<Scene> {
  const [ada, bob, eve, may, lea] = await Promise.all(
    ["Ada", "Bob", "Eve", "May", "Lea"].map((name) => guest(name)),
  );
  if (!ada || !bob || !eve || !may || !lea) throw new Error("Nobody came");
  const wish = { game: "overturn", start: "host", seats: 2 };
  const open = (): Promise<string> => makeMatch(ada.token, wish);
  const [room, coded, left, begun, free] = [
    await open(),
    await open(),
    await open(),
    await open(),
    await open(),
  ];
  for (const id of [left, begun]) await post(`/api/matches/${id}/seats`, {}, bob.token);
  const practice = await makeMatch(ada.token, { bots: [{ level: 1 }], practice: true });
  const over = await makeMatch(ada.token, { game: "overturn" });
  await post(`/api/matches/${over}/seats`, {}, bob.token);
  await (await Client.open(over, ada.token)).move("end", { type: "resign" });
  const { code } = await read<Summary>(`/api/matches/${coded}`, ada.token);
  const secret = (await makePartner()).keys["secret live"];
  const admin = env.ADMIN_KEY!;
  const made = await read<Named>("/api/partner/rooms", secret, { game: "password", language: "fr" });
  const report = { match: over, player: bob.id, reason: "spam" };
  const reported = await read<Named>("/api/reports", ada.token, report);
  const upheld = await read<Named>("/api/reports", ada.token, { ...report, reason: "name" });
  await read(`/api/admin/reports/${upheld.id}`, admin, { decision: "upheld" });

  const my = (id: string): Own => ({ bearer: ada.token, params: { id } });
  const endpoint = async (): Promise<Own> => {
    const { endpoints } = await read<{ endpoints: Named[] }>("/api/partner/webhooks", secret);
    return { bearer: secret, params: { id: endpoints[0]!.id } };
  };
  const partner = { bearer: admin, params: { partner: "my-site" } };
  return {
    // Whoever a call is for, where nothing else is said.
    ...{ token: { bearer: ada.token }, secretKey: { bearer: secret }, adminKey: { bearer: admin } },
    ...{ rename: { bearer: eve.token }, signOutEverywhere: { bearer: eve.token } },
    ...{ signOutHere: { bearer: lea.token }, signPlayerOut: { bearer: admin, params: { id: lea.id } } },
    deepHealth: { status: 503 }, // two of three languages are not published here
    lexiconPart: { params: { id: "fr", part: "trie", hash: "small" } },
    ...{ match: my(room), changeRoom: my(room), arrange: my(room), matchSocket: my(begun) },
    takeSeat: { bearer: bob.token, params: { id: free } },
    leaveRoom: { bearer: bob.token, params: { id: left } },
    ...{ start: my(begun), hint: my(practice) },
    ...{ rematch: my(over), replay: my(over), analysis: my(over) },
    ...{ stakes: my(over), card: { bearer: ada.token, params: { player: bob.id } } },
    room: { params: { code: code! } },
    report: { bearer: ada.token, body: report },
    noticeSeen: { bearer: bob.token, params: { id: upheld.id } },
    object: { bearer: bob.token, params: { id: upheld.id } },
    block: { bearer: bob.token, body: { player: eve.id } },
    unblock: { bearer: bob.token, params: { player: eve.id } },
    settleReport: { bearer: admin, params: { id: reported.id } },
    oembed: { query: { url: "http://palabre.test/games/overturn" } },
    partnerMatch: { bearer: secret, params: { id: made.id } },
    partnerReplay: { bearer: secret, params: { id: made.id }, status: 403 },
    ...{ rotateEndpointSecret: endpoint, enableEndpoint: endpoint, removeEndpoint: endpoint },
    resend: async () => {
      const { deliveries } = await read<{ deliveries: Named[] }>("/api/partner/deliveries", secret);
      return { bearer: secret, params: { id: deliveries[0]!.id } };
    },
    ...{ changePartner: partner, addPartnerKey: partner, addSigner: partner },
    removeSigner: { bearer: admin, params: { partner: "my-site", kid: "2026-11" } },
    revokePartnerKey: async () => {
      type Listed = Named & { keys: Named[] };
      const { partners } = await read<{ partners: Listed[] }>("/api/admin/partners", admin);
      const key = partners.find(({ id }) => id === "my-site")!.keys[0]!.id;
      return { bearer: admin, params: { partner: "my-site", key } };
    },
    deleteMe: { bearer: may.token },
  };
}

describe("every call of the document, sent with its examples, is answered as it says", () => {
  let known: Scene;
  let token: string;
  beforeAll(async () => {
    // At the time that the tests will see: an hour later rooms where nobody is have ended.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    known = await scene();
    token = (await guest()).token;
    vi.useRealTimers();
  });

  const sent = OPERATIONS.filter(({ operationId }) => !SIGNED.includes(operationId));
  it.each(sent.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    "%s",
    async (_, { method, path, operationId, security, parameters, requestBody, responses }) => {
      const scheme = security.flatMap((each) => Object.keys(each))[0] ?? "nobody";
      const found = known[operationId] ?? known[scheme] ?? {};
      const own = typeof found === "function" ? await found() : found;
      const example = (where: string): Record<string, string> =>
        Object.fromEntries(
          (parameters ?? []).flatMap((each) =>
            each.in === where && each.example !== undefined ? [[each.name, each.example]] : [],
          ),
        );
      const params = { ...example("path"), ...own.params };
      const query = new URLSearchParams({ ...example("query"), ...own.query });
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
      const body = requestBody?.content["application/json"]?.example ?? own.body;
      const isSocket = "101" in responses;
      const answer = await call(`${address}?${query}`, {
        method: method.toUpperCase(),
        headers: {
          ...(own.bearer && !isSocket ? { Authorization: `Bearer ${own.bearer}` } : {}),
          ...(isSocket
            ? {
                Upgrade: "websocket",
                "Sec-WebSocket-Protocol": `${SUBPROTOCOL}, ${TOKEN_SUBPROTOCOL}${token}`,
              }
            : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const [first] = Object.keys(responses);
      const text = isSocket ? "" : await answer.clone().text();
      expect([answer.status, text]).toEqual([own.status ?? Number(first), text]);
      answer.webSocket?.accept();
      answer.webSocket?.close();
      const said = responses[answer.status]?.content;
      if (!said) return expect(text).toBe("");
      const [type, media] = Object.entries(said)[0]!;
      expect(answer.headers.get("Content-Type")).toBe(type);
      if (type === "application/gzip") return;
      const schema = type === "application/problem+json" ? PROBLEM : media.schema;
      expect(z.fromJSONSchema(schema).safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
    },
  );
});
