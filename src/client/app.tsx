import { useSignalEffect } from "@preact/signals";
import { GAMES } from "./games/registry.ts";
import { language, texts } from "./language.ts";
import { News } from "./news/news.tsx";
import { Home } from "./pages/home.tsx";
import { Lost } from "./pages/lost.tsx";
import { CardPlace } from "./people/open.tsx";
import { Found } from "./quick/found.tsx";
import { route } from "./route.ts";
import { Guard } from "./ui/guard.tsx";
import { lazy } from "./ui/lazy.tsx";
import { LiveRegion } from "./ui/live.tsx";

/** Everything but the home page comes when it is asked for. */
const BoardPage = lazy(() => import("./boards/page.tsx").then((module) => module.BoardPage));
const MePage = lazy(() => import("./account/page.tsx").then((module) => module.MePage));
const GamePage = lazy(() => import("./learn/game-page.tsx").then((module) => module.GamePage));
const LessonPage = lazy(() => import("./learn/lesson-page.tsx").then((module) => module.LessonPage));
const RulesPage = lazy(() => import("./learn/rules-page.tsx").then((module) => module.RulesPage));
const LobbyPage = lazy(() => import("./lobby/page.tsx").then((module) => module.LobbyPage));
const CodePage = lazy(() => import("./lobby/code-page.tsx").then((module) => module.CodePage));
const AdminPage = lazy(() => import("./admin/page.tsx").then((module) => module.AdminPage));
const MatchesPage = lazy(() => import("./news/page.tsx").then((module) => module.MatchesPage));
const MatchPage = lazy(() => import("./match/page.tsx").then((module) => module.MatchPage));
const ReplayPage = lazy(() => import("./replay/page.tsx").then((module) => module.ReplayPage));
const ExamplePage = lazy(() => import("./replay/page.tsx").then((module) => module.ExamplePage));
const NewMatch = lazy(() => import("./pages/new-match.tsx").then((module) => module.NewMatch));
const SettingsPage = lazy(() => import("./pages/settings/page.tsx").then((module) => module.SettingsPage));
const SoloPage = lazy(async () => (await GAMES.find(({ loadSolo }) => loadSolo)?.loadSolo?.()) ?? Lost);
const QuickPage = lazy(() => import("./quick/page.tsx").then((module) => module.QuickPage));

const PartnersPage = lazy(() => import("./partners/page.tsx").then((module) => module.PartnersPage));
const PartnerAdmin = lazy(() => import("./partners/admin.tsx").then((module) => module.PartnerAdmin));

export function App() {
  useSignalEffect(() => {
    document.documentElement.lang = language.value;
  });
  return (
    <Guard>
      <a class="skip" href="#main">
        {texts.value.skip}
      </a>
      <Page />
      <div class="at-foot">
        <Found />
        <News />
      </div>
      <CardPlace />
      <LiveRegion />
    </Guard>
  );
}

function Page() {
  const here = route.value;
  switch (here.page) {
    case "home":
      return <Home />;
    case "new":
      return <NewMatch key={here.game} game={here.game} />;
    case "quick":
      return <QuickPage key={here.game ?? ""} game={here.game} />;
    case "match":
      return <MatchPage key={here.id} id={here.id} />;
    case "replay":
      return <ReplayPage key={here.id} id={here.id} />;
    case "example":
      return <ExamplePage key={here.game} game={here.game} />;
    case "game":
      return <GamePage key={here.game} game={here.game} />;
    case "lesson":
      return <LessonPage key={here.game} game={here.game} />;
    case "rules":
      return <RulesPage key={here.game} game={here.game} />;
    case "settings":
      return <SettingsPage />;
    case "matches":
      return <MatchesPage />;
    case "me":
      return <MePage />;
    case "board":
      return <BoardPage key={here.game} game={here.game} />;
    case "solo":
      return <SoloPage />;
    case "lobby":
      return <LobbyPage />;
    case "room":
      return <CodePage key={here.code} code={here.code} />;
    case "admin":
      return <AdminPage />;
    case "partners":
      return <PartnersPage />;
    case "partner-admin":
      return <PartnerAdmin />;
    case "lost":
      return <Lost />;
  }
}
