import { describe, expect, it } from "vitest";
import { planFor } from "../../src/client/worker/plan.ts";
import { pageFor, shownOf } from "../../src/client/worker/push.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import { PUSH_KINDS } from "../../src/match/push.ts";

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

describe("[C100] a message that a push service brings", () => {
  const message = (kind: string, more: object = {}) =>
    JSON.stringify({
      ...{ kind, language: "fr", match: "m1", game: "Overturn", with: ["Léa"], until: null },
      ...more,
    });

  it.each(LANGUAGES)("says in %s what there is to do, for every kind", (language) => {
    const titles = PUSH_KINDS.map((kind) => {
      const shown = shownOf(message(kind, { language }));
      expect(shown).toMatchObject({
        tag: "m1",
        path: kind === "invited" ? "/me/matches" : "/m/m1",
        language,
      });
      expect(shown.title).toContain("Overturn");
      return shown.title;
    });
    expect(new Set(titles).size).toBe(PUSH_KINDS.length);
    expect(shownOf(JSON.stringify({ kind: "digest", language, count: 5 }))).toMatchObject({
      title: expect.stringContaining("5"),
      path: "/me/matches",
    });
  });

  it("says who is there, in the language that the browser asked for", () => {
    expect(shownOf(message("turn"))).toMatchObject({ title: "Overturn\u00a0: à vous", body: "Avec Léa." });
    expect(shownOf(message("turn", { language: "en", with: [] }))).toMatchObject({ body: "" });
    expect(shownOf(message("invited", { language: "de" })).title).toBe(
      "Overturn: Léa möchte noch einmal spielen",
    );
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "7",
    '{"kind":"toString"}',
    '{"kind":"turn"}',
    message("toString"),
    message("other"),
  ])("that cannot be read says that something waits: %s", (text) =>
    expect(shownOf(text)).toMatchObject({ title: "Palabre", path: "/me/matches" }),
  );

  it("leads nowhere but to a page of ours", () =>
    expect(shownOf(message("turn", { match: "//evil.example/../x" })).path).toBe(
      "/m/%2F%2Fevil.example%2F..%2Fx",
    ));
});

describe("[C101] a press on it", () => {
  const page = (path: string, isTop = true) => ({ url: HERE + path, isTop });

  it.each([
    ["the page that shows it", ["/", "/m/m1", "/m/m2"], { goes: false, at: "/m/m1" }],
    ["a page that is at no table, which goes there", ["/m/m2", "/me", "/"], { goes: true, at: "/me" }],
    ["a new page where others are at tables", ["/m/m2", "/solo", "/m/m3/replay"], null],
    ["a new page where none is open", [], null],
  ])("leads to %s", (_, paths, expected) => {
    const found = pageFor(
      paths.map((path) => page(path)),
      "/m/m1",
    );
    expect(found && { goes: found.goes, at: new URL(found.page.url).pathname }).toEqual(expected);
  });

  it("leaves a partner's frame alone", () => {
    expect(pageFor([page("/m/m1", false), page("/", false)], "/m/m1")).toBeNull();
  });
});
