import type { VNode } from "preact";
import { expect, it } from "vitest";
import { WordsIn } from "../../src/client/ui/words-in.tsx";

interface Marked {
  readonly lang: string;
  readonly children: string;
}

type Part = string | { readonly props: Marked };

/** What stands in the sentence, marked words as `<lang:word>`. */
function drawn(text: string, lang: string | null): string {
  const { children } = (WordsIn({ text, lang }) as VNode).props as { readonly children: unknown };
  return ([children].flat() as Part[])
    .map((part) => (typeof part === "string" ? part : `<${part.props.lang}:${part.props.children}>`))
    .join("");
}

it("[C136] words of another language carry theirs inside a sentence, and nothing else does", () => {
  expect(drawn("Bob guesses MAISON: no. It was ÉTÉ, not A.", "fr")).toBe(
    "Bob guesses <fr:MAISON>: no. It was <fr:ÉTÉ>, not A.",
  );
  expect(drawn("Bob tente MAISON.", null)).toBe("Bob tente MAISON.");
});
