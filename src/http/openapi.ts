import { z } from "zod";
import {
  boardSchema,
  ceremonySchema,
  historySchema,
  meSchema,
  newPasskeySchema,
  renameSchema,
  signInSchema,
} from "../protocol/accounts.ts";
import { deadLettersSchema } from "../protocol/admin.ts";
import { lobbySchema } from "../protocol/lobby.ts";
import { waitingForMeSchema } from "../protocol/me.ts";
import { problemSchema } from "../protocol/problems.ts";
import { newReportSchema, reportMadeSchema, reportsSchema, settleSchema } from "../protocol/reports.ts";
import {
  arrangeSchema,
  changeRoomSchema,
  dailyTableSchema,
  gameSchema,
  healthSchema,
  hintSchema,
  keysSchema,
  lexiconSchema,
  matchMadeSchema,
  newMatchSchema,
  newPlayerSchema,
  playerSchema,
  readinessSchema,
  rematchAnswerSchema,
  rematchSchema,
  replaySchema,
  roomSchema,
  seatTakenSchema,
  summarySchema,
  takeSeatSchema,
  wordSchema,
} from "../protocol/requests.ts";
import { PARTNER_CALLS } from "./openapi-partners.ts";
import { VERSION } from "./version.ts";

/** The OpenAPI document, made of the same schemas that check the calls. */
export interface Call {
  readonly method: "get" | "post" | "patch" | "delete";
  readonly path: string;
  readonly summary: string;
  readonly query?: readonly string[];
  readonly body?: z.ZodType;
  readonly status: number;
  readonly answer?: z.ZodType;
  readonly token?: true;
}

const seqSchema = z.object({ seq: z.int() });

