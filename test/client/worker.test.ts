import { describe, expect, it } from "vitest";
import { planFor } from "../../src/client/worker/plan.ts";

const HERE = "https://palabre.test";

describe("[C20] the service worker", () => {
  it.each([
    ["GET", "navigate", "/", "page"],
    ["GET", "navigate", "/m/abc", "page"],
    ["GET", "navigate", "/embed/v1/buzzle", "leave"],
    ["GET", "navigate", "/api/openapi.json", "leave"],
    ["GET", "cors", "/api/health", "leave"],
    ["GET", "cors", "/oembed?url=x", "leave"],
    ["GET", "no-cors", "/embed/v1.js", "leave"],
    ["GET", "cors", "/assets/index-abc.js", "asset"],
    ["POST", "cors", "/assets/index-abc.js", "leave"],
    ["GET", "cors", "/manifest.webmanifest", "leave"],
    ["GET", "cors", "https://elsewhere.test/assets/a.js", "leave"],
  ])("%s %s %s: %s", (method, mode, path, plan) =>
    expect(planFor({ method, mode, url: new URL(path, HERE).href }, HERE)).toBe(plan),
  );
});
