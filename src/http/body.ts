import type { Context } from "hono";
import type { z } from "zod";
import { fail, ok, type Result } from "../core/result.ts";
import { problem } from "./problem.ts";

const MAX_BODY_BYTES = 16 * 1024;

/** Reads a JSON body of this shape; an empty body counts as `{}`. Otherwise the answer to give. */
export async function readBody<T extends z.ZodType>(
  c: Context,
  schema: T,
): Promise<Result<z.output<T>, Response>> {
  const text = await c.req.text();
  if (text.length > MAX_BODY_BYTES)
    return fail(problem("body-too-large", `Send at most ${MAX_BODY_BYTES} bytes.`));
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
  // Well-formed, but hurtful: told apart, since a person chose it and can choose again.
  const isRudeName = parsed.error.issues.every(({ code, path }) => code === "custom" && path[0] === "name");
  return fail(problem(isRudeName ? "name-refused" : "body-malformed", explain(parsed.error)));
}

function explain(error: z.ZodError): string {
  return error.issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join("; ");
}
