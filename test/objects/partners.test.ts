import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { tell } from "../../src/partners/deliveries.ts";
import { openSecrets } from "../../src/partners/endpoints.ts";
import { isPartnerOrigin } from "../../src/partners/partners.ts";
import { resealSecrets } from "../../src/partners/reseal.ts";
import { unseal } from "../../src/partners/seal.ts";
import { partnerSchema, roomMadeSchema } from "../../src/protocol/partners.ts";
import { summarySchema } from "../../src/protocol/requests.ts";
import { call, guest, post } from "./client.ts";
import { asAdmin, asPartner, makePartner, session } from "./partner.ts";

const room = { game: "password", language: "fr" };
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;

describe("an administrator", () => {
  it("[W130] makes partners, whose secret keys are stored as hashes alone", async () => {
    const partner = await makePartner();
    const secret = partner.keys["secret live"];
    expect(secret).toMatch(/^sk_live_[\w-]{43}$/);
    const { results } = await env.DB.prepare("SELECT * FROM partner_keys WHERE partner = ?")
      .bind(partner.id)
      .all();
    expect(results).toHaveLength(4);
    expect(JSON.stringify(results)).not.toContain(secret);
    expect(JSON.stringify(results)).not.toContain(partner.keys["secret test"]);
    const { partners } = (await (await asAdmin("")).json()) as { partners: unknown[] };
    const listed = partners.map((each) => partnerSchema.parse(each)).find(({ id }) => id === partner.id)!;
    expect(listed.origins).toEqual(["https://portal.example"]);
    expect(JSON.stringify(listed)).not.toContain(secret);
  });

  it("[W130] alone may do that", async () => {
    for (const key of ["", "Bearer wrong"]) {
      const answer = await call("/api/admin/partners", { headers: { Authorization: key } });
      expect([401, 403]).toContain(answer.status);
    }
  });

  it("[W130] hears why an origin or an id is not taken", async () => {
    const refused = await asAdmin("", "POST", { id: "bad", name: "x", origins: ["http://example.com"] });
    expect(await refused.json()).toMatchObject({
      code: "address-refused",
      detail: expect.stringContaining("https"),
    });
    const { id } = await makePartner();
    expect(await codeOf(await asAdmin("", "POST", { id, name: "x" }))).toBe("partner-exists");
    expect(await codeOf(await asAdmin("", "POST", { id: "demo", name: "x" }))).toBe("partner-exists");
    expect((await asAdmin("/nobody", "PATCH", {})).status).toBe(404);
  });

  it("[W130] takes a key back, and adds another", async () => {
    const partner = await makePartner();
    const { keys } = (await (await asAdmin(`/${partner.id}`, "PATCH", {})).json()) as {
      keys: { id: string; kind: string; mode: string }[];
    };
    const live = keys.find(({ kind, mode }) => kind === "secret" && mode === "live")!;
    expect((await asPartner(partner, "")).status).toBe(200);
    expect((await asAdmin(`/${partner.id}/keys/${live.id}`, "DELETE")).status).toBe(204);
    expect(await codeOf(await asPartner(partner, ""))).toBe("secret-key-missing");
    const made = await asAdmin(`/${partner.id}/keys`, "POST", { kind: "secret", mode: "live" });
    const { key } = (await made.json()) as { key: string };
    const headers = { Authorization: `Bearer ${key}` };
    expect(await (await call("/api/partner", { headers })).json()).toMatchObject({
      id: partner.id,
      mode: "live",
    });
  });
});

