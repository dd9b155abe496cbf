import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Language } from "../../src/core/language.ts";
import { parseEntry, type WrittenEntry } from "./entry.ts";

/** A line of a deck's file: an entry, or why it is none. */
export interface Line {
  readonly file: string;
  readonly no: number;
  readonly text: string;
  readonly entry: WrittenEntry | null;
  readonly fault: string | null;
}

/** The lines of a language's deck, from its files 01.ts, 02.ts, …: what stands between the backquotes of each. */
export function linesOfDeck(language: Language): Line[] {
  const folder = new URL(`./${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((name) => /^\d\d\.ts$/.test(name));
  return files.sort().flatMap((name) => linesOf(readFileSync(new URL(name, folder), "utf8"), name, language));
}

export function linesOf(source: string, file: string, language: Language): Line[] {
  const lines = source.split("\n");
  const first = lines.findIndex((line) => line.includes("= `"));
  const last = lines.findIndex((line, at) => at > first && line.includes("`;"));
  return lines.slice(first + 1, last).flatMap((text, at): Line[] => {
    if (text.trim() === "") return [];
    const place = { file: basename(file), no: first + 2 + at, text };
    try {
      return [{ ...place, entry: parseEntry(text, language), fault: null }];
    } catch (error) {
      return [{ ...place, entry: null, fault: error instanceof Error ? error.message : String(error) }];
    }
  });
}
