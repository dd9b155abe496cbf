import { signVisitor } from "../../src/sdk/server.ts";
import { asked, code, KEYS, ORIGIN, type Partner, type Scene, type Try } from "./attack.ts";
import { post } from "./tables.ts";

/** Administrators' and partners' calls, with a key that is none, or somebody else's. */
const ADMIN_CALLS = ["GET partners", "POST partners", "GET reports", "GET dead-letters"];

const adminTries = ADMIN_CALLS.flatMap((call): Try[] => {
  const [method, path] = call.split(" ") as [string, string];
  const ask = (url: string, key: string) => asked(`${url}/api/admin/${path}`, key, method);
  return [
    [`${call} as administrator, with a wrong key`, "403", ({ url }) => ask(url, `${KEYS.ADMIN_KEY}x`)],
    [`${call} as administrator, with a player's token`, "403", ({ url, ada }) => ask(url, ada.token)],
    [`${call} as administrator, with a partner's key`, "403", ({ url, mine }) => ask(url, mine.secretKey)],
    [
      `${call} as administrator, the key in the address`,
      "403",
      ({ url }) => asked(`${url}/api/admin/${path}?key=${KEYS.ADMIN_KEY}`, "", method),
    ],
  ];
});

const partner = (url: string, path: string, key: string, method = "GET"): Promise<string> =>
  asked(`${url}/api/partner${path}`, key, method);

export const PARTNER_TRIES: readonly Try[] = [
  ...adminTries,
  ["a partner's call with its public key", "401", ({ url, mine }) => partner(url, "", mine.publicKey)],
  ["a partner's call with a player's token", "401", ({ url, ada }) => partner(url, "", ada.token)],
  ["a partner's call with the administrator's key", "401", ({ url }) => partner(url, "", KEYS.ADMIN_KEY)],
  ["a partner's call with a key that was ended", "401", revokedKey],
  [
    "another partner's match",
    "404",
    ({ url, mine, theirs }) => partner(url, `/matches/${theirs.match}`, mine.secretKey),
  ],
  [
    "another partner's replay",
    "404",
    ({ url, mine, theirs }) => partner(url, `/matches/${theirs.match}/replay`, mine.secretKey),
  ],
  [
    "one's own replay before the end",
    "403",
    ({ url, other, theirs }) => partner(url, `/matches/${theirs.match}/replay`, other.secretKey),
  ],
  [
    "a live match with a test key",
    "404",
    ({ url, other, theirs }) => partner(url, `/matches/${theirs.match}`, other.testKey),
  ],
  [
    "a match of nobody's, as a partner",
    "404",
    ({ url, mine, match }) => partner(url, `/matches/${match}`, mine.secretKey),
  ],
  ["another partner's webhook, its secret made anew", "404", foreignWebhook],
  ["an eleventh webhook", "409", eleventhWebhook],
  [
    "a webhook into the inner network",
    "400",
    ({ url, mine }) =>
      code(url, "/api/partner/webhooks", { url: "https://169.254.169.254/latest" }, mine.secretKey),
  ],
  [
    "a partner's seat without its link",
    "403 or 409",
    ({ url, eve, theirs }) => code(url, `/api/matches/${theirs.match}/seats`, {}, eve.token),
  ],
  [
    "a partner's seat with a damaged link",
    "403 or 409",
    ({ url, eve, theirs }) =>
      code(
        url,
        `/api/matches/${theirs.match}/seats`,
        { ticket: `${theirs.ticket.slice(0, -3)}AAA` },
        eve.token,
      ),
  ],
  [
    "a seat's link of another match",
    "403 or 409",
    ({ url, eve, match, theirs }) =>
      code(url, `/api/matches/${match}/seats`, { ticket: theirs.ticket }, eve.token),
  ],
  ["a partner's visitor, as signed", "201", (s) => enter(s, s.mine, sign(s.mine))],
  ["a visitor signed by another partner", "401", (s) => enter(s, s.mine, sign(s.other))],
  [
    "a visitor in another partner's name",
    "401",
    (s) => enter(s, s.mine, sign({ ...s.other, id: s.mine.id })),
  ],
  ["a visitor signed for another page", "401", (s) => enter(s, s.mine, sign(s.mine, "https://a.example"))],
  ["a visitor whose token has expired", "401", (s) => enter(s, s.mine, sign(s.mine, ORIGIN, -60))],
  ["a visitor whose token lives for a day", "401", (s) => enter(s, s.mine, sign(s.mine, ORIGIN, 86_400))],
  ["a visitor whose token is not signed", "401", unsigned],
  ["a visitor's token used twice", "401", replayed],
  [
    "a visitor's token as a player's",
    "401",
    async ({ url, mine }) => asked(`${url}/api/me`, await sign(mine)),
  ],
  [
    "a frame with a key that is none",
    "403",
    ({ url }) => code(url, "/api/embed/session", { partner: "pk_live_none" }),
  ],
];

const sign = (
  { id, signer }: Pick<Partner, "id" | "signer">,
  origin = ORIGIN,
  lifetimeS = 300,
): Promise<string> => signVisitor(signer, { partner: id, user: "visitor", origin, lifetimeS });

async function enter({ url }: Scene, { publicKey }: Partner, token: Promise<string>): Promise<string> {
  const visit = { partner: publicKey, origin: ORIGIN, token: await token };
  return code(url, "/api/embed/session", visit);
}

async function unsigned(scene: Scene): Promise<string> {
  const [, claims] = (await sign(scene.mine)).split(".");
  const head = Buffer.from(JSON.stringify({ alg: "none", kid: scene.mine.signer.kid })).toString("base64url");
  return enter(scene, scene.mine, Promise.resolve(`${head}.${claims}.`));
}

async function replayed(scene: Scene): Promise<string> {
  const token = sign(scene.mine);
  const first = await enter(scene, scene.mine, token);
  return first === "201" ? enter(scene, scene.mine, token) : `at first ${first}`;
}

async function revokedKey({ url, mine }: Scene): Promise<string> {
  const path = `/api/admin/partners/${mine.id}/keys`;
  const wish = { kind: "secret", mode: "live" };
  const made = await post<{ id: string; key: string }>(url, path, wish, KEYS.ADMIN_KEY);
  const before = await partner(url, "", made.key);
  const ended = await asked(`${url}${path}/${made.id}`, KEYS.ADMIN_KEY, "DELETE");
  return before === "200" && ended === "204" ? partner(url, "", made.key) : `${before}, ${ended}`;
}

/** All at once, so that counting before writing would not do. */
async function eleventhWebhook({ url, mine }: Scene): Promise<string> {
  const add = () => code(url, "/api/partner/webhooks", { url: "https://hooks.example/x" }, mine.testKey);
  const seen = await Promise.all(Array.from({ length: 11 }, add));
  return seen.filter((each) => each === "201").length === 10
    ? seen.find((each) => each !== "201")!
    : `${seen}`;
}

async function foreignWebhook({ url, mine, other }: Scene): Promise<string> {
  const { id } = await post<{ id: string }>(
    url,
    "/api/partner/webhooks",
    { url: "https://hooks.example.com/palabre" },
    other.secretKey,
  );
  return partner(url, `/webhooks/${id}/secret`, mine.secretKey, "POST");
}
