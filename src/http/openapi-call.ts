import type { z } from "zod";

/** One call as the OpenAPI document tells it, with the schemas that check it. */
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
