import { LANGUAGES, type Language } from "../../core/language.ts";
import { language, speak, texts } from "../language.ts";

/** Each language in its own words, for whoever cannot read the one the page happens to be in. */
export const OWN_NAMES: Record<Language, string> = { fr: "Français", en: "English", de: "Deutsch" };

export function LanguageChoice() {
  return (
    <label class="language-choice">
      <span class="unseen">{texts.value.pageLanguage}</span>
      <select value={language.value} onChange={(event) => void speak(event.currentTarget.value as Language)}>
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {OWN_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
