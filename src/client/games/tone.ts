/** Whether it is good news for the reader. Green and plum tell this alone; yes and no have their own signs. */
export type Tone = "good" | "bad";

/**
 * Of a question or a try at somebody's word: what helps me is good, what helps another against me is bad, and what
 * passes between two others is neither.
 */
export function toneOf(
  it: { readonly seat: number; readonly target: number },
  isYes: boolean,
  you: number | null,
): Tone | null {
  if (it.seat === you) return isYes ? "good" : "bad";
  if (it.target === you) return isYes ? "bad" : "good";
  return null;
}
