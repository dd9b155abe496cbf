import type { Stakes } from "../../protocol/people.ts";
import { type Answer, call } from "../api.ts";

/** What the match at this table is about. */
export const readStakes = (match: string): Answer<Stakes> =>
  call("GET", `/api/matches/${encodeURIComponent(match)}/stakes`);
