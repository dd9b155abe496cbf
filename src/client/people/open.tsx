import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { lazy } from "../ui/lazy.tsx";

/** Whose card is open, over whatever page it was asked for on. */
export const shownCard = signal<{ readonly id: string; readonly name: string } | null>(null);

/** Only for who asks. */
const Card = lazy(
  () => import("./card.tsx").then((module) => module.Card),
  () => null,
  () => null,
);

/** Once on every page. */
export function CardPlace() {
  const shown = shownCard.value;
  return shown && <Card key={shown.id} id={shown.id} name={shown.name} />;
}

/** A person's name, which can be pressed: who is that? */
export function Person(props: { id: string; name: string; class?: string; children?: ComponentChildren }) {
  const { id, name, children = name } = props;
  return (
    <button
      type="button"
      class={`person ${props.class ?? ""}`}
      aria-haspopup="dialog"
      onClick={() => {
        shownCard.value = { id, name };
      }}
    >
      {children}
    </button>
  );
}
