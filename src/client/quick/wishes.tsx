import { LANGUAGES } from "../../core/language.ts";
import { PACES } from "../../protocol/terms.ts";
import { language, texts } from "../language.ts";
import { type Likes, SHARED_GAMES, spoken, toggled } from "./likes.ts";
import { quickTexts } from "./texts.ts";

interface WishesProps {
  readonly wanted: Likes;
  readonly want: (changed: Likes) => void;
}

/** What one would play, changed in place: the search goes on at once with what is chosen, and the place is kept. */
export function Wishes({ wanted, want }: WishesProps) {
  const said = quickTexts();
  const { languages } = texts.value;
  return (
    <div class="queue-wishes">
      <Several
        legend={said.games}
        chosen={wanted.games}
        choices={SHARED_GAMES.map((game) => [game.id, game.texts[language.value].name])}
        change={(games) => want({ ...wanted, games })}
      />
      <Several
        legend={said.languages}
        chosen={spoken(wanted)}
        choices={LANGUAGES.map((each) => [each, languages[each]])}
        always={language.value}
        change={(chosen) => want({ ...wanted, languages: chosen.filter((each) => each !== language.value) })}
      />
      <Several
        legend={said.paces}
        chosen={wanted.paces}
        choices={PACES.map((each) => [each, said.pace[each]])}
        change={(paces) => want({ ...wanted, paces })}
      />
    </div>
  );
}

/** Some of a few, at least one: like `Choice`, with boxes. */
function Several<T extends string>(props: {
  legend: string;
  chosen: readonly T[];
  choices: readonly (readonly [T, string])[];
  /** What stays chosen. */
  always?: T;
  change: (chosen: readonly T[]) => void;
}) {
  const { chosen, always } = props;
  return (
    <fieldset class="choice">
      <legend class="field-name">{props.legend}</legend>
      <div class="choice-keys">
        {props.choices.map(([value, label]) => {
          const isOn = chosen.includes(value);
          const isFixed = value === always || (isOn && chosen.length === 1);
          return (
            <label key={value} class="choice-key">
              <input
                type="checkbox"
                value={value}
                checked={isOn}
                disabled={isFixed}
                onChange={() => props.change(toggled(chosen, value))}
              />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
