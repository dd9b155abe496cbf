import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { MatchStore } from "./store.ts";

type Bar = ComponentType<{ match: MatchStore }>;

/** Help at a table made for practice; fetched there and nowhere else. Without it one plays all the same. */
export function Practice({ match }: { match: MatchStore }) {
  const bar = useSignal<{ readonly Bar: Bar } | null>(null);
  const isPractice = match.table.value?.practice === true;
  useEffect(() => {
    if (!isPractice) return;
    import("../learn/hint.tsx").then(
      ({ HintBar }) => {
        bar.value = { Bar: HintBar };
      },
      () => {},
    );
  }, [isPractice]);
  return bar.value && <bar.value.Bar match={match} />;
}
