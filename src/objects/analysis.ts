import type { Live } from "./ledger.ts";
import type { MatchStore } from "./store.ts";

/**
 * What could have been played in a finished match. Finding it out takes a search for every move, and the match never
 * changes again: so it is kept with it, for the version of the rules that found it. Null until then.
 */
export function keptAnalysis({ entry, state }: Live, store: MatchStore, found?: string): string | null {
  if (state.progress.stage !== "finished") return null;
  const { version } = entry.rules;
  if (found !== undefined) store.keepAnalysis({ rules: version, text: found });
  const kept = store.analysis;
  return kept?.rules === version ? kept.text : null;
}
