import type { Seal, Seat, Viewer, Without } from "../game.ts";

/** Somebody chose a word, or was given one by the server. */
export interface SecretChosen extends Seal {
  readonly type: "secret-chosen";
  readonly seat: Seat;
  readonly epoch: number;
  readonly word: string;
  readonly given: boolean;
}

/** Everybody has a word: each seat gets the pieces of the word of the seat in `from`; null for a seat that is out. */
export interface PiecesDealt {
  readonly type: "pieces-dealt";
  readonly from: readonly (Seat | null)[];
}

/** An allowed word that does not use exactly the pieces. What it was is between its author and the server. */
export interface Tried {
  readonly type: "tried";
  readonly seat: Seat;
  readonly word: string;
  readonly missing: string;
  readonly left: string;
  readonly restUntil: number;
}

export interface Solved {
  readonly type: "solved";
  readonly seat: Seat;
  readonly word: string;
  /** How long it took, where somebody runs alone against the clock. */
  readonly ms?: number;
}

export const STOP_REASONS = ["wish", "time"] as const;
export interface GaveUp {
  readonly type: "gave-up";
  readonly seat: Seat;
  readonly reason: (typeof STOP_REASONS)[number];
}

export type RaceEvent = SecretChosen | PiecesDealt | Tried | Solved | GaveUp;

/** What the others hear of a choice or a try: that it was made, and what binds it. */
export type SecretAnnounced = Without<SecretChosen, "word" | "nonce" | "given">;
export type TryAnnounced = Without<Tried, "word" | "missing" | "left" | "restUntil">;
export type RaceDisclosed = RaceEvent | SecretAnnounced | TryAnnounced;

export function discloseRace(event: RaceEvent, viewer: Viewer): RaceDisclosed {
  switch (event.type) {
    case "secret-chosen":
      return discloseSecret(event, viewer);
    case "tried": {
      const { type, seat } = event;
      if (viewer !== seat) return { type, seat };
      const { word, missing, left, restUntil } = event;
      return { type, seat, word, missing, left, restUntil };
    }
    case "pieces-dealt":
    case "solved":
    case "gave-up":
      return event; // said aloud at the table
  }
}

function discloseSecret(event: SecretChosen, viewer: Viewer): SecretChosen | SecretAnnounced {
  const { type, seat, epoch, commitment } = event;
  if (viewer !== seat) return { type, seat, epoch, commitment };
  const { word, nonce, given } = event;
  return { type, seat, epoch, word, commitment, nonce, given };
}
