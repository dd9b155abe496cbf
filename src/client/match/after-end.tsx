import { type Signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Boast, Tale } from "../games/game-after.ts";
import { findGame } from "../games/registry.ts";
import { language } from "../language.ts";
import { Changed } from "../people/changed.tsx";
import { Share } from "../story/share.tsx";
import { Rematch } from "./rematch.tsx";
import type { MatchStore } from "./store.ts";
import "./after.css";

export interface AfterEndProps {
  match: MatchStore;
  again?: boolean;
  /** What can be shown around where nobody may read the match yet. */
  boast?: Boast;
}

/** What the story knows of a match, once it has been read: it is shared with it. */
export interface Told {
  readonly series: Tale["series"];
  readonly boast: Boast | null;
}

type Panel = ComponentType<{ match: MatchStore; told: Signal<Told | null> }>;

/**
 * The end of a match in every game, below its own result: what changed for whom, the next match, the same again or
 * something to show around, all in sight at once; then the story, fetched when there is one to tell.
 */
export function AfterEnd({ match, again = true, boast }: AfterEndProps) {
  const panel = useSignal<Panel | null>(null);
  const told = useSignal<Told | null>(null);
  useEffect(() => {
    import("../story/panel.tsx").then(
      ({ StoryPanel }) => {
        panel.value = StoryPanel;
      },
      () => {}, // the end of a match is whole without its story
    );
  }, []);
  const Story = panel.value;
  const game = findGame(match.table.value?.game ?? "");
  // A match in the page alone is kept by nobody: there is nothing to look at where a link would lead.
  const isKept = match.rematch !== undefined;
  const share = game && (isKept || boast) && (
    <Share
      match={match}
      name={game.texts[language.value].name}
      series={told.value?.series ?? []}
      boast={boast ?? told.value?.boast ?? null}
    />
  );
  return (
    <>
      {match.table.value?.rated && <Changed match={match} />}
      {again ? <Rematch match={match}>{share}</Rematch> : <div class="rematch row">{share}</div>}
      {Story && <Story match={match} told={told} />}
    </>
  );
}
