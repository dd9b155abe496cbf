import type { Env } from "../env.ts";
import type { Partner } from "./partners.ts";

/**
 * The partner that is always there, for the live demo on the partners' page: that page is at one of our own
 * addresses and frames a game from another, as a partner's would. On a developer's machine those are `127.0.0.1`
 * and `localhost`; in production they are the two that `OWN_ORIGINS` names.
 */
export const DEMO_KEY = "pk_test_demo";
export const DEMO_ID = "demo";
const LOCAL_NAMES: Record<string, string> = { "127.0.0.1": "localhost", localhost: "127.0.0.1" };

/** All our addresses, the one that was called first. */
export function ownOrigins(env: Env, url: string): string[] {
  const here = new URL(url);
  const twin = new URL(url);
  twin.hostname = LOCAL_NAMES[here.hostname] ?? here.hostname;
  const named = env.OWN_ORIGINS.split(" ").filter((origin) => origin !== "");
  return [...new Set([here.origin, twin.origin, ...named])];
}

export const demoPartner = (env: Env, url: string): Partner => ({
  id: DEMO_ID,
  name: "Palabre",
  mode: "test",
  origins: ownOrigins(env, url),
  jwksUrl: null,
});
