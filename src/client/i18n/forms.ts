import type { Language } from "../../core/language.ts";

/** Numbers, plural and list forms as a language has them: French says « 0 mot », English “0 words”. */
export interface Forms {
  /** The form that goes with this number. */
  form(n: number, one: string, other: string): string;
  /** The number, as one writes it, and its form. */
  count(n: number, one: string, other: string): string;
  /** 1ʳᵉ, 2ᵉ, their ends raised as French writes them; 1st, 2nd; 1. */
  ordinal(n: number, gender?: "m" | "f"): string;
  list(items: readonly string[]): string;
  /** With so many digits after the comma or the point. */
  decimal(n: number, digits: number): string;
}

const ENGLISH_ENDS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };

export function formsOf(language: Language): Forms {
  const plurals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: "ordinal" });
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  const form = (n: number, one: string, other: string): string => (plurals.select(n) === "one" ? one : other);
  return {
    form,
    count: (n, one, other) => `${numbers.format(n)} ${form(n, one, other)}`,
    ordinal(n, gender = "m") {
      const end = ordinals.select(n);
      if (language === "fr") return `${n}${end === "one" ? (gender === "f" ? "ʳᵉ" : "ᵉʳ") : "ᵉ"}`;
      return language === "en" ? `${n}${ENGLISH_ENDS[end]}` : `${n}.`;
    },
    list: (items) => lists.format(items),
    decimal: (n, digits) =>
      n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  };
}
