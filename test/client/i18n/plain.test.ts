import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../src/core/language.ts";
import { type Said, saidIn } from "./said.ts";

/** For programmers and administrators; the proof of a match is technical, and says so before one opens it. */
const NOT_FOR_PLAYERS = /^(?:partners|admin|build)\//;
const said = Object.fromEntries(LANGUAGES.map((each) => [each, saidIn(each, NOT_FOR_PLAYERS)])) as Record<
  (typeof LANGUAGES)[number],
  Said[]
>;
const all = Object.values(said).flat();

const withAny = (texts: readonly Said[], pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);

describe("[C150] what players read", () => {
  it.each(LANGUAGES)("is found in %s, in files of one language and of three", (language) => {
    const files = new Set(said[language].map(({ file }) => file));
    for (const file of [
      `i18n/${language}.ts`,
      `games/password/lesson/${language}.ts`,
      `games/lexiduel/rules/${language}.ts`,
      "lobby/texts.ts",
      "story/texts.ts",
      "games/buzzle/advice.ts",
      "games/password/first-minute.ts",
    ])
      expect(files, file).toContain(file);
    expect(said[language].length).toBeGreaterThan(1000);
  });

  it("has nothing technical in it", () => {
    const technical =
      /\b(?:npm|JSON|HTTPS?|API|URL|WebSocket|sockets?|serveurs?|servers?|Server[ns]?|hash|bugs?|bytes?|octets?|UTC|cookies?|backend|frontend|timeout)\b|\[[A-Z]\d+\]/i;
    expect(withAny(all, technical)).toEqual([]);
  });

  it("counts without brackets, and writes signs as printers do", () => {
    expect(withAny(all, /\p{L}\((?:s|n|e|en|x)\)/u), "a plural in brackets").toEqual([]);
    expect(withAny(all, /\.\.\./), "three points").toEqual([]);
    expect(withAny(all, /\p{L}'\p{L}/u), "a straight apostrophe").toEqual([]);
    expect(withAny(all, /\d[/.]\d{1,2}[/.]\d{4}/), "a date in figures").toEqual([]);
    expect(withAny(said.fr, /\d(?:er|re|e|ème|ième)(?!\p{L})/u), "an ordinal that is not raised").toEqual([]);
    expect(withAny(said.de, /[”“](?=\p{L})|(?<=\p{L})”/u), "quotation marks of another language").toEqual([]);
    expect(withAny(said.en, /[„«»]/), "quotation marks of another language").toEqual([]);
  });
});

describe("[C151] one thing has one name", () => {
  it("in French", () => {
    const other =
      /\bpuzzle|amorce|case chance|hors jeu|plancher|\b(?:la|une|cette) main\b.*parole|Un indice, s|le rejoindre/i;
    expect(withAny(said.fr, other)).toEqual([]);
    // The pun stays in the heading, and nowhere else.
    expect(withAny(said.fr, /jeux de mots/i)).toEqual(['i18n/fr.ts: "Des jeux de mots."']);
  });

  it("in English", () => {
    const other = /\b(?:laps?|camps?|robots?|posed|poses|somebody|jigsaw)\b/i;
    expect(withAny(said.en, other)).toEqual([]);
  });

  it("in German", () => {
    const other =
      /Roboter|Wortspiel|Zufallskreis|Glücksfeld|aussetz|Ansatz|\bLager\b|bestreit|Schachtel|Stäbe?\b.*(?:ruf|Kästchen)|platzier|Spielstein|Rätselwort/;
    expect(withAny(said.de, other)).toEqual([]);
  });
});

describe("[C152] English", () => {
  it("contracts as people speak", () => {
    const stiff =
      /\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|had|would|could|should|will) not(?!\.)|(?:it|that) is(?= [a-z])|(?:you|they|we) (?:are|will|have)(?= (?:not|been|going|now|already|the only)\b))\b/i;
    expect(withAny(said.en, stiff)).toEqual([]);
  });

  it("says whoever, not who, where anybody may be meant", () => {
    expect(
      withAny(said.en, /(?:^"|[.:;!?] )Who (?:has|resigns|finds|wins|opens|is|reaches)\b[^?]*$/),
    ).toEqual([]);
  });
});

describe("[C153] German", () => {
  it("keeps the ending of commands that need it", () => {
    const clipped =
      /(?<!\p{L})(?:Markier|Verlänger|Kreuz|Behalt|Füg|Öffn|Bestätig|Korrigier|Sortier|Änder|Sammel|behalt|markier|verlänger)(?![\p{L}-])/u;
    expect(withAny(said.de, clipped)).toEqual([]);
  });
});
