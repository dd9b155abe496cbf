/** How a clue for an entry is judged: it may be given, or why not. */
export type Verdict = "allowed" | "entry" | "part" | "family" | "translation" | "not-a-word";

/**
 * A clue, the entry that is sought, and the verdict. An entry stands here by its text alone: no verdict needs the
 * further answers of its card.
 */
export type CluePair = readonly [clue: string, entry: string, verdict: Verdict];
