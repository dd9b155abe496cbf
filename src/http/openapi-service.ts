import { z } from "zod";
import { deadLettersSchema } from "../protocol/admin.ts";
import { newReportSchema, reportMadeSchema, reportsSchema, settleSchema } from "../protocol/reports.ts";
import {
  gameSchema,
  healthSchema,
  keysSchema,
  lexiconSchema,
  readinessSchema,
  wordSchema,
} from "../protocol/requests.ts";
import type { Call } from "./openapi-call.ts";

/** What is no player's and no match's: health, keys, games, words, reports and their settling. */
export const SERVICE_CALLS: readonly Call[] = [
  {
    method: "get",
    path: "/api/health",
    summary: "Whether the service is up",
    status: 200,
    answer: healthSchema,
  },
  {
    method: "get",
    path: "/api/health/deep",
    summary: "Whether everything is there that a match needs; 503 with what is missing and the fix",
    status: 200,
    answer: readinessSchema,
  },
  {
    method: "get",
    path: "/api/keys",
    summary: "The public keys that replays are sealed with",
    status: 200,
    answer: keysSchema,
  },
  {
    method: "get",
    path: "/api/games",
    summary: "The games and their options",
    status: 200,
    answer: z.array(gameSchema),
  },
  {
    method: "post",
    path: "/api/reports",
    summary: "Report a player or a message of a match that one sees",
    body: newReportSchema,
    status: 201,
    answer: reportMadeSchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/admin/reports",
    summary: "Open reports, for an administrator; settled ones with ?state=settled",
    status: 200,
    answer: reportsSchema,
    token: true,
  },
  {
    method: "post",
    path: "/api/admin/reports/{id}",
    summary: "Settle a report, as an administrator",
    body: settleSchema,
    status: 200,
    answer: settleSchema.pick({ decision: true }),
    token: true,
  },
  {
    method: "get",
    path: "/api/dictionary/{language}/{word}",
    summary: "Whether a word is one; ?lexicon=<hash> asks the words that a match keeps to",
    status: 200,
    answer: wordSchema,
  },
  {
    method: "get",
    path: "/api/admin/dead-letters",
    summary: "What a queue gave up on, with the administrator's key",
    status: 200,
    answer: deadLettersSchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/lexicons/{id}",
    summary: "The current lexicon of a language, by the hashes of its parts",
    status: 200,
    answer: lexiconSchema,
  },
  {
    method: "get",
    path: "/api/lexicons/{id}/{part}/{hash}",
    summary: "A part of a lexicon (trie or common), gzip; never changes",
    status: 200,
  },
];
