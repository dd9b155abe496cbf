import { suggestible } from "../buzzle-family/pieces.ts";
import type { Bot } from "../game.ts";
import { allowedClasses } from "../vocabulary.ts";
import type { SolitaireMove } from "./decide.ts";
import { drawSet } from "./draw.ts";
import type { SolitaireView } from "./view.ts";

/** Nobody plays against it: it makes words at random, to show a set at work, and level 0 tires. */
export const solitaireBot: Bot<SolitaireView, SolitaireMove> = {
  choose(view, _seat, level, chance, words) {
    if (level === 0 && chance.int(20) === 0) return { type: "stop" };
    if (view.phase === "setting") return { type: "set", words: drawSet(words, view, chance).words };
    const makes = view.groups.flatMap(({ start, pieces, made, done }, i): SolitaireMove[] =>
      done
        ? []
        : suggestible(words, pieces, allowedClasses(view.vocabulary))
            .filter((word) => word !== start && !made.includes(word))
            .map((word) => ({ type: "make", group: i + 1, word })),
    );
    return makes.length > 0 ? chance.pick(makes) : { type: "stop" };
  },
};
