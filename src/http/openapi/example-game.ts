import { GAMES } from "../../games/registry.ts";
import { sizeFor } from "../../matchmaking/pairing.ts";

/** The games that the document's examples are about: the first that strangers play, and the first with a daily puzzle. */
const first = (fits: (facts: (typeof GAMES)[string]["facts"]) => boolean): string => {
  const found = Object.values(GAMES).find(({ facts }) => fits(facts));
  if (!found) throw new Error("No game to give as an example");
  return found.facts.id;
};

export const EXAMPLE_GAME = first((facts) => sizeFor(facts) !== null);
export const EXAMPLE_PUZZLE = first((facts) => facts.daily !== undefined);
