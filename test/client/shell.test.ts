import { describe, expect, it } from "vitest";
import { chooseLanguage, languageAmong } from "../../src/client/choose-language.ts";
import { fr } from "../../src/client/i18n/fr.ts";
import { fill } from "../../src/client/language.ts";
import { formatLeft } from "../../src/client/match/format-left.ts";
import { seatName } from "../../src/client/match/names.ts";
import { parseRoute } from "../../src/client/route.ts";
import { readSettings } from "../../src/client/settings.ts";

describe("[C21] pages by path", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/password", { page: "new", game: "password" }],
    ["/settings", { page: "settings" }],
    ["/me", { page: "me" }],
    ["/boards/password", { page: "board", game: "password" }],
    ["/boards", { page: "lost" }],
    ["/m/abc", { page: "match", id: "abc" }],
    ["/m/abc/", { page: "match", id: "abc" }],
    ["/m", { page: "lost" }],
    ["/m/a/b", { page: "lost" }],
    ["/nowhere", { page: "lost" }],
  ])("%s", (path, route) => expect(parseRoute(path)).toEqual(route));
});

describe("[C3] the language of the page", () => {
  it("is the one chosen before", () => expect(chooseLanguage("de", ["fr"])).toBe("de"));
  it("is the first of the browser's that we speak", () =>
    expect(chooseLanguage(null, ["es-ES", "fr-CA", "en"])).toBe("fr"));
  it("is English when we speak none of them", () => expect(chooseLanguage(null, ["es", "it"])).toBe("en"));
  it("is not what storage was tampered to say", () => expect(chooseLanguage("xx", ["de-AT"])).toBe("de"));
});

describe("[C3] the language of a game that does not speak all of ours", () => {
  it.each([
    ["the page's, where the game speaks it", "fr", ["de", "en"], "fr"],
    ["the first of the browser's that it speaks", "de", ["de-DE", "fr-CH", "en"], "fr"],
    ["English where it speaks none of them", "de", ["de-DE", "de"], "en"],
  ] as const)("is %s", (_, page, wanted, chosen) =>
    expect(languageAmong(["fr", "en"], page, wanted)).toBe(chosen),
  );
  it("is the game's own where it speaks no English either", () =>
    expect(languageAmong(["fr"], "de", [])).toBe("fr"));
});

describe("settings", () => {
  it("[C19] that were tampered with are as if never chosen", () =>
    expect(readSettings({ look: "pink", contrast: 7, sounds: "loud", motion: "less" })).toEqual({
      ...readSettings(null),
      motion: "less",
    }));
  it("[C11] leave sounds on and notices off until somebody chooses", () =>
    expect(readSettings(null)).toMatchObject({ look: "auto", sounds: true, notices: false }));
});

describe("[C4] sentences", () => {
  it("are filled with a refusal's detail", () =>
    expect(fill("{word} a {length} lettres.", { word: "QUAI", length: 4 })).toBe("QUAI a 4 lettres."));
  it("show a gap where a detail is missing", () => expect(fill("{word} ?")).toBe("… ?"));
});

describe("[C5] time left", () => {
  it.each([
    [0, "0:00"],
    [-5, "0:00"],
    [999, "0:01"],
    [65_000, "1:05"],
    [7_500_000, "2 h 05"],
    [190_000_000, "2 j 5 h"],
    [259_200_000, "3 j"],
  ])("%i ms is %s", (ms, text) => expect(formatLeft(ms)).toBe(text));
});

describe("[C5] a seat's name", () => {
  const member = (name: string) => ({ id: name, name });
  const seats = [
    { seat: 0, members: [member("Ada"), member("Bob")], bot: null },
    { seat: 1, members: [], bot: 2 },
    { seat: 2, members: [], bot: 2 },
    { seat: 3, members: [], bot: null },
  ];
  it("joins a team's names", () => expect(seatName(seats, 0, fr)).toBe("Ada et Bob"));
  it("numbers bots that are alike", () => expect(seatName(seats, 2, fr)).toBe("Robot Tréma\u00a02"));
  it("says that a seat is free", () => expect(seatName(seats, 3, fr)).toBe("place libre"));
});
