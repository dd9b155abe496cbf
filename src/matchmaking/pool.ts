import { LANGUAGES, type Language } from "../core/language.ts";
import { isOneOf } from "../core/one-of.ts";
import { REGIONS, type Region } from "../protocol/terms.ts";

/** People waiting for the same thing. One object each, so that no object holds everybody. */
export interface Pool {
  readonly game: string;
  readonly language: Language;
  /** Of the game; today every game has one that strangers play. */
  readonly variant: "standard";
  /** `world` is the wider pool, which the regions' pools lend their tickets to. */
  readonly region: Region | "world";
}

export const formatPool = ({ game, language, variant, region }: Pool): string =>
  [game, language, variant, region].join("|");

/** Of a name that `formatPool` made. */
export function parsePool(name: string): Pool {
  const [game, language, variant, region] = name.split("|");
  const isPlace = region === "world" || isOneOf(REGIONS, region);
  if (game === undefined || !isOneOf(LANGUAGES, language) || variant !== "standard" || !isPlace)
    throw new Error("This is not the name of a pool");
  return { game, language, variant, region };
}

export const widerPool = (pool: Pool): Pool => ({ ...pool, region: "world" });
