import type { GameEvent, Seal, Seat, Viewer } from "../game.ts";

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
}

export const STOP_REASONS = ["wish", "time"] as const;
export interface GaveUp {
  readonly type: "gave-up";
  readonly seat: Seat;
  readonly reason: (typeof STOP_REASONS)[number];
}

export type RaceEvent = SecretChosen | PiecesDealt | Tried | Solved | GaveUp;

export function discloseRace(event: RaceEvent, viewer: Viewer): GameEvent {
  switch (event.type) {
    case "secret-chosen":
      return discloseSecret(event, viewer);
    case "tried": {
      const { type, seat } = event;
      if (viewer !== seat) return { type, seat };
      const { word, missing, left, restUntil } = event;
      return { type, seat, word, missing, left, restUntil } as GameEvent;
    }
    case "pieces-dealt":
    case "solved":
    case "gave-up":
      return event; // said aloud at the table
  }
}

export function discloseSecret(event: SecretChosen, viewer: Viewer): GameEvent {
  const { type, seat, epoch, commitment } = event;
  if (viewer !== seat) return { type, seat, epoch, commitment } as GameEvent;
  const { word, nonce, given } = event;
  return { type, seat, epoch, word, commitment, nonce, given } as GameEvent;
}
