/**
 * A sentence in the page's language with words of another in it: each carries its own, so that it is read aloud as
 * what it is. Our sentences write words of a game in capitals. `lang` null: all is of one language.
 */
export function WordsIn({ text, lang }: { text: string; lang: string | null }) {
  if (lang === null) return <>{text}</>;
  return (
    <>
      {text.split(/(\p{Lu}{2,})/u).map((part, i) =>
        i % 2 === 1 ? (
          <span key={i} lang={lang}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
