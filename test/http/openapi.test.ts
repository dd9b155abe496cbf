import { execFileSync } from "node:child_process";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";

/** The document as the build writes it. */
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema: object;
    readonly example?: unknown;
  }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: object; readonly example?: unknown }>;
  };
  readonly responses: Record<string, object>;
}

const text = execFileSync("node", ["--disable-warning=ExperimentalWarning", "scripts/openapi.ts"], {
  encoding: "utf8",
  maxBuffer: 16_000_000,
});
const document = JSON.parse(text) as { openapi: string; paths: Record<string, Record<string, Operation>> };
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, path, operation })),
);

/** Whoever wrote a client of one of these counts on it: a line is added here when a call is, and none ever goes. */
const PUBLISHED = `
  get /api/health
  get /api/health/deep
  get /api/keys
  get /api/games
  post /api/reports
  get /api/admin/reports
  post /api/admin/reports/{id}
  get /api/dictionary/{language}/{word}
  get /api/dictionary/{language}/{word}/meaning
  get /api/admin/dead-letters
  get /api/lexicons/{id}
  get /api/lexicons/{id}/{part}/{hash}
  post /api/players
  get /api/players/{player}
  get /api/me
  patch /api/me
  delete /api/me
  get /api/me/matches
  get /api/me/open
  get /api/me/socket
  get /api/me/export
  post /api/me/sign-out
  delete /api/me/session
  get /api/me/sessions
  delete /api/me/sessions/{id}
  post /api/admin/players/{id}/sign-out
  post /api/me/passkeys/options
  post /api/me/passkeys
  delete /api/me/passkeys/{id}
  post /api/me/confirm/options
  post /api/me/confirm
  post /api/me/recovery-codes
  post /api/recovery/options
  post /api/recovery
  post /api/sign-in/options
  post /api/sign-in
  get /api/boards/{game}
  post /api/matches
  get /api/matches/{id}
  patch /api/matches/{id}
  post /api/matches/{id}/seats
  delete /api/matches/{id}/seats
  post /api/matches/{id}/arrange
  get /api/rooms/{code}
  get /api/lobby/{language}
  get /api/lobby/{language}/socket
  post /api/matches/{id}/start
  post /api/matches/{id}/rematch
  post /api/matches/{id}/hint
  get /api/matches/{id}/replay
  get /api/matches/{id}/analysis
  get /api/matches/{id}/stakes
  get /api/matches/{id}/socket
  get /api/quick-match/socket
  get /api/quick-match
  get /api/daily/{game}/{language}
  post /api/embed/session
  get /oembed
  get /api/partner
  post /api/partner/rooms
  get /api/partner/matches/{id}
  get /api/partner/matches/{id}/replay
  get /api/partner/leaderboard/{game}
  get /api/partner/webhooks
  post /api/partner/webhooks
  post /api/partner/webhooks/test
  post /api/partner/webhooks/{id}/secret
  post /api/partner/webhooks/{id}/enable
  delete /api/partner/webhooks/{id}
  get /api/partner/deliveries
  post /api/partner/deliveries/{id}/resend
  get /api/admin/partners
  post /api/admin/partners
  post /api/admin/partners/reseal
  patch /api/admin/partners/{partner}
  post /api/admin/partners/{partner}/keys
  delete /api/admin/partners/{partner}/keys/{key}
  post /api/admin/partners/{partner}/signers
  delete /api/admin/partners/{partner}/signers/{kid}
  get /api/openapi.json
  get /api/daily/{game}/{language}/{day}
  get /api/embed/demo
  get /api/me/blocks
  post /api/me/blocks
  delete /api/me/blocks/{player}
  get /api/me/notices
  post /api/me/notices/{id}/seen
  post /api/me/notices/{id}/objection
  get /api/me/push
  patch /api/me/push
  post /api/me/push/devices
  delete /api/me/push/devices/{id}
`;

describe("the OpenAPI document", () => {
  it("is one, by the standard's own schema", async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it("would not be one with an answer of another shape: the validator looks", async () => {
    const damaged = structuredClone(document) as unknown as { paths: Record<string, object> };
    damaged.paths["/api/health"] = { get: { responses: [] } };
    expect((await new Validator().validate(damaged)).valid).toBe(false);
  });

  it("has every call that was ever published, and no other unsaid", () => {
    const published = PUBLISHED.trim().split(/\s*\n\s*/);
    expect(operations.map(({ call }) => call).sort()).toEqual(published.sort());
  });

  it("names each call once", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  it("says every parameter of a path, and what is answered when all goes well", () => {
    for (const { call, path, operation } of operations) {
      const said = (operation.parameters ?? []).map(({ name }) => name);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(said, call).toEqual(expect.arrayContaining(inPath));
      expect(
        Object.keys(operation.responses).filter((status) => /^[123]/.test(status)),
        call,
      ).not.toEqual([]);
    }
  });

  it("gives examples that fit what it says itself", () => {
    let examples = 0;
    const fits = (call: string, schema: object, example: unknown): void => {
      if (example === undefined) return;
      examples++;
      const { error } = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(example);
      expect(error?.issues, call).toBeUndefined();
    };
    for (const { call, operation } of operations) {
      for (const { schema, example } of operation.parameters ?? []) fits(call, schema, example);
      for (const { schema, example } of Object.values(operation.requestBody?.content ?? {}))
        fits(call, schema, example);
    }
    expect(examples).toBeGreaterThan(25);
  });
});
