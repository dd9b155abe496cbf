import { Hono } from "hono";
import type { Env } from "../env.ts";
import { boundedBody } from "./body.ts";
import { CALLERS } from "./callers.ts";
import { partnerPages } from "./cors.ts";
import { embed } from "./embed.ts";
import { internalFault } from "./internal-fault.ts";
import { pages } from "./pages.ts";
import { problem } from "./problem.ts";
import { type ApiContext, routerPath } from "./route.ts";
import { ROUTES } from "./routes.ts";

/** Every route there is: the calls of the API, as they declare themselves, and pages. */
export const app = new Hono<{ Bindings: Env }>();

app.use("/api/*", partnerPages(ROUTES));
app.use("*", boundedBody);
for (const { method, path, serve } of ROUTES) app.on(method.toUpperCase(), routerPath(path), serve);

/** What is not there is told only to who might be there. */
const nothing = async (c: ApiContext): Promise<Response> =>
  problem("not-found", `There is no ${c.req.method} ${c.req.path}. See /api/openapi.json.`);
app.all("/api/admin/*", (c) => CALLERS.admin(c, () => nothing(c), "write"));
app.all("/api/partner/*", (c) => CALLERS.partner(c, () => nothing(c), "write"));
app.all("/api/*", nothing);
app.route("/embed/v1", embed);
app.route("/", pages);
app.onError(internalFault);
