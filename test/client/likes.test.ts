import { beforeEach, describe, expect, it, vi } from "vitest";
import { language } from "../../src/client/language.ts";
import {
  keepLikes,
  likes,
  nextPath,
  noteSearch,
  read,
  SHARED_GAMES,
  spoken,
  toggled,
} from "../../src/client/quick/likes.ts";
import { parseRoute } from "../../src/client/route.ts";
import { recall } from "../../src/client/storage.ts";

const ALL = SHARED_GAMES.map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal("localStorage", undefined);
});

describe("[C60] what one likes to play", () => {
  it("is everything at first, quick, in the page's language", () => {
    expect(read(null)).toEqual({ games: ALL, languages: [], paces: ["quick"] });
    expect(ALL).not.toContain("buzzle-solitaire");
    expect(spoken({ games: ALL, languages: ["de", language.value], paces: ["quick"] })).toEqual([
      ...new Set([language.value, "de"]),
    ]);
  });

  it("is remembered by what one does not like, so that a new game is there", () => {
    keepLikes({ games: ["overturn", "password"], languages: ["de"], paces: ["calm"] });
    const kept = recall<{ disliked: string[] }>("likes");
    expect(kept?.disliked).toEqual(ALL.filter((id) => id !== "overturn" && id !== "password"));
    expect(likes.value.games).toEqual(["overturn", "password"]);
    expect(read(kept)).toEqual({ games: ["password", "overturn"], languages: ["de"], paces: ["calm"] });
    expect(read({ ...kept, disliked: ["overturn"] }).games).toContain("lexiduel");
  });

  it.each([
    ["text"],
    [7],
    [[]],
    [{ disliked: 3, languages: "fr", paces: { quick: 1 } }],
    [{ disliked: ALL }],
  ])("[C19] what storage was tampered to say is as if never said: %j", (kept) => {
    expect(read(kept)).toEqual({ games: ALL, languages: [], paces: ["quick"] });
  });

  it("always has something: the last one stays", () => {
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
    expect(toggled(["a"], "a")).toEqual(["a"]);
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  });

  it("[C63] the next stranger is looked for as the last one was", () => {
    noteSearch(true);
    expect(parseRoute(nextPath("overturn"))).toEqual({ page: "quick", game: null });
    noteSearch(false);
    expect(parseRoute(nextPath("overturn"))).toEqual({ page: "quick", game: "overturn" });
  });
});
