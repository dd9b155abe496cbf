import { useSignalEffect } from "@preact/signals";
import type { FrameFacts } from "../../embed/facts.ts";
import { language } from "../language.ts";
import { CardPlace } from "../people/open.tsx";
import { Found } from "../quick/found.tsx";
import { route } from "../route.ts";
import { Guard } from "../ui/guard.tsx";
import { lazy } from "../ui/lazy.tsx";
import { LiveRegion } from "../ui/live.tsx";
import { Start } from "./start.tsx";

const MatchPage = lazy(() => import("../match/page.tsx").then((module) => module.MatchPage));
const QuickPage = lazy(() => import("../quick/page.tsx").then((module) => module.QuickPage));
const ReplayPage = lazy(() => import("../replay/page.tsx").then((module) => module.ReplayPage));
const WatchPage = lazy(() => import("./watch.tsx").then((module) => module.WatchPage));

/** The frame's few pages: where one starts by its mode, the queue, the match. */
export function FrameApp({ facts }: { facts: FrameFacts }) {
  useSignalEffect(() => {
    document.documentElement.lang = language.value;
  });
  return (
    <Guard>
      <Page facts={facts} />
      <Found />
      <CardPlace />
      <LiveRegion />
    </Guard>
  );
}

function Page({ facts }: { facts: FrameFacts }) {
  const here = route.value;
  switch (here.page) {
    case "match":
      return <MatchPage key={here.id} id={here.id} />;
    case "quick":
      return <QuickPage key={here.game} game={here.game} />;
    case "replay":
      return <ReplayPage key={here.id} id={here.id} />;
    default:
      if (facts.mode === "watch") return <WatchPage id={facts.match!} />;
      return facts.mode === "replay" ? <ReplayPage id={facts.match!} /> : <Start facts={facts} />;
  }
}
