import { LANGUAGES, type Language } from "../core/language.ts";
import { isOneOf } from "../core/one-of.ts";
import { REGIONS, type Region } from "../protocol/terms.ts";

/** People who wait in one language and region, each for the games they like. One object each. */
export interface Pool {
  readonly language: Language;
  /** `world` is the wider pool, which the regions' pools lend their tickets to. */
  readonly region: Region | "world";
  /** Pools made before they held all games had one each; such a pool only lets go of whom it still has. */
  readonly game?: string;
}

const OLD_VARIANT = "standard";

export const formatPool = ({ game, language, region }: Pool): string =>
  (game === undefined ? [language, region] : [game, language, OLD_VARIANT, region]).join("|");

/** Of a name that `formatPool` made. */
export function parsePool(name: string): Pool {
  const parts = name.split("|");
  const [game, old, variant, oldRegion] = parts;
  if (parts.length === 4 && game !== undefined && variant === OLD_VARIANT)
    return { ...parsePool(`${old}|${oldRegion}`), game };
  const [language, region] = parts;
  const isPlace = region === "world" || isOneOf(REGIONS, region);
  if (parts.length !== 2 || !isOneOf(LANGUAGES, language) || !isPlace)
    throw new Error("This is not the name of a pool");
  return { language, region };
}

/** From then on, a ticket is also listed where its other languages are spoken. */
export const OTHER_LANGUAGES_MS = 5000;
/** And from then on, beyond its region. */
export const WIDEN_MS = 10_000;

/** The pools that one whose home this is has been lent to after waiting so long. The home alone binds it. */
export function loansOf(
  { language, region }: Pool,
  languages: readonly Language[],
  waitedMs: number,
): string[] {
  const others = languages.filter((each) => each !== language);
  const near = waitedMs < OTHER_LANGUAGES_MS ? [] : others.map((each) => ({ language: each, region }));
  const wide =
    waitedMs < WIDEN_MS
      ? []
      : [language, ...others].map((each) => ({ language: each, region: "world" as const }));
  return [...near, ...wide].map(formatPool);
}

/** When a ticket that was last lent at `lentAt` is lent next: one loan more, or the same again. */
export function lendsAt(since: number, lentAt: number | null, languages: readonly Language[]): number {
  if (lentAt === null) return since + (languages.length > 1 ? OTHER_LANGUAGES_MS : WIDEN_MS);
  return (lentAt < since + WIDEN_MS ? since : lentAt) + WIDEN_MS;
}
