import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { z } from "zod";
import { explainIssues } from "../../core/issues.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { ProblemCode } from "../../protocol/problems.ts";
import { problem } from "./problem.ts";

const MAX_BODY_BYTES = 16 * 1024;

/**
 * Before any route: a body that says that it is too large is not read, and one that says nothing is read only as far
 * as it may go. What the routes then read is small and already here.
 */
export const boundedBody = createMiddleware(async (c, next) => {
  const { body, headers } = c.req.raw;
  if (body === null) return next();
  const declared = headers.get("Content-Length");
  const bytes = declared === null || Number(declared) <= MAX_BODY_BYTES ? await readAtMost(body) : null;
  if (bytes === null) return tooLarge();
  c.req.raw = new Request(c.req.raw, { body: bytes });
  return next();
});

/** Null, and the rest is not waited for, when there is more than may be. */
async function readAtMost(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(MAX_BODY_BYTES);
  const reader = body.getReader();
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > MAX_BODY_BYTES) {
      await reader.cancel();
      return null;
    }
    bytes.set(value, length);
    length += value.length;
  }
}

const tooLarge = (): Response => problem("body-too-large", `Send at most ${MAX_BODY_BYTES} bytes.`);

/** Reads a JSON body of this shape; an empty body counts as `{}`. Otherwise the answer to give. */
export async function readBody<T extends z.ZodType>(
  c: Context,
  schema: T,
): Promise<Result<z.output<T>, Response>> {
  const text = await c.req.text();
  let json: unknown;
  try {
    json = text === "" ? {} : JSON.parse(text);
  } catch {
    return fail(problem("body-malformed", "The body is not JSON. Send a JSON object."));
  }
  return check(schema, json);
}

export function check<T extends z.ZodType>(schema: T, value: unknown): Result<z.output<T>, Response> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  return fail(problem(codeOf(parsed.error.issues), explainIssues(parsed.error.issues)));
}

/** A name that is well-formed and will not do is told apart, since a person chose it and can choose again. */
function codeOf(issues: z.ZodError["issues"]): ProblemCode {
  const [first] = issues;
  const isName = issues.every(({ code, path }) => code === "custom" && path[0] === "name");
  if (!isName || first?.code !== "custom") return "body-malformed";
  return (first.params?.problem as ProblemCode | undefined) ?? "name-refused";
}
