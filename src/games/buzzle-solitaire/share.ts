import type { SolitaireView } from "./view.ts";

/** A result to show around: how many words, where they were found, and none of them. */
const FULL = "▰";
const EMPTY = "▱";

export function shareText(
  { date, score, groups }: Pick<SolitaireView, "date" | "score" | "groups">,
  speak: { readonly title: string; words(count: number): string },
): string {
  const longest = Math.max(1, ...groups.map(({ made }) => made.length));
  return [
    date === null ? speak.title : `${speak.title} · ${date}`,
    speak.words(score),
    ...groups.map(({ made }) => FULL.repeat(made.length) + EMPTY.repeat(longest - made.length)),
  ].join("\n");
}
