import { useSignal } from "@preact/signals";
import { type ComponentType, createContext } from "preact";
import { useContext, useEffect } from "preact/hooks";
import type { Boast } from "../games/game-after.ts";
import { lazy } from "../ui/lazy.tsx";
import type { MatchStore } from "./store.ts";

/** Fetched when there is something to play again. */
const Rematch = lazy(
  () => import("./rematch.tsx").then((module) => module.Rematch),
  () => null,
);

/** True where a board is watched again: what only the end of a match offers is left out there. */
export const IsWatched = createContext(false);

/** What every game offers at its end: once more, and the story of the match, fetched when there is one to tell. */
export function After({
  match,
  again = true,
  boast,
}: {
  match: MatchStore;
  again?: boolean;
  /** What can be shown around where nobody may read the match yet. */
  boast?: Boast;
}) {
  const isWatched = useContext(IsWatched);
  const told = useSignal<ComponentType<{ match: MatchStore; boast?: Boast }> | null>(null);
  useEffect(() => {
    if (isWatched) return;
    import("../story/panel.tsx").then(
      ({ StoryPanel }) => {
        told.value = StoryPanel;
      },
      () => {}, // the end of a match is whole without its story
    );
  }, [isWatched]);
  if (isWatched) return null;
  const Panel = told.value;
  return (
    <>
      {again && <Rematch match={match} />}
      {Panel && <Panel match={match} {...(boast && { boast })} />}
    </>
  );
}
