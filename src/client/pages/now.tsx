import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lazy } from "../ui/lazy.tsx";

const NowPlaying = lazy(
  () => import("../lobby/now-playing.tsx").then((module) => module.NowPlaying),
  () => null,
  () => null,
);

/** What is played right now, fetched when its place comes into sight; the place is kept, so that nothing moves. */
export function Now() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSignal(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) isSeen.value = true;
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} class="home-now">
      {isSeen.value && <NowPlaying />}
    </div>
  );
}
