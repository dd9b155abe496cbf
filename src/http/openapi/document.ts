import { ROUTES } from "../routes/all.ts";
import { VERSION } from "../version.ts";
import { openApi } from "./describe.ts";

/** What the build writes; see `scripts/openapi.ts`. */
export const DOCUMENT = openApi(ROUTES, VERSION);
