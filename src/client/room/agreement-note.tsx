import type { Language } from "../../core/language.ts";
import { agreedOf, agreementOf, type WordOptions } from "../../games/vocabulary.ts";
import { findGame } from "../games/registry.ts";
import { vocabularyTexts } from "./vocabulary-texts.ts";

/** What this table agreed on about words that is not as usual; nothing where all is. */
export function AgreementNote(props: { game: string; language: Language; options: WordOptions }) {
  const { game, language, options } = props;
  const said = vocabularyTexts();
  const words = agreedOf(options);
  const unusual = agreementOf(findGame(game)?.vocabulary, language, options);
  if (words.length === 0 && unusual.length === 0) return null;
  return (
    <p class="note agreement">
      {unusual.map(({ name, on }) => `${said.told(said.offers[name][0], on)} `)}
      {words.length > 0 && (
        <>
          {said.agreed.told} <b lang={language}>{words.join(", ")}</b>. {said.agreed.unrated}
        </>
      )}
    </p>
  );
}
