import { LANGUAGES, type Language } from "../../core/language.ts";
import { language, speak, texts } from "../language.ts";

const OWN_NAMES: Record<Language, string> = { fr: "Français", en: "English", de: "Deutsch" };

/** The head of every page that is not a match. */
export function Masthead() {
  return (
    <header class="masthead">
      <a class="brand" href="/">
        {texts.value.brand}
      </a>
      <LanguageChoice />
    </header>
  );
}

function LanguageChoice() {
  return (
    <label class="language-choice">
      <span class="unseen">{texts.value.pageLanguage}</span>
      <select value={language.value} onChange={(event) => speak(event.currentTarget.value as Language)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {OWN_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
