import type { Context } from "hono";
import type { z } from "zod";
import { ok, type Result } from "../core/result.ts";
import type { Env } from "../env.ts";
import type { SocketPlace } from "../players/revocation.ts";
import type { PartnerProblemCode } from "../protocol/partner-problems.ts";
import type { ProblemCode } from "../protocol/problems.ts";
import { readBody } from "./middleware/body.ts";
import { CALLERS, type Callers, type Who } from "./middleware/callers.ts";
import { type Limit, spend } from "./middleware/limits.ts";

/**
 * A call of the API, said once: how it is reached, who may make it, how often, what it takes and what it answers. The
 * Worker keeps to it, and the OpenAPI document is written from it when the project is built.
 *
 * What is declared is checked in one order, and the first fault is the answer: the path, the limit, the caller, the
 * guard, the body. A handler only sees calls that passed.
 */
export interface Facts {
  readonly method: "get" | "post" | "patch" | "delete";
  /** With its parameters in braces, as OpenAPI writes them. */
  readonly path: string;
  /** Its name in the document, and in clients that are generated from it. */
  readonly id: string;
  readonly summary: string;
  readonly who: Who;
  readonly params?: Readonly<Record<string, z.ZodType>>;
  /** Counted per address. Calls of partners and administrators are counted without being told so here. */
  readonly limit?: Limit;
  /** Whether a page of another origin may make the call: a partner's page, or a sandboxed frame alone. */
  readonly pages?: "partners" | "sandboxes";
  /** Text; what it means is up to the handler, which sees no other. */
  readonly query?: Readonly<Record<string, z.ZodType>>;
  readonly body?: z.ZodType;
  /** By status: what is in the answer, or null for nothing. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Of answers that are not JSON. */
  readonly media?: string;
  /** Beyond those that follow from the rest of the declaration. */
  readonly problems?: readonly (ProblemCode | PartnerProblemCode)[];
  /** A call that succeeds, as far as it can be written down beforehand. */
  readonly example?: Example;
}

export interface Example {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type ApiContext = Context<{ Bindings: Env }>;

export interface Route extends Facts {
  readonly serve: (c: ApiContext) => Promise<Response>;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type Checks = Readonly<Record<string, z.ZodType>>;

type ParamsOf<Path extends string, Params extends Checks> = {
  readonly [Name in NamesIn<Path>]: Name extends keyof Params ? z.output<Params[Name]> : string;
};

interface Declared<
  Path extends string,
  W extends Who,
  Params extends Checks,
  Query extends Checks,
  Body extends z.ZodType,
  Guarded,
> extends Facts {
  readonly path: Path;
  readonly who: W;
  /** Those that have a shape of their own; the others are any text. */
  readonly params?: Params;
  /** What is answered when one of them has not: there is nothing at such a path. */
  readonly lost?: () => Response;
  readonly query?: Query;
  readonly body?: Body;
  /** The object that will hold the caller's socket, or name: the player's own object notes it, to close or erase it. */
  readonly place?: (c: ApiContext, params: ParamsOf<Path, Params>) => SocketPlace | "write";
  /** What else must hold before the body is looked at, and what the handler is told of it. */
  readonly guard?: (
    c: ApiContext,
    caller: Callers[W],
    params: ParamsOf<Path, Params>,
  ) => Result<Guarded, Response> | Promise<Result<Guarded, Response>>;
  readonly example?: Example & { readonly body?: z.input<Body> };
}

interface Call<
  Path extends string,
  W extends Who,
  Params extends Checks,
  Query extends Checks,
  Body extends z.ZodType,
  Guarded,
> {
  readonly caller: Callers[W];
  /** When the call came, before anything was waited for. */
  readonly askedAt: number;
  readonly params: ParamsOf<Path, Params>;
  readonly query: { readonly [Name in keyof Query]?: string };
  readonly body: z.output<Body>;
  readonly guarded: Guarded;
}

export function route<
  const Path extends string,
  W extends Who,
  Params extends Checks = Record<never, never>,
  Query extends Checks = Record<never, never>,
  Body extends z.ZodType = z.ZodType<undefined>,
  Guarded = undefined,
>(
  declared: Declared<Path, W, Params, Query, Body, Guarded>,
  handle: (c: ApiContext, call: Call<Path, W, Params, Query, Body, Guarded>) => Response | Promise<Response>,
): Route {
  const { params: checks = {}, lost, limit, who, place, guard, body: schema, query: names = {} } = declared;
  const serve = async (c: ApiContext): Promise<Response> => {
    const askedAt = Date.now();
    const given = c.req.param() as Record<string, string>;
    const isLost = Object.entries<z.ZodType>(checks).some(
      ([name, check]) => !check.safeParse(given[name]).success,
    );
    if (isLost && lost) return lost();
    const params = given as ParamsOf<Path, Params>;
    const spent = limit ? spend(c, limit) : null;
    if (spent) return spent;
    const admit = CALLERS[who];
    return admit(
      c,
      async (caller) => {
        const guarded = guard ? await guard(c, caller, params) : ok(undefined as Guarded);
        if (!guarded.ok) return guarded.error;
        const body = schema ? await readBody(c, schema) : ok(undefined as z.output<Body>);
        if (!body.ok) return body.error;
        const query = Object.fromEntries(Object.keys(names).map((name) => [name, c.req.query(name)])) as Call<
          Path,
          W,
          Params,
          Query,
          Body,
          Guarded
        >["query"];
        return handle(c, { caller, askedAt, params, query, body: body.value, guarded: guarded.value });
      },
      place?.(c, params) ?? "write",
    );
  };
  return { ...declared, serve };
}

/** The same path as the router writes it. */
export const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");
