import type { Game, TypesOf } from "../game.ts";
import { apply } from "./apply.ts";
import { decide } from "./decide.ts";
import { type BuzzleDisclosed, type BuzzleEvent, disclose } from "./events.ts";
import { facts } from "./facts.ts";
import type { BuzzleMove } from "./moves.ts";
import type { BuzzleOptions } from "./options.ts";
import { outcome, secrets } from "./outcome.ts";
import { type BuzzleState, counts, init, invited, isOut } from "./state.ts";
import { type BuzzleView, view } from "./view.ts";
import { begin, expire, leave, waits } from "./waits.ts";

/** Buzzle: find your opponents' words piece by piece, for letters are made of pieces here. See RULES.md. */
export const buzzle: Game<BuzzleOptions, BuzzleState, BuzzleMove, BuzzleEvent, BuzzleView, BuzzleDisclosed> =
  {
    id: facts.id,
    version: 2,
    seats: facts.seats,
    languages: facts.languages,
    teams: facts.teams,
    umlauts: true,

    init,
    begin,
    decide,
    expire,
    leave,
    apply,

    waits,
    invited,
    counts,
    isOut,
    outcome,
    view,
    disclose,
    secrets,
  };

export type BuzzleTypes = TypesOf<typeof buzzle>;
export type { BuzzleDisclosed, BuzzleEvent, BuzzleMove, BuzzleOptions, BuzzleState, BuzzleView };
