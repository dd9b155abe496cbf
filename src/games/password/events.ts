import { assertNever } from "../../core/result.ts";
import type { AloneEnd } from "../alone.ts";
import type { LeaveReason, Seal, Seat, Viewer, Without } from "../game.ts";

export type Dice = readonly [number, number];

export const PASS_REASONS = ["no-question", "time"] as const;
export type PassReason = (typeof PASS_REASONS)[number];

/** Somebody chose a word, or was given one by the server. The only event that holds a secret. */
export interface SecretChosen extends Seal {
  readonly type: "secret-chosen";
  readonly seat: Seat;
  readonly epoch: 1;
  readonly word: string;
  readonly given: boolean;
}

/**
 * What chance will give in the puzzle of the day: every throw, and in which order the places of a letter are told. All
 * of it is there from the start, so that whoever asks alike hears alike. It is told to nobody.
 */
export interface PuzzleDrawn {
  readonly type: "puzzle-drawn";
  readonly throws: readonly Dice[];
  /** All places of the word; of several that could be told, the one that comes first here. */
  readonly places: readonly number[];
}

/** Who starts: each round has a roll for every side still level at the bottom. */
export interface OrderRolled {
  readonly type: "order-rolled";
  readonly rounds: readonly (readonly { readonly seat: Seat; readonly dice: Dice }[])[];
  readonly starts: Seat;
}

export interface Rolled {
  readonly type: "rolled";
  readonly seat: Seat;
  readonly dice: Dice;
  readonly circle: number;
}

/**
 * A question with its answer. `letter` is null for the whole circle; `position` counts from 1. `another`: the letter, or
 * one of the circle, was discovered before, so that it was asked for another one.
 */
export interface Asked {
  readonly type: "asked";
  readonly seat: Seat;
  readonly target: Seat;
  readonly circle: number;
  readonly letter: string | null;
  readonly yes: boolean;
  readonly position: number | null;
  readonly another?: true | undefined;
}

export interface Guessed {
  readonly type: "guessed";
  readonly seat: Seat;
  readonly target: Seat;
  readonly word: string;
  readonly right: boolean;
}

export interface Passed {
  readonly type: "passed";
  readonly seat: Seat;
  readonly reason: PassReason;
}

/** A side gave up its place; `word` is null when it had not chosen one. */
export interface SideLeft {
  readonly type: "side-left";
  readonly seat: Seat;
  readonly reason: LeaveReason;
  readonly word: string | null;
}

/** One side is left. `survivor` shows its word; `dishonoured` when that word did not conform and so lost. */
export interface Finished {
  readonly type: "finished";
  readonly survivor: Seat;
  readonly word: string | null;
  readonly winner: Seat;
  readonly dishonoured: boolean;
  /** How the puzzle of the day ended; only there, and without its word. */
  readonly alone?: AloneEnd;
}

export type PasswordEvent =
  | SecretChosen
  | PuzzleDrawn
  | OrderRolled
  | Rolled
  | Asked
  | Guessed
  | Passed
  | SideLeft
  | Finished;

/** What the others hear of a choice: that it was made, and what binds it. */
export type SecretAnnounced = Without<SecretChosen, "epoch" | "word" | "nonce" | "given">;
export type PasswordDisclosed =
  | Exclude<PasswordEvent, PuzzleDrawn>
  | SecretAnnounced
  | Without<PuzzleDrawn, "throws" | "places">;

export function disclose(event: PasswordEvent, viewer: Viewer): PasswordDisclosed {
  switch (event.type) {
    case "secret-chosen": {
      const { type, seat, commitment } = event;
      if (viewer !== seat) return { type, seat, commitment };
      const { epoch, word, nonce, given } = event;
      return { type, seat, epoch, word, commitment, nonce, given };
    }
    case "puzzle-drawn":
      return { type: event.type };
    case "order-rolled":
    case "rolled":
    case "asked":
    case "guessed":
    case "passed":
    case "side-left":
    case "finished":
      return event; // said aloud at the table, every field of it
    default:
      return assertNever(event);
  }
}
