import { Hono } from "hono";
import type { Env } from "../env.ts";
import { logLine } from "../objects/log-line.ts";
import { publicKeys } from "../objects/sealing.ts";
import { UNREADABLE } from "../objects/store.ts";
import { admin } from "./admin.ts";
import { boards } from "./boards.ts";
import { boundedBody } from "./body.ts";
import { partnerPages } from "./cors.ts";
import { daily } from "./daily.ts";
import { dictionary } from "./dictionary.ts";
import { embed } from "./embed.ts";
import { embedSession } from "./embed-session.ts";
import { games } from "./games.ts";
import { health } from "./health.ts";
import { lexicons } from "./lexicons.ts";
import { lobby } from "./lobby.ts";
import { matches } from "./matches.ts";
import { me } from "./me.ts";
import { oembed } from "./oembed.ts";
import { openApi } from "./openapi.ts";
import { pages } from "./pages.ts";
import { partners } from "./partners.ts";
import { passkeys } from "./passkeys.ts";
import { players } from "./players.ts";
import { problem } from "./problem.ts";
import { quickMatch } from "./quick-match.ts";
import { recovery } from "./recovery.ts";
import { reports } from "./reports.ts";
import { rooms } from "./rooms.ts";

/** Every route there is. */
export const app = new Hono<{ Bindings: Env }>();

app.use("/api/*", partnerPages);
app.use("*", boundedBody);
app.route("/api/health", health);
app.get("/api/openapi.json", (c) => c.json(openApi()));
app.get("/api/keys", async (c) => c.json(await publicKeys(c.env.SIGNING_KEYS)));
app.route("/api/me", me);
app.route("/api", players);
app.route("/api", passkeys);
app.route("/api", recovery);
app.route("/api/boards", boards);
app.route("/api/games", games);
app.route("/api/matches", matches);
app.route("/api/rooms", rooms);
app.route("/api/lobby", lobby);
app.route("/api/reports", reports);
app.route("/api/quick-match", quickMatch);
app.route("/api/dictionary", dictionary);
app.route("/api/lexicons", lexicons);
app.route("/api/daily", daily);
app.route("/api/admin", admin);
app.route("/api/embed", embedSession);
app.route("/api/partner", partners);
app.all("/api/*", (c) =>
  problem("not-found", `There is no ${c.req.method} ${c.req.path}. See /api/openapi.json.`),
);
app.route("/embed/v1", embed);
app.route("/oembed", oembed);
app.route("/", pages);

app.onError((error, c) => {
  logLine("error", "request failed", {
    method: c.req.method,
    path: c.req.path,
    error: `${error.name}: ${error.message}`,
  });
  if (error.message.includes(UNREADABLE))
    return problem("match-unreadable", "Nothing is lost. Try again in a minute.", { "Retry-After": "60" });
  return problem("internal", "The fault is noted. Try again in a moment.");
});
