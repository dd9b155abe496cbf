import { LANGUAGES } from "../../../core/language.ts";
import { language, speak } from "../../language.ts";
import { CONTRASTS, LOOKS, MOTIONS } from "../../looks.ts";
import { PushPanel } from "../../push/panel.tsx";
import { choose, settings } from "../../settings.ts";
import { playSound } from "../../sound.ts";
import { canKeep } from "../../storage.ts";
import { Choice } from "../../ui/choice.tsx";
import { OWN_NAMES } from "../../ui/language-choice.tsx";
import { Masthead } from "../../ui/masthead.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Switch } from "../../ui/switch.tsx";
import { SETTINGS_TEXTS } from "./texts.ts";
import "./settings.css";

/** Everything that is chosen once for all pages. Each choice holds at once; there is nothing to save. */
export function SettingsPage() {
  const said = SETTINGS_TEXTS[language.value];
  const { look, contrast, motion, sounds, vibration, botLines } = settings.value;
  usePageTitle(said.title);
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="settings" tabIndex={-1}>
        <h1>{said.title}</h1>
        <p class="note">{canKeep() ? said.lead : said.forgetful}</p>
        <Choice
          legend={said.language}
          value={language.value}
          choices={LANGUAGES.map((each) => [each, OWN_NAMES[each]])}
          change={(chosen) => void speak(chosen)}
        />
        <Choice
          legend={said.look}
          value={look}
          choices={LOOKS.map((each) => [each, said.looks[each]])}
          change={(chosen) => choose({ look: chosen })}
        />
        <Choice
          legend={said.contrast}
          value={contrast}
          choices={CONTRASTS.map((each) => [each, said.contrasts[each]])}
          change={(chosen) => choose({ contrast: chosen })}
        />
        <Choice
          legend={said.motion}
          value={motion}
          choices={MOTIONS.map((each) => [each, said.motions[each]])}
          change={(chosen) => choose({ motion: chosen })}
        />
        <div class="settings-switches">
          <Switch
            label={said.sounds}
            note={said.soundsNote}
            on={sounds}
            change={(on) => choose({ sounds: on })}
          >
            <button type="button" class="plain" disabled={!sounds} onClick={() => playSound("turn")}>
              {said.listen}
            </button>
          </Switch>
          {"vibrate" in navigator && (
            <Switch
              label={said.vibration}
              note={said.vibrationNote}
              on={vibration}
              change={(on) => choose({ vibration: on })}
            />
          )}
          <Switch
            label={said.botLines}
            note={said.botLinesNote}
            on={botLines}
            change={(on) => choose({ botLines: on })}
          />
        </div>
        <PushPanel />
      </main>
    </div>
  );
}
