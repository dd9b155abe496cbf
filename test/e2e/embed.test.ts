import type { FrameLocator } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_KEY } from "./global.ts";
import { openPortal, type Portal } from "./portal.ts";
import { openSite, serverUrl } from "./site.ts";
import { PHONE, type Visitor } from "./visitor.ts";

const site = openSite();
const game = new URL(serverUrl());
game.hostname = "game.localhost";

let portal: Portal;
let partner: { id: string; pk: string; sk: string };

const asAdmin = async (path: string, method: string, body: object) => {
  const answer = await fetch(`${site.url}/api/admin/partners${path}`, {
    method,
    headers: { Authorization: `Bearer ${ADMIN_KEY}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
};

const asPartner = async (path: string, method = "GET", body?: object) => {
  const answer = await fetch(`${site.url}/api/partner${path}`, {
    method,
    headers: { Authorization: `Bearer ${partner.sk}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as Record<string, never>;
};

beforeAll(async () => {
  portal = await openPortal(game.origin);
  const id = `journal-${Date.now().toString(36)}`;
  const made = await asAdmin("", "POST", { id, name: "Le Journal", origins: [portal.origin] });
  const keys = made.keys as { kind: string; mode: string; key: string }[];
  const key = (kind: string) => keys.find((each) => each.kind === kind && each.mode === "live")!.key;
  partner = { id, pk: key("public"), sk: key("secret") };
  const { secret } = await asAdmin(`/${id}/signers`, "POST", { kid: "one" });
  portal.signer = { partner: id, key: { kid: "one", secret: secret as string } };
});
afterAll(() => portal?.close());

type Heard = { type: string; data: Record<string, unknown> }[];
const heard = ({ page }: Visitor) => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
const typesHeard = async (visitor: Visitor) => (await heard(visitor)).map(({ type }) => type);
const frameOf = ({ page }: Visitor): FrameLocator => page.frameLocator("palabre-game iframe");

const open = (attributes: Record<string, string>, options?: Parameters<typeof site.come>[1]) =>
  site.come(portal.page({ partner: partner.pk, locale: "fr", ...attributes }), options);

async function press(visitor: Visitor, name: string): Promise<void> {
  await frameOf(visitor).getByRole("button", { name, exact: true }).click();
}

/** Gives up; before the first move one leaves. */
async function resign(visitor: Visitor): Promise<void> {
  const frame = frameOf(visitor);
  // A narrow frame has it behind the menu, a wide one beside the board.
  const menu = frame.getByRole("button", { name: "Menu de la partie" });
  const give = frame.getByRole("button", { name: /^(Abandonner|Quitter la partie)$/ });
  await menu.or(give).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await give.click();
  await frame.getByRole("button", { name: /^Oui, / }).click();
}

/** Whoever begins gives a ring away: from then on the match counts. */
async function passFirst(visitors: readonly Visitor[]): Promise<void> {
  const frames = visitors.map(frameOf);
  const passing = (frame: ReturnType<typeof frameOf>) =>
    frame.getByRole("button", { name: "Passer", exact: true });
  const begins = async () => {
    for (const frame of frames) if (await passing(frame).isEnabled()) return frame;
    return null;
  };
  await expect.poll(begins).not.toBeNull();
  const frame = (await begins())!;
  await passing(frame).click();
  await frame.locator(".overturn-grid button").first().click();
  await frame.getByRole("button", { name: /^Donner / }).click();
  for (const each of frames) await each.getByText("35 lettres libres").waitFor();
}

describe("a game in a partner's page", () => {
  it("[W132] [W138] two of its users meet in their frames, the match is rated, and its webhook arrives after two failures", async () => {
    const { secret } = await asPartner("/webhooks", "POST", {
      url: `${site.url.replace(/:\d+$/, "")}:${new URL(portal.origin).port}/hook`,
    });
    portal.failures = 2;
    const users = ["Zoé", "Max"].map((name) => `${name}${Date.now() % 1000}`);
    const [zoe, max] = (await Promise.all([
      open({ game: "overturn", mode: "quick", "token-url": `/token?user=${users[0]}` }),
      open({ game: "overturn", mode: "quick", "token-url": `/token?user=${users[1]}` }, { viewport: PHONE }),
    ])) as [Visitor, Visitor];
    await Promise.all([zoe, max].map((each) => press(each, "Trouver quelqu’un")));
    await Promise.all([zoe, max].map((each) => frameOf(each).getByText("36 lettres libres").waitFor()));
    await frameOf(zoe).getByText(users[1]!).first().waitFor();
    await passFirst([zoe, max]);
    await resign(zoe);
    await expect.poll(() => typesHeard(zoe)).toContain("match.ended");
    await expect.poll(() => typesHeard(max)).toContain("match.ended");
    const told = await heard(max);
    const ended = told.find(({ type }) => type === "match.ended")!.data;
    expect(ended).toMatchObject({ result: "won", replayUrl: expect.stringContaining(String(ended.matchId)) });
    expect(told.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["ready", "auth.needed", "state", "turn", "match.started"]),
    );
    expect(told.filter(({ type }) => type === "error")).toEqual([]);

    await expect.poll(() => portal.hooks.length).toBe(3);
    const events = portal.hooks.map(({ headers, body }) =>
      new Webhook(String(secret)).verify(body, headers as Record<string, string>),
    ) as {
      type: string;
      data: { match: string; rated: boolean; players: { sub: string; rank: number }[] };
    }[];
    expect(new Set(portal.hooks.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(events[2]!.data).toMatchObject({ match: ended.matchId, rated: true });
    expect(new Set(events[2]!.data.players.map(({ sub }) => sub))).toEqual(new Set(users));
    const board = (await asPartner("/leaderboard/overturn")) as unknown as { players: { sub: string }[] };
    expect(board.players.map(({ sub }) => sub)).toEqual(expect.arrayContaining(users));
    // Written down a moment after the portal has answered.
    const deliveries = async () =>
      ((await asPartner("/deliveries")) as unknown as { deliveries: object[] }).deliveries;
    await expect.poll(deliveries).toMatchObject([{ state: "delivered", attempts: 3 }]);
  });

  it("[W142] works where the browser lets frames keep nothing, and the page brings the same guest back", async () => {
    const before = () => {
      if (location.hostname.startsWith("game"))
        Object.defineProperty(window, "localStorage", {
          get() {
            throw new DOMException("blocked", "SecurityError");
          },
        });
    };
    const ada = await open({ game: "buzzle-solitaire", mode: "daily" }, { before });
    const playsAs = async (): Promise<string> => {
      const session = ada.page.waitForResponse((answer) => answer.url().endsWith("/api/embed/session"));
      await press(ada, "Le défi du jour");
      await expect.poll(() => typesHeard(ada)).toContain("match.started");
      return ((await (await session).json()) as { player: { id: string } }).player.id;
    };
    const first = await playsAs();
    await ada.page.reload();
    expect(await playsAs()).toBe(first);
  });

  it("[W141] is shown to nobody who frames it without being registered", async () => {
    const foreign = await site.come(
      portal.page({ partner: partner.pk, game: "overturn", locale: "fr" }, "evil"),
    );
    await foreign.page.getByText("Ce jeu ne peut pas s’afficher ici.").waitFor();
    await expect
      .poll(() => heard(foreign))
      .toEqual([{ type: "error", data: { code: "no_hello", retryable: true } }]);
    const unknown = await site.come(
      portal.page({ partner: "pk_live_nobody", game: "overturn", locale: "fr" }),
    );
    await frameOf(unknown).getByText("Ce site n’est pas inscrit").waitFor();
    await expect
      .poll(() => heard(unknown))
      .toEqual([{ type: "error", data: { code: "partner_unknown", retryable: false } }]);
    foreign.complaints.length = 0; // the browser says that the policy held, which is the point
  });

  it("[W145] hears its own page alone, and only what the schema knows", async () => {
    const ada = await open({ game: "password", mode: "solo" });
    await expect.poll(() => typesHeard(ada)).toContain("ready");
    const command = (type: string, data: object) =>
      ada.page.evaluate(
        ([name, sent]) =>
          (globalThis as unknown as { game: { command(n: unknown, d: unknown): Promise<void> } }).game
            .command(name, sent)
            .then(
              () => "done",
              (error: Error) => error.message,
            ),
        [type, data] as const,
      );
    expect(await command("theme", { theme: "dark" })).toBe("done");
    await frameOf(ada).locator("html[data-look=dark]").waitFor();
    expect(await command("locale", { locale: "de" })).toBe("done");
    await frameOf(ada).getByRole("button", { name: "Spielen" }).waitFor();
    command("move", { word: "chat" }).catch(() => {}); // never answered: there is no such command
    await expect
      .poll(() => heard(ada))
      .toContainEqual({ type: "error", data: { code: "message_malformed", retryable: false } });
  });
});

describe("the other modes", () => {
  it("[W135] a room of the partner's is joined by a link a seat, watched in a frame, and replayed there", async () => {
    const room = (await asPartner("/rooms", "POST", {
      game: "password",
      language: "fr",
      visibility: "public",
    })) as unknown as {
      id: string;
      seats: { url: string }[];
    };
    const seat = (n: number) => new URL(room.seats[n]!.url).searchParams.get("seat")!;
    const watcher = await open({ game: "password", mode: "watch", match: room.id });
    const ada = await open({ game: "password", mode: "room", match: room.id, seat: seat(0) });
    await press(ada, "Prendre place");
    const bob = await open({ game: "password", mode: "room", match: room.id, seat: seat(1) });
    await press(bob, "Prendre place");
    await frameOf(bob).getByLabel("Mot secret").waitFor();
    await frameOf(ada).getByLabel("Mot secret").waitFor();
    await expect.poll(() => typesHeard(watcher)).toContain("match.started");
    await resign(ada);
    await expect
      .poll(async () => (await heard(watcher)).find(({ type }) => type === "match.ended")?.data)
      .toMatchObject({ result: "watched" });
    const replay = await open({ game: "password", mode: "replay", match: room.id });
    await frameOf(replay).getByLabel("Moment de la partie").waitFor();
  });
});

describe("other ways to put it in a page", () => {
  it.each([
    ["plays without our script", undefined],
    ["plays in a sandbox that takes its origin away", "allow-scripts"],
  ])("[W144] a plain frame %s", async (_, sandbox) => {
    const query = { partner: partner.pk, mode: "solo", locale: "fr" };
    const { page } = await site.come(portal.plain("password", query, sandbox));
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Jouer", exact: true }).click();
    await frame.getByLabel("Mot secret").waitFor();
    expect(await frame.locator("html").evaluate(() => self.origin)).toBe(sandbox ? "null" : game.origin);
  });

  // On a phone Lexiduel is taller than the element is at first, and Overturn's board makes itself fit.
  it.each([
    ["lexiduel", ".lx-line", true],
    ["overturn", ".overturn-grid", false],
  ])(
    "[C22] an element that may grow is as tall as %s, so that nothing in it scrolls",
    async (name, board, isTaller) => {
      const ada = await open({ game: name, mode: "solo", autosize: "" }, { viewport: PHONE });
      const heightOf = () =>
        ada.page.locator("palabre-game").evaluate((it) => it.getBoundingClientRect().height);
      const atFirst = await heightOf();
      await press(ada, "Jouer");
      await expect.poll(() => typesHeard(ada)).toContain("match.started");
      await frameOf(ada).locator(board).waitFor();
      if (isTaller) await expect.poll(heightOf).toBeGreaterThan(atFirst);
      const page = frameOf(ada).locator("html");
      await expect.poll(() => page.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);
      const told = (await heard(ada)).flatMap(({ type, data }) => (type === "resize" ? [data.height] : []));
      expect(await heightOf()).toBe(told.at(-1) ?? atFirst);
    },
  );

  it("[W143] the SDK plays from a registered page, and from no other", async () => {
    const script = `(async () => {
      const { Palabre } = await import("/sdk/sdk/index.js");
      const palabre = await Palabre.asGuest("${game.origin}", { name: "Ada" });
      const { id } = await palabre.makeMatch({ game: "password", language: "fr", bots: [{ level: 1 }] });
      const line = palabre.join(id);
      await line.until((view) => view.phase !== "waiting");
      const refused = await line.move({ type: "nonsense" });
      const resigned = await line.move({ type: "resign" });
      const { outcome } = await line.until((view) => view.outcome !== null);
      line.close();
      return { refused: refused.ok, resigned: resigned.ok, outcome, seat: line.seat };
    })()`;
    const ada = await site.come(portal.empty("portal"));
    expect(await ada.page.evaluate(script)).toEqual({
      refused: false,
      resigned: true,
      outcome: { winners: [], ranking: [1, 1], reason: "void", scores: null }, // before the first move
      seat: 0,
    });
    const eve = await site.come(portal.empty("evil"));
    await expect(eve.page.evaluate(script)).rejects.toThrow("Failed to fetch");
  });
});
