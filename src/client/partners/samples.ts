/** Code that partners copy. The same in every language of the page. */

export const SIGNING_SAMPLE = `import { signVisitor } from "palabre/sdk/server";

// GET /my/game-token, for whoever is signed in at your site
const token = await signVisitor(
  { kid: "2026-11", secret: process.env.PALABRE_SECRET },
  { partner: "my-site", user: session.userId, name: session.name, origin: "https://www.my-site.example" },
);
return Response.json({ token });`;

export const CLAIMS_SAMPLE = `header   { "alg": "HS256" | "EdDSA" | "ES256", "kid": "2026-11" }
payload  { "iss": "my-site", "sub": "user-7", "aud": "palabre-embed",
           "iat": 1790000000, "exp": 1790000300, "jti": "b6c1…",
           "origin": "https://www.my-site.example", "name": "Zoé" }`;

export const WEBHOOK_SAMPLE = `import { verifyWebhook } from "palabre/sdk/server";

const body = await request.text();
const event = await verifyWebhook(process.env.PALABRE_WHSEC, request.headers, body);
if (event.type === "match.ended") await save(event.id, event.data);
return new Response(null, { status: 204 });`;

export const roomSample = (
  server: string,
  game: string,
): string => `curl -X POST ${server}/api/partner/rooms \\
  -H "Authorization: Bearer sk_live_…" -H "Idempotency-Key: order-4711" \\
  -d '{"game": "${game}", "language": "fr", "near": [{"continent": "EU"}]}'`;

export const LISTEN_SAMPLE = `const game = document.querySelector("palabre-game");
game.addEventListener("palabre:match.ended", ({ detail }) => console.log(detail.result));
await game.command("theme", { theme: "dark" });`;

export const policySample = (server: string): string => `script-src ${server}; frame-src ${server}`;
