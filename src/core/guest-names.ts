import type { Language } from "./language.ts";

/** A guest has a name from the first moment, in their language; four digits tell two of them apart. */
export const GUEST_NAMES: Readonly<Record<Language, string>> = { fr: "Invité", en: "Guest", de: "Gast" };

/** A name as it is shown to people elsewhere, to whom a guest's digits say nothing. */
export function withoutGuestNumber(name: string): string {
  const [word, ...rest] = name.split(" ");
  return rest.every((part) => /^\d+$/.test(part)) && Object.values(GUEST_NAMES).includes(word!)
    ? word!
    : name;
}
