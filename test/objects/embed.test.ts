import { describe, expect, it } from "vitest";
import { Client, call, makeMatch } from "./client.ts";
import { makePartner, PORTAL, session } from "./partner.ts";

const policy = (answer: Response): string => answer.headers.get("Content-Security-Policy") ?? "";

describe("the frame", () => {
  it("[W141] may stand in pages of the partner's registered origins alone", async () => {
    const partner = await makePartner([PORTAL, "http://portal.localhost:9000"]);
    const answer = await call(`/embed/v1/overturn?partner=${partner.keys["public live"]}&mode=quick`);
    expect(answer.status).toBe(200);
    expect(policy(answer)).toMatch(
      /frame-ancestors http:\/\/portal\.localhost:9000 https:\/\/portal\.example$/,
    );
    expect(policy(answer).match(/frame-ancestors/g)).toHaveLength(1);
    expect(answer.headers.get("X-Frame-Options")).toBeNull();
    // Named beside 'self', which means nothing to some browsers where a sandbox took the origin away.
    expect(policy(answer)).toContain("script-src 'self' http://palabre.test;");
    expect(policy(answer)).toContain("connect-src ws://palabre.test 'self' http://palabre.test;");
    const facts = /name="palabre-frame" content="([^"]*)"/.exec(await answer.text())![1]!;
    expect(JSON.parse(facts.replaceAll("&quot;", '"'))).toMatchObject({
      game: "overturn",
      mode: "quick",
      live: true,
    });
  });

  it("[W141] of a partner without origins may stand nowhere", async () => {
    const partner = await makePartner([]);
    expect(policy(await call(`/embed/v1/overturn?partner=${partner.keys["public live"]}`))).toMatch(
      /frame-ancestors 'none'$/,
    );
  });

  it.each(["", "pk_live_nobody", "sk_live_nobody", "' OR 1=1"])(
    "[W141] with the key %j is a card without a game, which may stand anywhere",
    async (key) => {
      const answer = await call(`/embed/v1/overturn?partner=${encodeURIComponent(key)}&locale=de`);
      expect(answer.status).toBe(403);
      expect(policy(answer)).toMatch(/frame-ancestors \*$/);
      const html = await answer.text();
      expect(html).toContain('data-code="partner_unknown"');
      expect(html).toContain("nicht angemeldet");
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html).not.toContain("/assets/");
    },
  );

  it("[W141] with a secret key in the page is a card too: that key is not for pages", async () => {
    const partner = await makePartner();
    expect((await call(`/embed/v1/overturn?partner=${partner.keys["secret live"]}`)).status).toBe(403);
  });

  it.each([
    ["/embed/v1/chess?", "game_unknown"],
    ["/embed/v1/overturn?mode=blitz&", "mode_unknown"],
    ["/embed/v1/overturn?mode=replay&", "match_missing"],
    ["/embed/v1/overturn?mode=watch&", "match_missing"],
    ["/embed/v1/overturn?mode=watch&match=&", "match_missing"],
    ["/embed/v1/overturn?mode=watch&match=nothing&", "match_unknown"],
    ["/embed/v1/overturn?mode=replay&match=AAAAAAAAAAAAAAAAAAAAAA&", "match_unknown"],
    ["/embed/v1/overturn?mode=room&match=AAAAAAAAAAAAAAAAAAAAAA&", "match_unknown"],
    ["/embed/v1/mot-a-mot?mode=daily&", "daily_unknown"],
  ])("[W141] %s says what is wrong, to the partner's own pages", async (path, code) => {
    const partner = await makePartner();
    const answer = await call(`${path}partner=${partner.keys["public live"]}`);
    expect(answer.status).toBe(404);
    expect(policy(answer)).toMatch(/frame-ancestors https:\/\/portal\.example$/);
    expect(await answer.text()).toContain(`data-code="${code}"`);
  });

  it("[W141] of a match, and of the day's puzzle where there is one, is no card", async () => {
    const { keys } = await makePartner();
    const match = await makeMatch(
      ((await (await session({ partner: keys["public live"] })).json()) as { token: string }).token,
      { game: "overturn" },
    );
    for (const path of [
      `overturn?mode=room&match=${match}`,
      "buzzle-solitaire?mode=daily",
      "overturn?mode=room",
    ])
      expect((await call(`/embed/v1/${path}&partner=${keys["public live"]}`)).status, path).toBe(200);
  });

  it("[W141] as a card keeps to the colours that the page asked for", async () => {
    for (const [theme, said] of Object.entries({ dark: "dark", light: "light", x: "auto" }))
      expect(await (await call(`/embed/v1/overturn?theme=${theme}`)).text()).toContain(
        `data-theme="${said}"`,
      );
  });

  it("[W141] no other page of ours may stand in a frame", async () => {
    for (const path of ["/m/x", "/quick/overturn", "/nowhere"])
      expect(policy(await call(path)), path).toMatch(/frame-ancestors 'none'$/);
  });
});

describe("a guest in a frame", () => {
  it("[W142] is a player like any other, and comes back by what the page kept", async () => {
    const { keys } = await makePartner();
    const first = await session({ partner: keys["public live"], language: "fr" });
    expect(first.status).toBe(201);
    const made = (await first.json()) as { token: string; player: { id: string }; resume: string };
    await makeMatch(made.token);
    const again = (await (
      await session({ partner: keys["public live"], resume: made.resume })
    ).json()) as typeof made;
    expect(again.player).toEqual(made.player);
  });

  it("[W142] is nobody at another partner's, and what the page kept is no player's token", async () => {
    const [one, other] = [await makePartner(), await makePartner()];
    const made = (await (await session({ partner: one.keys["public live"] })).json()) as {
      player: { id: string };
      resume: string;
    };
    for (const partner of [other.keys["public live"], one.keys["public test"]]) {
      const elsewhere = (await (await session({ partner, resume: made.resume })).json()) as typeof made;
      expect(elsewhere.player.id).not.toBe(made.player.id);
    }
    const me = await call("/api/me", { headers: { Authorization: `Bearer ${made.resume}` } });
    expect(me.status).toBe(401);
  });

  it("[W142] needs a partner that exists", async () => {
    const answer = await session({ partner: "pk_live_nobody" });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: "partner-unknown" }]);
  });
});

describe("sockets from partners' pages", () => {
  it("[W38] [W143] are opened for registered origins and refused for others", async () => {
    const origin = "https://sdk.example";
    const id = await (async () => {
      const { keys } = await makePartner([origin]);
      const { token } = (await (await session({ partner: keys["public live"] })).json()) as { token: string };
      return makeMatch(token, { visibility: "public" });
    })();
    const client = await Client.open(id, undefined, { Origin: origin });
    await client.next("welcome");
    await expect(Client.open(id, undefined, { Origin: "https://stranger.example" })).rejects.toThrow("403");
  });
});
