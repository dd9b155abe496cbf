import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Entered } from "../match/page.tsx";
import { type MatchStore, ServedMatch } from "../match/store.ts";
import { ensureGuest, guest } from "../session.ts";
import { Loading } from "../ui/lazy.tsx";

/** In a sandbox without `allow-same-origin` sockets are opened for a token alone: for that of somebody new, who sits nowhere. */
const isOpaque = self.origin === "null";

/** Watches a match and never sits down at it, whoever this is and whatever seat is free. */
export function WatchPage({ id }: { id: string }) {
  const store = useSignal<MatchStore | null>(null);
  useEffect(() => {
    let left = false;
    const watch = (): void => {
      if (!left) store.value = new ServedMatch(id, () => (isOpaque ? (guest.value?.token ?? null) : null));
    };
    if (isOpaque) void ensureGuest().then(watch);
    else watch();
    return () => {
      left = true;
      store.value?.leave();
    };
  }, [id]);
  return store.value ? <Entered match={store.value} restart={async () => {}} /> : <Loading />;
}
