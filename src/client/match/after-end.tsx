import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Boast } from "../games/game-after.ts";
import { Changed } from "../people/changed.tsx";
import { Rematch } from "./rematch.tsx";
import type { MatchStore } from "./store.ts";

export interface AfterEndProps {
  match: MatchStore;
  again?: boolean;
  /** What can be shown around where nobody may read the match yet. */
  boast?: Boast;
}

/** What changed, once more, and the story of the match, fetched when there is one to tell. */
export function AfterEnd({ match, again = true, boast }: AfterEndProps) {
  const told = useSignal<ComponentType<{ match: MatchStore; boast?: Boast }> | null>(null);
  useEffect(() => {
    import("../story/panel.tsx").then(
      ({ StoryPanel }) => {
        told.value = StoryPanel;
      },
      () => {}, // the end of a match is whole without its story
    );
  }, []);
  const Panel = told.value;
  return (
    <>
      {match.table.value?.rated && <Changed match={match} />}
      {again && <Rematch match={match} />}
      {Panel && <Panel match={match} {...(boast && { boast })} />}
    </>
  );
}
