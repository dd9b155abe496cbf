import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { readToken, signToken } from "../../src/players/tokens.ts";
import { sessionsSchema } from "../../src/protocol/accounts.ts";
import { Client, guest, makeMatch } from "./client.ts";
import { evict } from "./evict.ts";
import { asModerator } from "./moderation.ts";
import { type Answer, accountWithKey, ask, confirmed, signIn } from "./passkey.ts";

const DAY_MS = 86_400_000;
const me = (token: string) => ask("GET", "/api/me", undefined, token);
const tokenOf = ({ body }: Answer) => body.token as string;
const listed = async (token: string) =>
  sessionsSchema.parse((await ask("GET", "/api/me/sessions", undefined, token)).body).sessions;

describe("sessions", () => {
  it("[T2g] one that is left is void, with its sockets, and the others go on", async () => {
    const { player, key } = await accountWithKey();
    const other = tokenOf(await signIn(key));
    const match = await makeMatch(player.token);
    const line = await Client.open(match, player.token);
    await line.next("welcome");
    expect((await ask("DELETE", "/api/me/session", undefined, player.token)).status).toBe(204);
    expect(await line.gone()).toMatchObject({ code: 4401 });
    for (const object of [env.PLAYERS.getByName(player.id), env.MATCHES.getByName(match)])
      await evict(object);
    expect((await me(player.token)).status).toBe(401);
    expect(await (await Client.open(match, player.token)).gone()).toMatchObject({ code: 4401 });
    expect((await me(other)).status).toBe(200);
    expect((await (await Client.open(match, other)).next("welcome")).seat).toBe(0);
  });

  it("[T2g] it stays void when its token was signed again or replaced by a younger one", async () => {
    const ada = await guest("Ada");
    const claims = (await readToken(env.SIGNING_KEYS, ada.token, Date.now()))!;
    const renamed = tokenOf(await ask("PATCH", "/api/me", { name: "Ada L." }, ada.token));
    const old = await signToken(env.SIGNING_KEYS, { ...claims, endsAt: claims.endsAt - 100 * DAY_MS });
    expect((await ask("DELETE", "/api/me/session", undefined, renamed)).status).toBe(204);
    for (const token of [ada.token, renamed, old]) expect((await me(token)).status).toBe(401);
  });

  it("[T2g] of a token of before, which does not name its session, all end that it could be", async () => {
    const ada = await guest("Ada");
    const { sid: _, ...claims } = (await readToken(env.SIGNING_KEYS, ada.token, Date.now()))!;
    const old = await signToken(env.SIGNING_KEYS, claims);
    expect((await ask("DELETE", "/api/me/session", undefined, old)).status).toBe(204);
    expect((await me(old)).status).toBe(401);
  });

  it("[T2h] of an account are listed, with their day and passkey, and each can be ended by who confirms", async () => {
    const { player, key } = await accountWithKey();
    await me(player.token);
    vi.setSystemTime(Date.now() + DAY_MS);
    const other = tokenOf(await signIn(key));
    await me(other);
    await makeMatch(player.token);
    const sessions = await listed(player.token);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
    expect(sessions.find(({ isThis }) => isThis)).toMatchObject({
      begunAt: Date.now() - DAY_MS,
      seenAt: Date.now(),
    });
    const { id } = sessions.find(({ isThis }) => !isThis)!;
    const end = (confirmation?: string) =>
      ask("DELETE", `/api/me/sessions/${id}`, undefined, player.token, confirmation);
    expect(await end()).toMatchObject({ status: 403, body: { code: "confirmation-needed" } });
    expect((await me(other)).status).toBe(200);
    expect((await end(await confirmed(player, key))).status).toBe(204);
    expect((await me(other)).status).toBe(401);
    expect((await me(player.token)).status).toBe(200);
    expect(await listed(player.token)).toMatchObject([{ isThis: true }]);
  });

  it("[T2h] of somebody else are neither shown nor ended, and signing out everywhere empties the list", async () => {
    const [ada, eve] = [await accountWithKey("Ada"), await accountWithKey("Eve")];
    await me(ada.player.token);
    const { id } = (await listed(ada.player.token))[0]!;
    expect((await listed(eve.player.token)).map((each) => each.id)).not.toContain(id);
    await ask(
      "DELETE",
      `/api/me/sessions/${id}`,
      undefined,
      eve.player.token,
      await confirmed(eve.player, eve.key),
    );
    expect((await me(ada.player.token)).status).toBe(200);
    const out = tokenOf(await ask("POST", "/api/me/sign-out", {}, ada.player.token));
    expect(await listed(out)).toMatchObject([{ id, isThis: true }]);
    const text = JSON.stringify((await ask("GET", "/api/me/sessions", undefined, out)).body);
    expect(text, "no token and no key").not.toMatch(new RegExp(`${out}|${ada.key.id}`));
  });

  it("[T2i] of a player are ended by an administrator, and by nobody else", async () => {
    const ada = await guest("Ada");
    const line = await Client.open(await makeMatch(ada.token), ada.token);
    await line.next("welcome");
    const path = `/api/admin/players/${ada.id}/sign-out`;
    expect((await ask("POST", path, {}, ada.token)).status).toBe(403);
    expect((await me(ada.token)).status).toBe(200);
    expect((await asModerator(path, {})).status).toBe(204);
    expect(await line.gone()).toMatchObject({ code: 4401 });
    expect((await me(ada.token)).status).toBe(401);
    expect((await asModerator("/api/admin/players/nobody/sign-out", {})).status).toBe(404);
  });
});
