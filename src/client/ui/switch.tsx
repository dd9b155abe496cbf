import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** On or off, with what it is for; its position tells, not its colour alone. */
export function Switch(props: {
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly change: (on: boolean) => void;
  readonly children?: ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="switch-row">
      <label class="switch">
        <input
          type="checkbox"
          checked={props.on}
          disabled={props.disabled ?? false}
          aria-describedby={id}
          onChange={(event) => props.change(event.currentTarget.checked)}
        />
        <span class="switch-track" aria-hidden="true" />
        <span>{props.label}</span>
      </label>
      {props.children}
      <p id={id} class="note">
        {props.note}
      </p>
    </div>
  );
}
