import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { claimOldNames } from "../../src/players/names.ts";
import { Authenticator } from "./authenticator.ts";
import { call, guest, post } from "./client.ts";
import { ask as askAsOwner, confirmed } from "./passkey.ts";

/** Names of accounts look like no other's; a guest's that would is given a number. */
type Player = { token: string; id: string };
const DAY_MS = 86_400_000;

const ask = (method: string, path: string, token: string, body?: unknown) =>
  call(path, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const nameOf = (id: string) =>
  env.DB.prepare("SELECT name FROM players WHERE id = ?").bind(id).first<string>("name");

async function signUp(player: Player): Promise<Player & { name: string; key: Authenticator }> {
  const key = await Authenticator.make();
  const options = await post("/api/me/passkeys/options", {}, player.token);
  const { challenge } = (await options.json<{ options: { challenge: string } }>()).options;
  const answer = await post("/api/me/passkeys", { credential: await key.register(challenge) }, player.token);
  expect(answer.status).toBe(201);
  const { token, player: made } = await answer.json<{
    token: string;
    player: { id: string; name: string };
  }>();
  return { id: made.id, name: made.name, token, key };
}
const accountNamed = async (name: string) => signUp(await guest(name));

async function rename({ token }: Player, name: string): Promise<[number, string | undefined]> {
  const answer = await ask("PATCH", "/api/me", token, { name });
  const body = await answer.json<{ code?: string; player?: { name: string } }>();
  return [answer.status, body.code ?? body.player?.name];
}

describe("an account's name", () => {
  it("[T6c] is refused where it looks like another account's, in case, accents, script and digits", async () => {
    const leo = await accountNamed("Léonie");
    const eve = await accountNamed("Eve");
    for (const name of ["Léonie", "LEONIE", "leonie", "Léоnie", "L-e-o-n-i-e", "Le0nie"])
      expect(await rename(eve, name), name).toEqual([409, "name-taken"]);
    expect(await nameOf(eve.id)).toBe("Eve");
    expect(await rename(leo, "LÉONIE")).toEqual([200, "LÉONIE"]); // one's own
    expect(await rename(eve, "Léonard")).toEqual([200, "Léonard"]);
  });

  it("[T6c] is one's own though two ask for it at once", async () => {
    const people = await Promise.all(["Uno", "Duo", "Trio"].map(accountNamed));
    const answers = await Promise.all(people.map((each) => rename(each, "Solange")));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status === 409)).toHaveLength(2);
  });

  it("[T6c] is the guest's, with a number beside it where that is somebody else's", async () => {
    expect((await accountNamed("Ondine")).name).toBe("Ondine");
    const late = await guest("Margot");
    const early = await accountNamed("Margot");
    expect(early.name).toBe("Margot");
    const signedUp = await signUp(late);
    expect(signedUp.name).toMatch(/^Margot \d{4}$/);
    const me = await (await ask("GET", "/api/me", signedUp.token)).json<{ player: { name: string } }>();
    expect(me.player.name).toBe(signedUp.name);
  });

  it("[T6d] that was given up is held for 30 days, for others; then it is free", async () => {
    const [ada, bob] = [await accountNamed("Clotilde"), await accountNamed("Hubert")];
    expect(await rename(ada, "Clarisse")).toEqual([200, "Clarisse"]);
    expect(await rename(bob, "clotilde")).toEqual([409, "name-taken"]);
    expect(await rename(ada, "Clotilde")).toEqual([200, "Clotilde"]); // one may take it back
    expect(await rename(ada, "Clarisse")).toEqual([200, "Clarisse"]);
    vi.setSystemTime(Date.now() + 30 * DAY_MS - 1);
    expect(await rename(bob, "clotilde")).toEqual([409, "name-taken"]);
    vi.setSystemTime(Date.now() + 1);
    expect(await rename(bob, "clotilde")).toEqual([200, "clotilde"]);
  });

  it("[T6d] of a deleted account is held as well, and nothing of it can be read", async () => {
    const [ada, bob] = [await accountNamed("Philomène"), await accountNamed("Gustave")];
    const deleted = await askAsOwner(
      "DELETE",
      "/api/me",
      undefined,
      ada.token,
      await confirmed(ada, ada.key),
    );
    expect(deleted.status).toBe(204);
    await expect.poll(() => rename(bob, "Philomene")).toEqual([409, "name-taken"]);
    const { results } = await env.DB.prepare("SELECT * FROM name_claims").all();
    expect(JSON.stringify(results).toLowerCase()).not.toContain("philom");
    vi.setSystemTime(Date.now() + 30 * DAY_MS);
    expect(await rename(bob, "Philomene")).toEqual([200, "Philomene"]);
  });

  it.each([
    ["Раlаbrе", 400, "name-reserved"],
    ["Robot débutant", 400, "name-reserved"],
    ["\u3164", 400, "body-malformed"],
    ["\u0301\u0308", 400, "body-malformed"],
  ])("[T6b] is never %s", async (name, status, code) => {
    expect(await rename(await guest(), name)).toEqual([status, code]);
    const made = await post("/api/players", { name });
    expect([made.status, (await made.json<{ code: string }>()).code]).toEqual([status, code]);
  });
});

describe("a guest's name", () => {
  it("[T6e] gets a number where it would be taken for an account's, when made and when changed", async () => {
    const ada = await accountNamed("Bérénice");
    const made = await (await post("/api/players", { name: "berenice" })).json<{
      token: string;
      player: { id: string; name: string };
    }>();
    expect(made.player.name).toMatch(/^berenice \d{4}$/);
    const [status, name] = await rename({ token: made.token, id: made.player.id }, "Bérénicе"); // Cyrillic е
    expect([status, name?.replace(/\d{4}$/, "…")]).toEqual([200, "Bérénicе …"]);
    expect(await nameOf(ada.id)).toBe("Bérénice");
    expect(
      (await (await post("/api/players", { name: "n".repeat(24) })).json<{ player: object }>()).player,
    ).toMatchObject({ name: "n".repeat(24) });
  });

  it("[T6e] may be another guest's: only accounts have names of their own", async () => {
    const names = await Promise.all(
      [await guest("Tintin"), await guest("Tintin")].map(({ id }) => nameOf(id)),
    );
    expect(names).toEqual(["Tintin", "Tintin"]);
  });
});

it("[T6c] of accounts older than claims the oldest keeps a name that several have, the others get a number", async () => {
  const people = [await guest("Octave"), await guest("OCTAVE"), await guest("Séraphin")];
  for (const [i, { id }] of people.entries())
    await env.DB.prepare("UPDATE players SET kind = 'account', created_at = ? WHERE id = ?")
      .bind(i, id)
      .run();
  await claimOldNames(env, Date.now(), true);
  const names = await Promise.all(people.map(({ id }) => nameOf(id)));
  expect(names[0]).toBe("Octave");
  expect(names[1]).toMatch(/^OCTAVE \d{4}$/);
  expect(names[2]).toBe("Séraphin");
  await claimOldNames(env, Date.now(), true); // twice is once
  expect(await Promise.all(people.map(({ id }) => nameOf(id)))).toEqual(names);
  const me = await (await ask("GET", "/api/me", people[1]!.token)).json<{ player: { name: string } }>();
  expect(me.player.name).toBe(names[1]);
});