describe("a partner that is disabled", () => {
  const disable = (partner: { id: string }, disabled: boolean) =>
    asAdmin(`/${partner.id}`, "PATCH", { disabled });

  it("[W131] is as if it were not registered, until it is enabled again", async () => {
    const origin = "https://disabled.example";
    const partner = await makePartner([origin]);
    const other = await makePartner();
    const isKnown = async () => [
      (await asPartner(partner, "")).status,
      (await call(`/embed/v1/overturn?partner=${partner.keys["public live"]}`)).status,
      (await session({ partner: partner.keys["public test"] })).status,
    ];
    expect(await isKnown()).toEqual([200, 200, 201]);
    expect(await (await disable(partner, true)).json()).toMatchObject({ disabledAt: expect.any(Number) });
    expect(await isKnown()).toEqual([401, 403, 403]);
    // Asked for the first time now: whether an origin is welcome is remembered for a while.
    expect(await isPartnerOrigin(env.DB, origin, Date.now())).toBe(false);
    expect((await asPartner(other, "")).status).toBe(200);
    expect(await (await disable(partner, false)).json()).toMatchObject({ disabledAt: null });
    expect(await isKnown()).toEqual([200, 200, 201]);
  });

  it("[W131] is told nothing", async () => {
    const partner = await makePartner();
    await asPartner(partner, "/webhooks", "POST", { url: "https://hooks.example.com/x" });
    const told = () =>
      tell(env, { id: partner.id, mode: "live" }, "webhook.test", crypto.randomUUID(), {}, Date.now());
    await disable(partner, true);
    expect(await told()).toBe(0);
    await disable(partner, false);
    expect(await told()).toBe(1);
  });
});

it("[W130] an empty address of a key set is refused like any other that is none", async () => {
  const partner = await makePartner();
  expect(await codeOf(await asAdmin(`/${partner.id}`, "PATCH", { jwksUrl: "" }))).toBe("address-refused");
});

describe("partners' secrets at rest", () => {
  const NEW = "next:bmV4dC1vbmx5LXNpZ25pbmcta2V5LW9mLTMyLWJ5dGVz";

  it("[W130] move to a new signing key, after which the old one may be dropped", async () => {
    const partner = await makePartner();
    const signer = await asAdmin(`/${partner.id}/signers`, "POST", { kid: "one" });
    const { secret } = (await signer.json()) as { secret: string };
    const url = "https://hooks.example/palabre";
    const hook = await asPartner(partner, "/webhooks", "POST", { url });
    const { id, secret: first } = (await hook.json()) as { id: string; secret: string };
    const renewed = await asPartner(partner, `/webhooks/${id}/secret`, "POST");
    const { secret: second } = (await renewed.json()) as { secret: string };

    const both = { DB: env.DB, SIGNING_KEYS: `${NEW} ${env.SIGNING_KEYS}` };
    expect((await resealSecrets(both)).resealed).toBeGreaterThanOrEqual(3);
    expect(await resealSecrets(both)).toEqual({ resealed: 0, lost: 0 });
    const sealed = await env.DB.prepare("SELECT sealed FROM partner_signers WHERE partner = ?")
      .bind(partner.id)
      .first<string>("sealed");
    expect(await unseal(NEW, sealed!)).toBe(secret);
    const secrets = await env.DB.prepare("SELECT secrets FROM webhook_endpoints WHERE id = ?")
      .bind(id)
      .first<string>("secrets");
    expect(await openSecrets(NEW, secrets!)).toEqual([second, first]);

    const dropped = await resealSecrets({ DB: env.DB, SIGNING_KEYS: env.SIGNING_KEYS });
    expect(dropped.resealed).toBe(0);
    expect(dropped.lost).toBeGreaterThanOrEqual(3);
    expect(
      await env.DB.prepare("SELECT secrets FROM webhook_endpoints WHERE id = ?").bind(id).first("secrets"),
    ).toBe(secrets);
    // Back under the key that the other tests have.
    await resealSecrets({ DB: env.DB, SIGNING_KEYS: `${env.SIGNING_KEYS} ${NEW}` });
    expect(await (await asAdmin("/reseal", "POST")).json()).toEqual({ resealed: 0, lost: 0 });
  });
});

