import { openApi } from "./openapi.ts";
import { ROUTES } from "./routes.ts";
import { VERSION } from "./version.ts";

/** What the build writes; see `scripts/openapi.ts`. */
export const DOCUMENT = openApi(ROUTES, VERSION);
