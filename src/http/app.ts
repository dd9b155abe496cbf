import { Hono } from "hono";
import type { Env } from "../env.ts";
import { answerHeaders } from "./middleware/answer-headers.ts";
import { boundedBody } from "./middleware/body.ts";
import { CALLERS } from "./middleware/callers.ts";
import { partnerPages } from "./middleware/cors.ts";
import { internalFault } from "./middleware/internal-fault.ts";
import { problem } from "./middleware/problem.ts";
import { noted } from "./middleware/security-log.ts";
import { embed } from "./pages/embed.ts";
import { pages } from "./pages/pages.ts";
import { wellKnown } from "./pages/well-known.ts";
import { type ApiContext, routerPath } from "./route.ts";
import { ROUTES } from "./routes/all.ts";

/** Every route there is: the calls of the API, as they declare themselves, and pages. */
export const app = new Hono<{ Bindings: Env }>();

app.use("*", answerHeaders);
app.use("/api/*", partnerPages(ROUTES));
app.use("*", boundedBody);
for (const route of ROUTES) app.on(route.method.toUpperCase(), routerPath(route.path), noted(route));

/** What is not there is told only to who might be there. */
const nothing = async (c: ApiContext): Promise<Response> =>
  problem("not-found", `There is no ${c.req.method} ${c.req.path}. See /api/openapi.json.`);
app.all("/api/admin/*", (c) => CALLERS.admin(c, () => nothing(c), "write"));
app.all("/api/partner/*", (c) => CALLERS.partner(c, () => nothing(c), "write"));
app.all("/api/*", nothing);
app.route("/embed/v1", embed);
app.route("/", wellKnown);
app.route("/", pages);
app.onError(internalFault);
