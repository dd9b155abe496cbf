import type { Route } from "../route.ts";
import { admin } from "./admin.ts";
import { blocks } from "./blocks.ts";
import { embedSession } from "./embed-session.ts";
import { games } from "./games.ts";
import { health } from "./health.ts";
import { lobby } from "./lobby.ts";
import { matches } from "./matches.ts";
import { notices } from "./notices.ts";
import { oembed } from "./oembed.ts";
import { served } from "./openapi.ts";
import { partnerAdmin } from "./partner-admin.ts";
import { webhooks } from "./partner-webhooks.ts";
import { partners } from "./partners.ts";
import { passkeys } from "./passkeys.ts";
import { people } from "./people.ts";
import { players } from "./players.ts";
import { push } from "./push.ts";
import { quickMatch } from "./quick-match.ts";
import { recovery } from "./recovery.ts";
import { reports } from "./reports.ts";
import { rooms } from "./rooms.ts";
import { sessions } from "./sessions.ts";
import { words } from "./words.ts";

/** Every call of the API, in the order of the document. */
export const ROUTES: readonly Route[] = [
  ...health,
  ...served,
  ...games,
  ...words,
  ...players,
  ...passkeys,
  ...recovery,
  ...sessions,
  ...people,
  ...matches,
  ...rooms,
  ...lobby,
  ...quickMatch,
  ...reports,
  ...blocks,
  ...notices,
  ...push,
  ...embedSession,
  ...oembed,
  ...partners,
  ...webhooks,
  ...admin,
  ...partnerAdmin,
];
