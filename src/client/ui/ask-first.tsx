import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * What cannot be undone asks first, in the place where it was pressed. The question takes the focus; "no" and Escape
 * close it and give the focus back.
 */
export function AskFirst(props: {
  label: string;
  question: string;
  note?: string | false;
  /** Something smaller that may be meant instead. */
  less?: { readonly label: string; readonly act: () => void };
  yes: string;
  no: string;
  /** Of the button that asks. */
  class?: string;
  act: () => void;
}) {
  const isAsking = useSignal(false);
  const wasAsking = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  // Before anybody sees the question: a key pressed at once would otherwise go elsewhere.
  useLayoutEffect(() => {
    if (isAsking.value) question.current?.focus();
    else if (wasAsking.current) opener.current?.focus();
    wasAsking.current = isAsking.value;
  }, [isAsking.value]);
  const close = (): void => {
    isAsking.value = false;
  };
  const agree = (act: (() => void) | undefined): void => {
    close();
    act?.();
  };
  if (!isAsking.value) {
    return (
      <button
        ref={opener}
        type="button"
        class={props.class ?? "plain"}
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {props.label}
      </button>
    );
  }
  return (
    <fieldset
      ref={question}
      class="ask-first"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // What lies around it, a drawer for one, stays open.
        event.stopPropagation();
        close();
      }}
    >
      <legend>{props.question}</legend>
      {props.note && <p class="note">{props.note}</p>}
      <div class="row">
        {props.less && <Yes label={props.less.label} act={() => agree(props.less?.act)} />}
        <Yes label={props.yes} act={() => agree(props.act)} />
        <button type="button" class="button" onClick={close}>
          {props.no}
        </button>
      </div>
    </fieldset>
  );
}

const Yes = ({ label, act }: { label: string; act: () => void }) => (
  <button type="button" class="button is-danger" onClick={act}>
    {label}
  </button>
);
