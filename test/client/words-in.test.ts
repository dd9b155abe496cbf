import type { VNode } from "preact";
import { expect, it } from "vitest";
import { WordsIn } from "../../src/client/ui/words-in.tsx";

interface Marked {
  readonly lang: string;
  readonly children: string;
}

/** What stands in the sentence, marked words as `lang:word`. */
function drawn(text: string, lang: string | null): string {
  const { props } = WordsIn({ text, lang }) as VNode<{ children: string | (string | VNode<Marked>)[] }>;
  return [props.children]
    .flat()
    .map((part) => (typeof part === "string" ? part : `<${part.props.lang}:${part.props.children}>`))
    .join("");
}

it("[C136] words of another language carry theirs inside a sentence, and nothing else does", () => {
  expect(drawn("Bob guesses MAISON: no. It was ÉTÉ, not A.", "fr")).toBe(
    "Bob guesses <fr:MAISON>: no. It was <fr:ÉTÉ>, not A.",
  );
  expect(drawn("Bob tente MAISON.", null)).toBe("Bob tente MAISON.");
});
