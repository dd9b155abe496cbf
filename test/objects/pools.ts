import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import type { Summary } from "../../src/protocol/requests.ts";
import { call } from "./client.ts";

/** Quick match's pools, as their tests look at them: where people are, who is listed, how time passes. */

export const PARIS = { latitude: "48.86", longitude: "2.35", continent: "EU" };
export const BOSTON = { latitude: "42.36", longitude: "-71.06", continent: "NA" };
export const SYDNEY = { latitude: "-33.87", longitude: "151.21", continent: "OC" };

export const pool = (region = "weur", language = "fr") => env.MATCHMAKERS.getByName(`${language}|${region}`);
export const summaryOf = async (match: string) =>
  (await (await call(`/api/matches/${match}`)).json()) as Summary;
export const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
export const keysOf = (region: string) =>
  runInDurableObject(pool(region), (_, { storage }) =>
    [...storage.kv.list()].map(([key]) => key.split(":")[0]),
  );
/** Until exactly this many are listed with a pool's broker. */
export const listed = (region: string, count: number) =>
  expect.poll(async () => (await keysOf(region)).filter((kind) => kind === "listing").length).toBe(count);

/** Lets the pool look at its clock, after that much time. */
export async function after(ms: number, region?: string): Promise<void> {
  pass(ms);
  await runDurableObjectAlarm(pool(region));
}
