import { z } from "zod";
import { CONFIRMATION_HEADER } from "../../protocol/accounts.ts";
import { PARTNER_PROBLEMS } from "../../protocol/partner-problems.ts";
import { PROBLEMS, problemSchema } from "../../protocol/problems.ts";
import type { Who } from "../middleware/callers.ts";
import type { Facts } from "../route.ts";

/** Writes the OpenAPI document from what the routes declare. Part of the build; nothing of the Worker imports it. */

const TITLES = { ...PROBLEMS, ...PARTNER_PROBLEMS };
type Code = keyof typeof TITLES;

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: object;
  readonly example?: unknown;
}

const bearer = (description: string): object => ({ type: "http", scheme: "bearer", description });

const SCHEMES = {
  token: bearer("A player's token, from POST /api/players or POST /api/sign-in"),
  secretKey: bearer("A partner's secret key, sk_…"),
  adminKey: bearer("The administrator's key"),
};

/** What each kind of caller sends; an empty entry says that nothing need be sent. */
const SECURITY: Record<Who, readonly Partial<Record<keyof typeof SCHEMES, []>>[]> = {
  anyone: [],
  visitor: [{}, { token: [] }],
  reader: [{}, { token: [] }],
  player: [{ token: [] }],
  owner: [{ token: [] }],
  partner: [{ secretKey: [] }],
  admin: [{ adminKey: [] }],
  // The token comes as a subprotocol, which OpenAPI cannot say.
  socket: [],
};

/** The problems that being such a caller may bring. */
const REFUSED: Record<Who, readonly Code[]> = {
  anyone: [],
  visitor: ["token-invalid"],
  reader: [],
  player: ["token-missing", "token-invalid"],
  owner: ["token-missing", "token-invalid", "confirmation-needed"],
  partner: ["secret-key-missing", "too-many-requests"],
  admin: ["admin-only", "too-many-requests"],
  socket: ["upgrade-required", "origin-not-allowed"],
};

export function openApi(routes: readonly Facts[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    paths[route.path]![route.method] = operation(route);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Palabre",
      version,
      description: "Word games with people.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: { securitySchemes: SCHEMES, schemas: { Problem: json(problemSchema, "output") } },
  };
}

function operation(route: Facts): object {
  const { id, summary, who, body, example } = route;
  const parameters = parametersOf(route);
  return {
    operationId: id,
    summary,
    security: SECURITY[who],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: !body.safeParse({}).success,
            content: {
              "application/json": {
                schema: json(body, "input"),
                ...(example?.body === undefined ? {} : { example: example.body }),
              },
            },
          },
        }
      : {}),
    responses: { ...answersOf(route), ...problemsOf(route), default: problemAnswer("Any other problem") },
  };
}

function parametersOf({ method, path, who, params, query, example }: Facts): Parameter[] {
  const given = (value: string | undefined) => (value === undefined ? {} : { example: value });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]): Parameter => {
    const schema = params?.[name!];
    return {
      ...{ name: name!, in: "path", required: true },
      schema: schema ? json(schema, "input") : { type: "string" },
      ...given(example?.params?.[name!]),
    };
  });
  const inQuery = Object.entries(query ?? {}).map(([name, schema]): Parameter => {
    const { description, ...shape } = json(schema, "input") as { description?: string };
    return {
      ...{ name, in: "query", required: !schema.safeParse(undefined).success },
      ...(description === undefined ? {} : { description }),
      schema: shape,
      ...given(example?.query?.[name]),
    };
  });
  const header = (name: string, description: string): Parameter => ({
    ...{ name, in: "header", required: false, description },
    schema: { type: "string" },
  });
  return [
    ...inPath,
    ...inQuery,
    ...(who === "partner" && method === "post"
      ? [header("Idempotency-Key", "1 to 128 printable characters: the same call again has its effect once")]
      : []),
    ...(who === "owner"
      ? [header(CONFIRMATION_HEADER, "From POST /api/me/confirm; needed where there is a passkey")]
      : []),
  ];
}

function answersOf({ summary, answers, media = "application/json" }: Facts): Record<string, object> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      {
        description: summary,
        ...(schema ? { content: { [media]: { schema: json(schema, "output") } } } : {}),
      },
    ]),
  );
}

/** By status, each with its codes: those of the declaration, and those that follow from it. */
function problemsOf({ who, limit, body, problems = [], answers }: Facts): Record<string, object> {
  const codes = new Set<Code>([
    ...REFUSED[who],
    ...(limit ? (["too-many-requests"] as const) : []),
    ...(body ? (["body-malformed", "body-too-large"] as const) : []),
    ...problems,
  ]);
  const statuses = new Set([...codes].map((code) => TITLES[code][0]));
  return Object.fromEntries(
    [...statuses]
      .filter((status) => !(status in answers))
      .map((status) => {
        const some = [...codes].filter((code) => TITLES[code][0] === status);
        return [status, problemAnswer(some.map((code) => `\`${code}\`: ${TITLES[code][1]}`).join("; "))];
      }),
  );
}

const problemAnswer = (description: string): object => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

function json(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