describe("a partner's room", () => {
  it("[W135] has a link a seat, and nobody sits down without it", async () => {
    const partner = await makePartner();
    const made = await asPartner(partner, "/rooms", "POST", room);
    expect(made.status).toBe(201);
    const { id, seats } = roomMadeSchema.parse(await made.json());
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1]);
    const [ada, bob, eve] = [await guest("Ada"), await guest("Bob"), await guest("Eve")];
    const ticketOf = (n: number) => new URL(seats[n]!.url).searchParams.get("seat")!;
    const sit = (who: { token: string }, ticket?: string, team?: number) =>
      post(
        `/api/matches/${id}/seats`,
        { ...(ticket ? { ticket } : {}), ...(team === undefined ? {} : { team }) },
        who.token,
      );
    for (const answer of [await sit(eve), await sit(eve, undefined, 1), await sit(eve, "a.b.c")])
      expect(await codeOf(answer)).toBe("seat-not-available");
    expect(await (await sit(bob, ticketOf(1))).json()).toEqual({ seat: 1 });
    expect(await codeOf(await sit(eve, ticketOf(1)))).toBe("seat-not-available");
    expect(await (await sit(ada, ticketOf(0))).json()).toEqual({ seat: 0 });
    const summary = summarySchema.parse(await (await asPartner(partner, `/matches/${id}`)).json());
    expect(summary.state).toBe("playing");
    expect(seats[0]!.embed).toContain(`partner=${partner.keys["public live"]}`);
  });

  it.each([
    ["the one place it names", [{ latitude: -33.87, longitude: 151.21 }], "oc"],
    ["between the two that are farthest apart", [{ continent: "EU" }, { continent: "SA" }], "enam"],
    ["the server that asks when it names none", undefined, "weur"],
  ])("[W51] is held near %s, which is recorded and shown", async (_, near, region) => {
    const partner = await makePartner();
    const made = await asPartner(partner, "/rooms", "POST", { ...room, near });
    const { id, region: told } = roomMadeSchema.parse(await made.json());
    expect(told).toBe(region);
    const summary = summarySchema.parse(await (await asPartner(partner, `/matches/${id}`)).json());
    expect(summary.region).toBe(region);
  });

  it("[W135] of another room's link opens nothing", async () => {
    const partner = await makePartner();
    const rooms = await Promise.all(
      [1, 2].map(async () =>
        roomMadeSchema.parse(await (await asPartner(partner, "/rooms", "POST", room)).json()),
      ),
    );
    const ticket = new URL(rooms[1]!.seats[0]!.url).searchParams.get("seat")!;
    const answer = await post(`/api/matches/${rooms[0]!.id}/seats`, { ticket }, (await guest()).token);
    expect(await codeOf(answer)).toBe("seat-not-available");
  });

  it("[T7a] is made once for one Idempotency-Key", async () => {
    const partner = await makePartner();
    const make = (body: object) =>
      asPartner(partner, "/rooms", "POST", body, { "Idempotency-Key": "order-1" });
    const [first, again] = [await make(room), await make(room)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    const other = await make({ ...room, seats: 3 });
    expect([other.status, await codeOf(other)]).toEqual([422, "idempotency-mismatch"]);
    const bad = await asPartner(partner, "/rooms", "POST", room, { "Idempotency-Key": "a b" });
    expect(bad.status).toBe(400);
  });

  it("[T7a] is the same room when the first call died before it could answer", async () => {
    const partner = await makePartner();
    const make = () => asPartner(partner, "/rooms", "POST", room, { "Idempotency-Key": "order-2" });
    const first = roomMadeSchema.parse(await (await make()).json());
    // As a crash leaves it: the room is made, and nobody was told.
    await env.DB.prepare("UPDATE partner_replies SET status = NULL, body = NULL WHERE key = 'order-2'").run();
    expect(await codeOf(await make())).toBe("idempotency-pending");
    await env.DB.prepare("UPDATE partner_replies SET worked_at = 0 WHERE key = 'order-2'").run();
    const again = await make();
    expect(again.status).toBe(201);
    expect(roomMadeSchema.parse(await again.json())).toEqual(first);
    const { results } = await env.DB.prepare("SELECT match FROM partner_matches WHERE partner = ?")
      .bind(partner.id)
      .all();
    expect(results).toEqual([{ match: first.id }]);
  });

  it("[T7b] an answer that is given again says no secret, and none is kept", async () => {
    const partner = await makePartner();
    const add = () =>
      asPartner(
        partner,
        "/webhooks",
        "POST",
        { url: "https://hooks.example/a" },
        { "Idempotency-Key": "hook" },
      );
    const first = (await (await add()).json()) as { id: string; secret?: string };
    expect(first.secret).toMatch(/^whsec_/);
    const again = (await (await add()).json()) as { id: string; secret?: string };
    expect([again.id, again.secret]).toEqual([first.id, undefined]);
    const { results } = await env.DB.prepare("SELECT * FROM partner_replies").all();
    expect(JSON.stringify(results)).not.toContain("whsec_");
    // Made, and never told: asked again it is the same endpoint, with a secret that somebody hears.
    await env.DB.prepare("UPDATE partner_replies SET status = NULL, body = NULL, worked_at = 0").run();
    const told = (await (await add()).json()) as { id: string; secret?: string };
    expect(told.id).toBe(first.id);
    expect(told.secret).toMatch(/^whsec_/);
    const { endpoints } = (await (await asPartner(partner, "/webhooks")).json()) as { endpoints: unknown[] };
    expect(endpoints).toHaveLength(1);
  });

  it("[W2] says what is wrong with it", async () => {
    const partner = await makePartner();
    const wrong = async (body: object) => codeOf(await asPartner(partner, "/rooms", "POST", body));
    expect(await wrong({ ...room, game: "chess" })).toBe("game-unknown");
    expect(await wrong({ ...room, seats: 9 })).toBe("seats-out-of-range");
    expect(await wrong({ ...room, expiresAt: 5 })).toBe("body-malformed");
    expect(await wrong({ ...room, near: [{ latitude: 95, longitude: 0 }] })).toBe("body-malformed");
    expect(await wrong({})).toBe("body-malformed");
  });
});

