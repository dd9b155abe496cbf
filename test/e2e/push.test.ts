import type { BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PushService, pushService, tellPermission } from "./push-service.ts";
import { openSite } from "./site.ts";
import { expectAccessible, expectNoSidewaysScroll, PHONE } from "./visitor.ts";

const site = openSite();
let service: PushService;
beforeEach(async () => {
  service = await pushService();
});
afterEach(() => service.close());

interface Player {
  readonly token: string;
  readonly id: string;
}

async function api<T>(path: string, token: string | null, body?: unknown, method = "POST"): Promise<T> {
  const answer = await fetch(site.url + path, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json().catch(() => null)) as T;
}

const newGuest = async (name: string): Promise<Player> => {
  const made = await api<{ token: string; player: { id: string } }>("/api/players", null, {
    name,
    language: "fr",
  });
  return { token: made.token, id: made.player.id };
};

const playerOn = (page: Page): Promise<Player> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("palabre.guest") ?? "null"));

/** From the home page to the settings, and the one press that asks. */
async function turnOn(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(["notifications"], { origin: site.url });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await service.takeOver(page);
  await page.getByRole("link", { name: "Réglages" }).click();
  await page.getByRole("heading", { name: "Me prévenir" }).waitFor();
  const device = page.getByLabel("Sur cet appareil, même page fermée");
  expect(await device.isChecked()).toBe(false);
  await device.click({ force: true });
  await page.getByText("C’est noté : cet appareil vous préviendra.").first().waitFor();
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly data: string;
}
interface WorkerScope {
  shown?: Shown[];
  readonly registration: object;
  readonly ExtendableEvent: new (type: string) => Event;
  dispatchEvent(event: Event): boolean;
}

/** A browser without a window shows nothing and says that it may not: what it was to show is kept, one a tag. */
const keepShown = (context: BrowserContext): Promise<unknown> =>
  context.serviceWorkers()[0]!.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    Object.assign(scope.registration, {
      async showNotification(title: string, options: Omit<Shown, "title">) {
        scope.shown = [...scope.shown!.filter(({ tag }) => tag !== options.tag), { title, ...options }];
      },
    });
  });

const shownIn = (context: BrowserContext): Promise<Shown[]> =>
  context.serviceWorkers()[0]!.evaluate(() => (globalThis as unknown as WorkerScope).shown!);

/** A press on the first that is shown. */
const press = (context: BrowserContext): Promise<unknown> =>
  context.serviceWorkers()[0]!.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const [{ data }] = scope.shown as [Shown];
    const notification = { data, close: () => scope.shown?.shift() };
    const event = Object.assign(new scope.ExtendableEvent("notificationclick"), { notification });
    // Only the browser's own events may be waited for.
    Object.assign(event, { waitUntil: (work: Promise<unknown>) => void work });
    scope.dispatchEvent(event);
  });

/** As the browser's own push service would, through its debugging door. */
async function deliver(context: BrowserContext, text: string): Promise<void> {
  const blank = await context.newPage();
  const door = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    door.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${site.url}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await door.send("ServiceWorker.enable");
  const registrationId = await registered;
  await door.send("ServiceWorker.deliverPushMessage", { origin: site.url, registrationId, data: text });
}

describe("who asked to be told, and closed the page", () => {
  it("[C102] reads on the device whose turn it is, and a press opens the match", async () => {
    const { page, context } = await site.come("/", { worker: true, before: tellPermission });
    await turnOn(page, context);
    // No hour is quiet, whenever this test runs.
    await page.getByLabel("Heures calmes").uncheck({ force: true });
    const ada = await playerOn(page);
    await expect
      .poll(async () => (await api<{ quiet: unknown }>("/api/me/push", ada.token, undefined, "GET")).quiet)
      .toBeNull();
    const bob = await newGuest("Bob");
    await page.close();

    // Bob opens a table of days at which Ada sits, from elsewhere: the match begins, and one of them is awaited.
    const wish = {
      game: "overturn",
      language: "fr",
      seats: 2,
      options: { clock: { kind: "days", days: 2 } },
    };
    const { id } = await api<{ id: string }>("/api/matches", bob.token, wish);
    await api(`/api/matches/${id}/seats`, ada.token, {});
    await expect.poll(() => service.received.length).toBe(1);
    const [{ headers, message }] = service.received as [(typeof service.received)[0]];
    expect(message).toMatchObject({ match: id, game: "Overturn", language: "fr", with: ["Bob"] });
    expect(["turn", "begun"]).toContain(message.kind);
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", topic: id });
    expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/);

    await keepShown(context);
    await deliver(context, JSON.stringify(message));
    await expect.poll(() => shownIn(context)).toHaveLength(1);
    const [shown] = await shownIn(context);
    expect(shown).toMatchObject({ tag: id, lang: "fr" });
    expect(shown!.title).toMatch(/^Overturn\u00a0: (?:à vous|la partie a commencé)$/);
    expect(shown!.body).toContain("Avec Bob.");

    // The same once more takes its place.
    await deliver(context, JSON.stringify({ ...message, kind: "half" }));
    await expect
      .poll(async () => (await shownIn(context)).map(({ title }) => title))
      .toEqual(["Overturn\u00a0: c’est toujours à vous"]);

    // A page of ours at no table goes there.
    const back = await context.newPage();
    await back.goto(site.url);
    await press(context);
    await back.waitForURL(`${site.url}/m/${id}`);
    await back.getByRole("heading", { name: "Partie d’Overturn" }).waitFor({ state: "attached" });
    expect(await shownIn(context)).toEqual([]);
  });
});

