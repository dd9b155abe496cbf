/** An entry of a card as a match keeps it: what the players see, and what counts as having found it. */
export interface CardEntry {
  readonly text: string;
  /** Further answers that are right: PICASSO for Pablo Picasso. */
  readonly accepts: readonly string[];
}
