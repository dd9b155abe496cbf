import { describe, expect, it } from "vitest";
import { call, guest, makeMatch } from "./client.ts";
import { makePartner } from "./partner.ts";

const HERE = "http://palabre.test";
const ask = (query: Record<string, string>) => call(`/oembed?${new URLSearchParams(query)}`);

describe("oEmbed", () => {
  it("[W147] shows a match to a partner's site in a frame, and to any other as a picture that leads here", async () => {
    const { keys } = await makePartner();
    const match = await makeMatch((await guest()).token, { game: "overturn" });
    const url = `${HERE}/m/${match}`;
    const plain = await ask({ url });
    expect(plain.status).toBe(200);
    const shown = (await plain.json()) as { html: string };
    expect(shown).toMatchObject({
      version: "1.0",
      type: "rich",
      title: "Overturn · Palabre",
      thumbnail_url: `${HERE}/previews/overturn.png`,
    });
    expect(shown.html).toContain(`<a href="${url}">`);
    const framed = await ask({ url, partner: keys["public live"], maxwidth: "300" });
    const { html, width } = (await framed.json()) as { html: string; width: number };
    expect([html.startsWith("<iframe"), width]).toEqual([true, 300]);
    expect(html).toContain(
      `/embed/v1/overturn?partner=${keys["public live"]}&#38;mode=room&#38;match=${match}`,
    );
  });

  it("[W147] keeps to the size that is asked for, and its picture to its proportions", async () => {
    const url = `${HERE}/games/overturn`;
    const shown = async (limits: Record<string, string>) =>
      (await (await ask({ url, ...limits })).json()) as Record<string, unknown>;
    expect(await shown({})).toMatchObject({ width: 480, height: 252, thumbnail_width: 1200 });
    expect(await shown({ maxwidth: "240" })).toMatchObject({ width: 240, height: 126 });
    expect(await shown({ maxheight: "63" })).toMatchObject({ width: 120, height: 63 });
    expect(Object.keys(await shown({ maxheight: "63" }))).not.toContain("thumbnail_url");
  });

  it("[W147] knows our own addresses alone", async () => {
    for (const url of [
      "https://evil.example/m/x",
      "nonsense",
      `${HERE}/m/nothing`,
      `${HERE}/settings`,
      `${HERE}/quick/chess`,
    ])
      expect((await ask({ url })).status, url).toBe(404);
    expect((await ask({ url: `${HERE}/quick/overturn`, format: "xml" })).status).toBe(501);
  });
});

describe("link previews", () => {
  it("[W147] name the game, show its picture and say where oEmbed is, in the head of the page", async () => {
    const match = await makeMatch((await guest()).token, { game: "overturn" });
    const html = await (await call(`/m/${match}`)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head).toContain(`<meta property="og:title" content="Overturn · Palabre">`);
    expect(head).toContain("<title>Overturn · Palabre</title>");
    expect(head).toContain(`<meta property="og:image" content="${HERE}/previews/overturn.png">`);
    expect(head).toContain('type="application/json+oembed"');
    expect(head).toContain(encodeURIComponent(`${HERE}/m/${match}`));
  });
});
