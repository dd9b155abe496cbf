import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMON_KEYS, type OwnView } from "../src/games/game.ts";
import { GAMES } from "../src/games/registry.ts";
import type { CommonView, RoomView } from "../src/match/view.ts";

/**
 * Types hold from the rules to the board. A game loses its types in `src/games/define-game.ts`, where methods let it
 * without a cast; what comes in from outside (JSON, the wire, storage) is looked at by a guard.
 */
const ROOMS = ["src/client/games", "src/games", "src/match"];

const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
const IMPORT_OR_EXPORT = /^(?:import\b|export (?:type )?\{|export \*)[^;]*;/gm;
const CAST = /\bas\s+(?!const\b)[\w{([]/;

/** The code alone, line by line: no comments, no texts but what stands in `${}`, no renamed imports. */
const codeOf = (source: string): string[] =>
  source
    .replace(COMMENT_OR_TEXT, (text) => {
      const code = text.startsWith("`") ? [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => inner) : [];
      return `""${code.join(" ")}${"\n".repeat(text.split("\n").length - 1)}`;
    })
    .replace(IMPORT_OR_EXPORT, (statement) => "\n".repeat(statement.split("\n").length - 1))
    .split("\n");

const castsIn = (source: string): string[] => codeOf(source).filter((line) => CAST.test(line));

describe("types from the rules to the board", () => {
  it("a cast is found where there is one, and only there", () => {
    const found = ["const a = b as Kind;", "const a = b as unknown as Kind;", "f(`${" + "a as Kind}`);"];
    const none = [
      'import { a as b } from "x";',
      'import * as wire from "./wire.ts";',
      "export {\n  a as b,\n};",
      'const WAYS = ["a"] as const;',
      "/** Taken as Kind. */",
      "// as Kind",
      'const text = "as Kind";',
      "const move = { as: way };",
    ];
    expect(found.filter((code) => castsIn(code).length !== 1)).toEqual([]);
    expect(none.filter((code) => castsIn(code).length > 0)).toEqual([]);
  });

  it.each(ROOMS)("no cast in %s", (room) => {
    const files = readdirSync(room, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(20);
    const casts = files.flatMap((file) =>
      castsIn(readFileSync(file, "utf8")).map((line) => `${file}: ${line.trim()}`),
    );
    expect(casts).toEqual([]);
  });

  it("the names of the common part of a view are those that no game's own view may use", () => {
    type Same<A, B> = [A, B] extends [B, A] ? true : false;
    const areAll: Same<keyof CommonView | "room", (typeof COMMON_KEYS)[number]> = true;
    const isRefused: { phase: string; seats: number } extends OwnView ? false : true = true;
    const isTaken: { phase: string; sides: number } extends OwnView ? true : false = true;
    const isOfRoom: RoomView["room"] extends undefined ? false : true = true;
    expect([areAll, isRefused, isTaken, isOfRoom]).toEqual([true, true, true, true]);
  });

  it.each(Object.values(GAMES))("and $name uses none of them", ({ wire }) => {
    expect("shape" in wire.view).toBe(true);
    const own = "shape" in wire.view ? Object.keys(Object(wire.view.shape)) : [];
    expect(own).toContain("phase");
    expect(own.filter((key) => COMMON_KEYS.some((common) => common === key))).toEqual([]);
  });
});
