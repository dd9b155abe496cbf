import { useId } from "preact/hooks";

/** One of a few: radio buttons that look like the keys of a type case. */
export function Choice<T extends string>(props: {
  legend: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  change: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class="field-name">{props.legend}</legend>
      <div class="choice-keys">
        {props.choices.map(([value, label]) => (
          <label key={value} class="choice-key">
            <input
              type="radio"
              name={name}
              value={value}
              checked={props.value === value}
              onChange={() => props.change(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
