import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { BotLevel } from "../../games/game.ts";
import { lazy } from "../ui/lazy.tsx";

/** Whose card is open, over whatever page it was asked for on. */
export const shownCard = signal<Shown | null>(null);

/** A person, or one of the bots. */
type Shown = { readonly name: string } & ({ readonly id: string } | { readonly bot: BotLevel });

/** Only for who asks. */
const Card = lazy(
  () => import("./card.tsx").then((module) => module.Card),
  () => null,
  () => null,
);

const BotCard = lazy(
  () => import("../bots/card.tsx").then((module) => module.BotCard),
  () => null,
  () => null,
);

/** Once on every page. */
export function CardPlace() {
  const shown = shownCard.value;
  if (shown === null) return null;
  if ("bot" in shown) return <BotCard level={shown.bot} name={shown.name} />;
  return <Card key={shown.id} id={shown.id} name={shown.name} />;
}

/** Somebody's name, which can be pressed: who is that? */
export function Person(props: {
  id: string | BotLevel;
  name: string;
  class?: string;
  children?: ComponentChildren;
}) {
  const { id, name, children = name } = props;
  return (
    <button
      type="button"
      class={`person ${props.class ?? ""}`}
      aria-haspopup="dialog"
      onClick={() => {
        shownCard.value = typeof id === "string" ? { id, name } : { bot: id, name };
      }}
    >
      {children}
    </button>
  );
}
