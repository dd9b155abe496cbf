import { request } from "node:http";
import { PARTNER_PROBLEMS } from "../../src/protocol/partner-problems.ts";
import { PROBLEMS } from "../../src/protocol/problems.ts";
import { SUBPROTOCOL } from "../../src/protocol/socket.ts";
import { code, KEYS, MARKUP, type Scene, status, type Try } from "./attack.ts";

/** Answers taken for what they are not, and origins that say more than an origin. */
const NO_ORIGINS = [
  "*",
  "null",
  "https://*.example",
  "https://a.example/path",
  "https://a.example?x",
  "https://a.example;script-src *",
  "https://a.example 'unsafe-inline'",
  "https://a.example,https://b.example",
  "https://user@a.example",
  "http://a.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://a.example\r\nSet-Cookie: x=y",
];

/** Files, pages and answers, there or not: by whom they are served differs. */
const ANSWERS: readonly (readonly [what: string, path: string])[] = [
  ["the home page", "/"],
  ["a page", "/partners"],
  ["a page that is not there", "/nowhere"],
  ["a file", "/icon.svg"],
  ["a script", "/embed/v1.js"],
  ["a file that is not there", "/assets/none.js"],
  ["a frame", "/embed/v1/overturn?partner=pk_test_demo"],
  ["a frame of nobody's", "/embed/v1/overturn"],
  ["an answer", "/api/health"],
  ["an answer that is not there", "/api/nowhere"],
  ["a problem's page", "/problems/internal"],
  ["robots.txt", "/robots.txt"],
];

const header = async ({ url }: Scene, path: string, name: string, headers = {}): Promise<string> =>
  (await fetch(url + path, { headers, redirect: "manual" })).headers.get(name) ?? "none";

export const PAGE_TRIES: readonly Try[] = [
  ...NO_ORIGINS.map(
    (origin): Try => [
      `${JSON.stringify(origin)} for a partner's origin`,
      "400",
      ({ url, mine }) =>
        code(url, `/api/admin/partners/${mine.id}`, { origins: [origin] }, KEYS.ADMIN_KEY, "PATCH"),
    ],
  ),
  ...ANSWERS.flatMap(([what, path]): Try[] => [
    [`${what}, taken for another type`, "nosniff", (s) => header(s, path, "X-Content-Type-Options")],
    [`${what}, asked for without TLS`, "a year, subdomains too", (s) => transport(s, path)],
    [`${what}, without a policy`, "a policy", (s) => policy(s, path)],
  ]),
  ["a socket's answer, taken for another type", "nosniff", socketsType],
  ["an answer to somebody, kept by a cache", "no-store", (s) => mine(s, "/api/me")],
  ["an answer to a wrong token, kept by a cache", "no-store", (s) => mine(s, "/api/me", "x")],
  ["an answer to anybody, kept for somebody", "no-store", (s) => mine(s, `/api/matches/${s.match}`)],
  ["text made script in a frame", "Trusted Types", frameTypes],
  ["every problem's page", "all there", problemPages],
  ["a problem named after a prototype", "404", ({ url }) => status(`${url}/problems/__proto__`)],
  ["markup for a problem", "404, not repeated", markupProblem],
  ["the list of what was built", "404", ({ url }) => status(`${url}/.vite/manifest.json`)],
  ["the file of headers", "404", ({ url }) => status(`${url}/_headers`)],
];

async function transport(scene: Scene, path: string): Promise<string> {
  const seen = await header(scene, path, "Strict-Transport-Security");
  return seen === "max-age=31536000; includeSubDomains" ? "a year, subdomains too" : seen;
}

async function policy(scene: Scene, path: string): Promise<string> {
  const seen = await header(scene, path, "Content-Security-Policy");
  const rules = seen.split("; ");
  const holds = rules.includes("default-src 'none'") && rules.includes("base-uri 'none'");
  return holds && seen.includes("frame-ancestors ") ? "a policy" : seen;
}

const mine = (scene: Scene, path: string, token = scene.ada.token): Promise<string> =>
  header(scene, path, "Cache-Control", { authorization: `Bearer ${token}` });

async function frameTypes(scene: Scene): Promise<string> {
  const seen = await header(scene, "/embed/v1/overturn?partner=pk_test_demo", "Content-Security-Policy");
  return seen.includes("require-trusted-types-for 'script'; trusted-types palabre;") ? "Trusted Types" : seen;
}

/** Node's own WebSocket does not show the answer's headers. */
function socketsType({ url }: Scene): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/lobby/fr/socket`, {
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Protocol": SUBPROTOCOL,
      },
    });
    asked.on("response", (answer) => resolve(`${answer.statusCode}`));
    asked.on("upgrade", ({ headers }, open) => {
      open.destroy();
      resolve(headers["x-content-type-options"]?.toString() ?? "none");
    });
    asked.on("error", reject);
    asked.end();
  });
}

async function problemPages({ url }: Scene): Promise<string> {
  const codes = Object.keys({ ...PROBLEMS, ...PARTNER_PROBLEMS });
  const seen = await Promise.all(codes.map((each) => status(`${url}/problems/${each}`)));
  const missing = codes.filter((_, i) => seen[i] !== "200");
  return missing.length === 0 ? "all there" : `${missing}`;
}

async function markupProblem({ url }: Scene): Promise<string> {
  const answer = await fetch(`${url}/problems/${encodeURIComponent(MARKUP)}`);
  return `${answer.status}, ${(await answer.text()).includes("<img") ? "repeated" : "not repeated"}`;
}