describe("the partner API", () => {
  it("[W136] shows a match to its own partner alone", async () => {
    const [one, other] = [await makePartner(), await makePartner()];
    const { id } = roomMadeSchema.parse(await (await asPartner(one, "/rooms", "POST", room)).json());
    expect((await asPartner(one, `/matches/${id}`)).status).toBe(200);
    expect(await codeOf(await asPartner(other, `/matches/${id}`))).toBe("match-not-found");
    expect(await codeOf(await asPartner(one, `/matches/${id}/replay`))).toBe("match-not-finished");
    const test = { Authorization: `Bearer ${one.keys["secret test"]}` };
    expect((await call(`/api/partner/matches/${id}`, { headers: test })).status).toBe(404);
  });

  it("[W136] is not for publishable keys", async () => {
    const { keys } = await makePartner();
    const headers = { Authorization: `Bearer ${keys["public live"]}` };
    expect(await codeOf(await call("/api/partner", { headers }))).toBe("secret-key-missing");
  });

  it("[W136] says how many calls are left, and stops at the limit", async () => {
    const partner = await makePartner();
    const first = await asPartner(partner, "");
    expect(first.headers.get("RateLimit-Policy")).toBe('"default";q=120;w=60');
    expect(first.headers.get("RateLimit")).toBe('"default";r=119;t=1');
    let last = first;
    for (let i = 0; i < 140 && last.status === 200; i++) last = await asPartner(partner, "");
    expect(last.status).toBe(429);
    expect(last.headers.get("RateLimit")).toMatch(/^"default";r=0;t=\d+$/);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("[W136] has a board of the partner's own users", async () => {
    const partner = await makePartner();
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO players (id, name, language, created_at, kind) VALUES (?1, 'Zoé', 'fr', 1, 'partner')",
      ).bind(partner.id),
      env.DB.prepare("INSERT INTO partner_players VALUES (?1, ?1, 'live', 'user-7', 1)").bind(partner.id),
      env.DB.prepare("INSERT INTO ratings VALUES (?1, 'overturn', 25, 8, 1510, 3, 1, 1)").bind(partner.id),
    ]);
    expect(await (await asPartner(partner, "/leaderboard/overturn")).json()).toEqual({
      game: "overturn",
      players: [
        { sub: "user-7", name: "Zoé", rating: 1510, matches: 3, rank: 1, provisional: expect.any(Boolean) },
      ],
    });
    expect(await (await asPartner(await makePartner(), "/leaderboard/overturn")).json()).toMatchObject({
      players: [],
    });
    expect((await asPartner(partner, "/leaderboard/chess")).status).toBe(404);
  });
});
