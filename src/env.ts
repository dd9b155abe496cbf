import type { MatchResult } from "./match/result.ts";
import type { Lobby } from "./objects/lobby.ts";
import type { Match } from "./objects/match.ts";
import type { Matchmaker } from "./objects/matchmaker.ts";
import type { Player } from "./objects/player.ts";
import type { WebhookMessage } from "./partners/deliveries.ts";

/** What `wrangler.toml` binds. */
export interface Env {
  readonly ASSETS: Fetcher;
  readonly DB: D1Database;
  readonly LEXICONS: KVNamespace;
  readonly MATCHES: DurableObjectNamespace<Match>;
  readonly LOBBIES: DurableObjectNamespace<Lobby>;
  readonly MATCHMAKERS: DurableObjectNamespace<Matchmaker>;
  readonly RESULTS: Queue<MatchResult>;
  readonly WEBHOOKS: Queue<WebhookMessage>;
  /** Counts for whoever runs this. */
  readonly METRICS?: AnalyticsEngineDataset;
  readonly PLAYERS: DurableObjectNamespace<Player>;
  /** `<key id>:<base64url key>`, separated by spaces: the first signs, all verify. */
  readonly SIGNING_KEYS: string;
  readonly FRAME_BURST: number;
  readonly FRAME_REFILL: number;
  readonly PHRASE_BURST: number;
  readonly PHRASE_REFILL: number;
  readonly ROOM_EDITS_PER_SECOND: number;
  /** Of one host, in each language's lobby. */
  readonly LISTED_TABLES: number;
  /** Who may watch one match at the same time. */
  readonly SPECTATORS: number;
  readonly PLAYERS_PER_MINUTE: number;
  readonly MATCHES_PER_MINUTE: number;
  readonly HINTS_PER_MINUTE: number;
  readonly ANALYSES_PER_MINUTE: number;
  readonly WORDS_PER_SECOND: number;
  readonly CODES_PER_MINUTE: number;
  readonly REPORTS_PER_MINUTE: number;
  readonly ORIGINS: string;
  readonly PARTNER_CALLS_PER_MINUTE: number;
  /** Endpoints of a partner, in each mode. */
  readonly WEBHOOK_ENDPOINTS: number;
  /** Seconds to wait after each failed delivery of a webhook, separated by spaces. */
  readonly WEBHOOK_DELAYS: string;
  /** `<public>:<private>` in base64url, by which push services know us; without it nobody is told outside a page. */
  readonly VAPID_KEYS?: string;
  /** Opens what only an administrator may read; without it nobody may. */
  readonly ADMIN_KEY?: string;
  /** "1" on a developer's machine, where addresses of partners and push services may be loopback. */
  readonly DEVELOPMENT?: string;
  /** Where to report a hole, as an address (`mailto:…`, `https://…`); empty: nowhere that we could name. */
  readonly SECURITY_CONTACT: string;
  /** Further addresses of this very service, separated by spaces. */
  readonly OWN_ORIGINS: string;
}

declare global {
  namespace Cloudflare {
    /** Gives `ctx.exports` its types: the entrypoints that the Worker itself exports. */
    interface GlobalProps {
      mainModule: typeof import("./worker.ts");
    }
  }
}
