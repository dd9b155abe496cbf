import { z } from "zod";
import { problemSchema } from "../protocol/problems.ts";
import type { Call } from "./openapi-call.ts";
import { MATCH_CALLS } from "./openapi-matches.ts";
import { PARTNER_CALLS } from "./openapi-partners.ts";
import { PLAYER_CALLS } from "./openapi-players.ts";
import { SERVICE_CALLS } from "./openapi-service.ts";
import { VERSION } from "./version.ts";

/** The OpenAPI document, made of the same schemas that check the calls. */
const CALLS: readonly Call[] = [...SERVICE_CALLS, ...PLAYER_CALLS, ...MATCH_CALLS, ...PARTNER_CALLS];

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of CALLS) {
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
