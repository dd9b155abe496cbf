import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { app } from "../../src/http/app.ts";
import type { Point } from "../../src/match/effects.ts";
import { measure } from "../../src/objects/metrics.ts";

const ask = async (bindings: object) => {
  const answer = await app.request("/api/health/deep", {}, bindings, createExecutionContext());
  const { missing } = (await answer.json()) as { missing: { what: string; fix: string }[] };
  return {
    status: answer.status,
    missing: missing.map(({ what }) => what),
    fixes: missing.map(({ fix }) => fix),
  };
};

it("[W10] health tells what is missing, and what to do about it", async () => {
  // The tests publish French alone.
  const seen = await ask(env);
  expect(seen).toMatchObject({
    status: 503,
    missing: ["dictionary en", "dictionary de", "dictionary de-umlauts"],
  });
  expect(seen.fixes[0]).toContain("Publish the dictionaries");
  const bare = { prepare: () => ({ first: () => Promise.reject(new Error("no such table")) }) };
  expect((await ask({ ...env, DB: bare, SIGNING_KEYS: "" })).missing).toEqual([
    "SIGNING_KEYS",
    ...["dictionary en", "dictionary de", "dictionary de-umlauts"],
    "database",
  ]);
  for (const id of ["en", "de", "de-umlauts"])
    await env.LEXICONS.put(`lexicon:${id}`, JSON.stringify({ trie: "t", common: "c" }));
  expect(await ask(env)).toMatchObject({ status: 200, missing: [] });
});

it("a point holds what happened, in which game, with which code, and how long it took", () => {
  const points: AnalyticsEngineDataPoint[] = [];
  const METRICS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) };
  const point: Point = { what: "move", game: "password", code: "password/not-your-turn", ms: 42 };
  measure({ METRICS } as unknown as Pick<typeof env, "METRICS">, point);
  expect(points).toEqual([
    { indexes: ["move"], blobs: ["move", "password", "password/not-your-turn"], doubles: [1, 42] },
  ]);
  measure({}, point); // where nothing counts, nothing fails
});