const CALLS: readonly Call[] = [
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
    method: "post",
    path: "/api/players",
    summary: "Become a guest",
    body: newPlayerSchema,
    status: 201,
    answer: playerSchema,
  },
  { method: "get", path: "/api/me", summary: "Who I am", status: 200, answer: meSchema, token: true },
  {
    method: "patch",
    path: "/api/me",
    summary: "Change my name",
    body: renameSchema,
    status: 200,
    answer: playerSchema,
    token: true,
  },
  {
    method: "delete",
    path: "/api/me",
    summary: "Delete my account: my matches stay, without my name",
    status: 204,
    token: true,
  },
  {
    method: "get",
    path: "/api/me/matches",
    summary: "The matches I have finished, the newest first; `before` for the next page",
    status: 200,
    answer: historySchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/me/open",
    summary: "My open matches and invitations: what waits for me",
    status: 200,
    answer: waitingForMeSchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/me/socket",
    summary: "The WebSocket that tells what waits for me",
    status: 101,
  },
  {
    method: "get",
    path: "/api/me/export",
    summary: "All that is kept of me",
    status: 200,
    answer: z.looseObject({}),
    token: true,
  },
  {
    method: "post",
    path: "/api/me/sign-out",
    summary: "Void every token of mine but the one in the answer",
    status: 200,
    answer: playerSchema,
    token: true,
  },
  {
    method: "post",
    path: "/api/me/passkeys/options",
    summary: "Begin to make a passkey",
    status: 200,
    answer: ceremonySchema,
    token: true,
  },
  {
    method: "post",
    path: "/api/me/passkeys",
    summary: "Keep a passkey; a guest becomes an account",
    body: newPasskeySchema,
    status: 201,
    answer: playerSchema,
    token: true,
  },
  {
    method: "delete",
    path: "/api/me/passkeys/{id}",
    summary: "Remove a passkey, unless it is the last",
    status: 204,
    token: true,
  },
  {
    method: "post",
    path: "/api/sign-in/options",
    summary: "Begin to sign in with a passkey",
    status: 200,
    answer: ceremonySchema,
  },
  {
    method: "post",
    path: "/api/sign-in",
    summary: "Sign in with a passkey",
    body: signInSchema,
    status: 200,
    answer: playerSchema,
  },
  {
    method: "get",
    path: "/api/boards/{game}",
    summary: "A game's leader board; with a token, also one's own place",
    status: 200,
    answer: boardSchema,
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
    path: "/api/matches",
    summary: "Open a match and sit on seat 0",
    body: newMatchSchema,
    status: 201,
    answer: matchMadeSchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/matches/{id}",
    summary: "What anyone with the link may know",
    status: 200,
    answer: summarySchema,
  },
  {
    method: "post",
    path: "/api/matches/{id}/seats",
    summary: "Take a seat",
    body: takeSeatSchema,
    status: 201,
    answer: seatTakenSchema,
    token: true,
  },
  {
    method: "delete",
    path: "/api/matches/{id}/seats",
    summary: "Give my seat up, before the match begins",
    status: 200,
    answer: seqSchema,
    token: true,
  },
  {
    method: "patch",
    path: "/api/matches/{id}",
    summary: "Change options, seats, visibility or start, as the host, before the match begins",
    body: changeRoomSchema,
    status: 200,
    answer: seqSchema,
    token: true,
  },
  {
    method: "post",
    path: "/api/matches/{id}/arrange",
    summary: "Move or remove somebody, place a bot, hand the room on, as the host",
    body: arrangeSchema,
    status: 200,
    answer: seqSchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/rooms/{code}",
    summary: "The match that a room's code leads to",
    status: 200,
    answer: roomSchema,
  },
  {
    method: "get",
    path: "/api/lobby/{language}",
    summary: "Public rooms, and public matches to watch",
    status: 200,
    answer: lobbySchema,
  },
  {
    method: "get",
    path: "/api/lobby/{language}/socket",
    summary: "The same over a WebSocket, live",
    status: 101,
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
    method: "post",
    path: "/api/matches/{id}/start",
    summary: "Begin, as the host",
    status: 200,
    answer: seqSchema,
    token: true,
  },
  {
    method: "post",
    path: "/api/matches/{id}/rematch",
    summary: "Offer, accept or decline to play the same again",
    body: rematchSchema,
    status: 200,
    answer: rematchAnswerSchema,
    token: true,
  },
  {
    method: "post",
    path: "/api/matches/{id}/hint",
    summary: "A good move, in a match made to practise",
    status: 200,
    answer: hintSchema,
    token: true,
  },
  {
    method: "get",
    path: "/api/matches/{id}/replay",
    summary: "A finished match with nothing hidden",
    status: 200,
    answer: replaySchema,
  },
  {
    method: "get",
    path: "/api/matches/{id}/analysis",
    summary: "What could have been played, for games that have it",
    status: 200,
    answer: z.unknown(),
  },
  { method: "get", path: "/api/matches/{id}/socket", summary: "The match's WebSocket", status: 101 },
  {
    method: "get",
    path: "/api/quick-match/socket",
    summary: "The WebSocket on which strangers are found",
    query: ["game", "language"],
    status: 101,
  },
  {
    method: "get",
    path: "/api/daily/{game}/{language}",
    summary: "Today's table of the daily puzzle",
    status: 200,
    answer: dailyTableSchema,
  },
  {
    method: "get",
    path: "/api/dictionary/{language}/{word}",
    summary: "Whether a word is one",
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

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of [...CALLS, ...PARTNER_CALLS]) {
    paths[call.path] ??= {};
    paths[call.path]![call.method] = operation(call);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Palabre", version: VERSION, description: "Word games with people." },
    paths,
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
      schemas: { Problem: json(problemSchema, "output") },
    },
  };
}

function operation({ path, query, summary, body, status, answer, token }: Call): object {
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: "path" })),
    ...(query ?? []).map((name) => ({ name, in: "query" })),
  ];
  return {
    summary,
    ...(token ? { security: [{ token: [] }] } : {}),
    ...(parameters.length > 0
      ? { parameters: parameters.map((each) => ({ ...each, required: true, schema: { type: "string" } })) }
      : {}),
    ...(body ? { requestBody: { content: { "application/json": { schema: json(body, "input") } } } } : {}),
    responses: {
      [status]: {
        description: summary,
        ...(answer ? { content: { "application/json": { schema: json(answer, "output") } } } : {}),
      },
      default: {
        description: "A problem, with a stable code",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

const json = (schema: z.ZodType, io: "input" | "output"): object =>
  z.toJSONSchema(schema, { io, unrepresentable: "any" });
