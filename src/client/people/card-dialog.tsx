import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { texts } from "../language.ts";
import { route } from "../route.ts";
import { shownCard } from "./open.tsx";
import "./people.css";

/** A card over the page, which goes on under it. */
export function CardDialog(props: {
  readonly name: string;
  readonly isBusy?: boolean;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.setAttribute("closedby", "any");
    dialog.current?.showModal();
  }, []);
  const page = useRef(route.peek());
  useSignalEffect(() => {
    // Whoever goes back, or is called to a table, has left what the card was about.
    if (route.value !== page.current) shownCard.value = null;
  });
  return (
    <dialog
      ref={dialog}
      class="card-dialog"
      aria-labelledby="card-name"
      onClose={() => {
        shownCard.value = null;
      }}
    >
      <div class="card-page" aria-busy={props.isBusy === true}>
        <header class="card-head">
          <h2 id="card-name">{props.name}</h2>
          <button
            type="button"
            class="icon-button"
            aria-label={texts.value.close}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
