import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { receiver } from "../players/receiver.ts";
import { asked, code, type Scene, type Try } from "./attack.ts";
import { newGuest } from "./tables.ts";

/** A subscription's address is a request that somebody else chose: where it may lead, and whose it is. */
const PATH = "/api/me/push/devices";
const FCM = "https://fcm.googleapis.com/fcm/send/attack";

const wish = (endpoint: string, more: object = {}) => ({
  ...{ endpoint, keys: receiver().keys, language: "fr", timeZone: "UTC" },
  ...more,
});

const told =
  (body: object) =>
  ({ url, eve }: Scene): Promise<string> =>
    code(url, PATH, body, eve.token);

/** Spelled in every way that leads inward, or to somebody who takes requests from us for a reason of their own. */
const ADDRESSES: readonly string[] = [
  "http://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/",
  "https://[fd00::1]/",
  "https://0xa9fea9fe/",
  "https://2852039166/",
  "https://metadata.google.internal/",
  "http://fcm.googleapis.com/fcm/send/a",
  "https://fcm.googleapis.com:8080/fcm/send/a",
  "https://fcm.googleapis.com.evil.example/a",
  "https://evil.example/fcm.googleapis.com",
  "https://fcm.googleapis.com@evil.example/a",
  "https://a:b@fcm.googleapis.com/a",
  "https://evil.example#.fcm.googleapis.com",
  "https://storage.googleapis.com/a",
  "https://evil.notify.windows.com.example/a",
  "https://xn--fcm-googleapis-9oa.com/a",
  "file:///etc/passwd",
  "ftp://updates.push.services.mozilla.com/a",
  "javascript:alert(1)",
];

export const PUSH_TRIES: readonly Try[] = [
  ...ADDRESSES.map((address): Try => [`to be told at ${address}`, "400", told(wish(address))]),
  ["to be told at an address of 3 KB", "400", told(wish(`${FCM}${"a".repeat(3000)}`))],
  [
    "to be told with a key that is no point of the curve",
    "400",
    told(wish(FCM, { keys: { p256dh: "BAAA", auth: "AAAA" } })),
  ],
  ["to be told in a time zone that there is not", "400", told(wish(FCM, { timeZone: "../../etc" }))],
  ["to be told for somebody else", "400", (s) => told(wish(FCM, { player: s.ada.player.id }))(s)],
  ["to be told without a token", "401", ({ url }) => code(url, PATH, wish(FCM))],
  [
    "a subscription as the server takes it, so that those before failed for their own reason",
    "200",
    told(wish(FCM)),
  ],
  ["somebody's address or key in what the server says of it", "absent", hidden],
  ["somebody else's browser, taken off by its id", "still there", takenOff],
  ["a redirect of a push service, followed inward", "not followed", redirected],
];

async function hidden({ url, eve }: Scene): Promise<string> {
  const text = await read(`${url}/api/me/push`, eve.token);
  return /fcm\.googleapis|p256dh|auth"/.test(text) ? "shown" : "absent";
}

async function takenOff({ url, eve, bob }: Scene): Promise<string> {
  const { devices } = JSON.parse(await read(`${url}/api/me/push`, eve.token)) as {
    devices: { id: string }[];
  };
  await asked(`${url}${PATH}/${devices[0]!.id}`, bob.token, "DELETE");
  return (await read(`${url}/api/me/push`, eve.token)).includes(devices[0]!.id) ? "still there" : "gone";
}

/** On a developer's machine the service may be on loopback: this one sends us on to another, which nobody should reach. */
async function redirected({ url }: Scene): Promise<string> {
  let hasCome = false;
  const inner = createServer((_, answer) => {
    hasCome = true;
    answer.end();
  });
  const innerUrl = await listening(inner);
  let isAsked: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const outer = createServer((_, answer) => {
    answer.writeHead(307, { Location: innerUrl }).end();
    isAsked();
  });
  const [ada, bob] = [await newGuest(url), await newGuest(url)];
  const endpoint = await listening(outer);
  await code(url, "/api/me/push", { quiet: null }, ada.token, "PATCH");
  if ((await code(url, PATH, wish(endpoint), ada.token)) !== "200") return "not subscribed";
  const options = { clock: { kind: "days", days: 1 } };
  const made = await fetch(`${url}/api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${bob.token}` },
    body: JSON.stringify({ game: "overturn", language: "fr", seats: 2, options }),
  });
  const { id } = (await made.json()) as { id: string };
  await code(url, `/api/matches/${id}/seats`, {}, ada.token);
  await first;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  for (const server of [inner, outer]) server.close();
  return hasCome ? "followed" : "not followed";
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const read = async (url: string, token: string): Promise<string> =>
  (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
