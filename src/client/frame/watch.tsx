import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Entered } from "../match/page.tsx";
import { type MatchStore, ServedMatch } from "../match/store.ts";
import { Loading } from "../ui/lazy.tsx";

/** Watches a match and never sits down at it, whoever this is and whatever seat is free. */
export function WatchPage({ id }: { id: string }) {
  const store = useSignal<MatchStore | null>(null);
  useEffect(() => {
    const match = new ServedMatch(id, () => null);
    store.value = match;
    return () => match.leave();
  }, [id]);
  return store.value ? <Entered match={store.value} restart={async () => {}} /> : <Loading />;
}
