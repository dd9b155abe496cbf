import type { Signal } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { language } from "../language.ts";
import "./key-form.css";
import { inEachLanguage } from "../i18n/typeset.ts";

const SAID: Record<Language, { readonly key: string; readonly enter: string }> = inEachLanguage({
  fr: { key: "Clé d’administration", enter: "Entrer" },
  en: { key: "Administrator’s key", enter: "Enter" },
  de: { key: "Schlüssel der Verwaltung", enter: "Eintreten" },
});

/** How every page of the administrator's begins. The key is typed each time a page is opened, and kept nowhere. */
export function KeyForm(props: { administrator: Signal<string>; enter: () => void }) {
  const said = SAID[language.value];
  return (
    <form
      class="admin-key"
      onSubmit={(event) => {
        event.preventDefault();
        props.enter();
      }}
    >
      <label class="field">
        <span class="field-name">{said.key}</span>
        <input
          class="text-box"
          type="password"
          autocomplete="off"
          value={props.administrator.value}
          onInput={(event) => {
            props.administrator.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button is-filled">
        {said.enter}
      </button>
    </form>
  );
}
