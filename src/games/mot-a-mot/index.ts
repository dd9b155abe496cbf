import type { TypesOf } from "../game.ts";
import { deckOf, isTranslation } from "./deck.ts";
import type { MotAMotDisclosed, MotAMotEvent } from "./events.ts";
import type { MotAMotMove } from "./moves.ts";
import type { MotAMotOptions } from "./options.ts";
import { motAMotWith } from "./rules.ts";
import type { MotAMotState } from "./state.ts";
import type { MotAMotView } from "./view.ts";

/**
 * Mot à Mot: speakers bid for how few words they need, seekers race for the buzzer. See RULES.md. These are the rules
 * over the server's own cards, and therefore the server's; a page binds cards of its own (`rules.ts`).
 */
export const motAMot = motAMotWith({ deckOf, isTranslation });

export type MotAMotTypes = TypesOf<typeof motAMot>;
export type { MotAMotDisclosed, MotAMotEvent, MotAMotMove, MotAMotOptions, MotAMotState, MotAMotView };
