import type { Language } from "../../core/language.ts";

/** How many of each letter, A to Z, a side still has. The whole of it is open and at hand at any time. */
export type Stock = readonly number[];

const LETTERS = 26;

export const STOCKS: Readonly<Record<Language, Stock>> = {
  fr: counts("A15 B6 C6 D6 E24 F4 G4 H4 I15 J2 K2 L12 M8 N12 O10 P6 Q4 R14 S12 T12 U12 V4 W1 X2 Y2 Z2"),
  en: counts("A14 B5 C8 D8 E17 F4 G7 H6 I14 J2 K4 L10 M7 N12 O12 P7 Q2 R13 S14 T12 U8 V3 W3 X2 Y5 Z2"),
  de: counts("A12 B6 C6 D6 E22 F6 G8 H9 I12 J2 K6 L10 M6 N14 O7 P5 Q1 R13 S13 T14 U9 V3 W3 X2 Y2 Z4"),
};

export const leftOf = (stock: Stock, letter: string): number => stock[letter.charCodeAt(0) - 65]!;

export const sizeOf = (stock: Stock): number => stock.reduce((sum, count) => sum + count, 0);

export function without(stock: Stock, letters: string): Stock {
  const left = [...stock];
  for (const letter of letters) left[letter.charCodeAt(0) - 65]!--;
  return left;
}

/** The first letter of these that the stock cannot give as often as it is asked for. */
export function lacking(
  stock: Stock,
  letters: string,
): { letter: string; left: number; wanted: number } | null {
  for (const letter of new Set(letters)) {
    const wanted = [...letters].filter((each) => each === letter).length;
    const left = leftOf(stock, letter);
    if (wanted > left) return { letter, left, wanted };
  }
  return null;
}

/** `A15B6…`, letters that are used up left out; `-` when all are. */
export const formatStock = (stock: Stock): string =>
  stock.map((count, i) => (count === 0 ? "" : `${String.fromCharCode(65 + i)}${count}`)).join("") || "-";

export function parseStock(text: string): Stock | null {
  if (text === "-") return new Array<number>(LETTERS).fill(0);
  return /^([A-Z]\d+)+$/.test(text) ? counts(text) : null;
}

function counts(text: string): Stock {
  const stock = new Array<number>(LETTERS).fill(0);
  for (const [, letter, count] of text.matchAll(/([A-Z])(\d+)/g)) {
    stock[letter!.charCodeAt(0) - 65] = Number(count);
  }
  return stock;
}