describe("the settings", () => {
  it("[C103] say each state, choose of what and when, and take the browser off again", async () => {
    const visitor = await site.come("/", { worker: true, viewport: PHONE, before: tellPermission });
    const { page, context } = visitor;
    await turnOn(page, context);
    const { token } = await playerOn(page);
    type Settings = { wishes: object; quiet: object | null; devices: object[] };
    const settings = () => api<Settings>("/api/me/push", token, undefined, "GET");
    expect(await settings()).toMatchObject({ quiet: { from: 22, to: 8 }, devices: [{}] });
    await page.getByLabel("Rappels").uncheck({ force: true });
    await page.locator(".push-hours select").first().selectOption("20");
    await expect
      .poll(settings)
      .toMatchObject({ wishes: { reminders: false, turn: true }, quiet: { from: 20, to: 8 } });
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    await page.getByLabel("Sur cet appareil, même page fermée").click({ force: true });
    await page.getByText("Cet appareil ne vous prévient plus.").first().waitFor();
    await expect.poll(async () => (await settings()).devices).toEqual([]);
    expect(await page.getByLabel("Rappels").count()).toBe(0);
  });

  it.each([
    [
      "a browser that refuses",
      "Le navigateur refuse",
      () => {
        Object.defineProperty(Notification, "permission", { get: () => "denied" });
      },
    ],
    [
      "a browser without notifications",
      "Ce navigateur ne sait pas prévenir",
      () => {
        Reflect.deleteProperty(globalThis, "Notification");
      },
    ],
    [
      "a browser without a push service",
      "tant que Palabre y reste ouvert",
      () => {
        Object.defineProperty(Notification, "permission", { get: () => "default" });
        Reflect.deleteProperty(globalThis, "PushManager");
      },
    ],
    [
      "an iPhone's browser",
      "Sur l’écran d’accueil",
      () => {
        Object.defineProperty(navigator, "userAgent", {
          get: () => "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)",
        });
        Reflect.deleteProperty(globalThis, "Notification");
      },
    ],
  ])("[C103] say plainly what %s can do", async (_, sentence, before) => {
    const visitor = await site.come("/", { viewport: PHONE, before });
    await visitor.page.getByRole("link", { name: "Réglages" }).click();
    await visitor.page.getByText(sentence).waitFor();
    await expectNoSidewaysScroll(visitor);
  });
});

describe("the offer", () => {
  it("[C104] comes in a match of days once the others are to play, asks by a press alone, and no is no", async () => {
    const visitor = await site.come("/", {
      worker: true,
      before: () => {
        const kept = globalThis as { asked?: number };
        kept.asked = 0;
        Object.defineProperty(Notification, "permission", { get: () => "default", configurable: true });
        Notification.requestPermission = async () => {
          kept.asked = (kept.asked ?? 0) + 1;
          return "default";
        };
      },
    });
    const { page } = visitor;
    const bob = await newGuest("Bob");
    const wish = {
      game: "overturn",
      language: "fr",
      seats: 2,
      options: { clock: { kind: "days", days: 2 } },
    };
    await page.getByRole("button", { name: "Jouer maintenant" }).click();
    await page.waitForURL(/\/m\//);
    const ada = await playerOn(page);
    const { id } = await api<{ id: string }>("/api/matches", ada.token, wish);
    await page.goto(`${site.url}/m/${id}`);
    const offer = page.getByRole("region", { name: "Me prévenir" });
    await offer.waitFor();
    const asked = () => page.evaluate(() => (globalThis as { asked?: number }).asked);
    expect(await asked()).toBe(0);
    expect(await page.getByText("pas là").count()).toBe(0);
    await offer.getByRole("button", { name: "Me prévenir" }).click();
    await expect.poll(asked).toBe(1);
    await offer.getByRole("button", { name: "Fermer" }).click();
    await page.reload();
    await offer.getByRole("button", { name: "Non merci" }).click();
    await offer.waitFor({ state: "detached" });
    await page.reload();
    await api(`/api/matches/${id}/seats`, bob.token, {});
    await page.locator(".seat-chip").nth(1).waitFor();
    await new Promise((resolve) => setTimeout(resolve, 6000)); // longer than the offer waits for the board
    expect(await offer.count()).toBe(0);
    expect(await page.getByText("pas là").count(), "Bob has days").toBe(0);
  });
});
