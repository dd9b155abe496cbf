// Before the pages, so that their own styles can differ from the shared ones.
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/still.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { language, learn } from "./language.ts";
import { followNetwork, installWorker } from "./offline.ts";
import { followLinks } from "./route.ts";
import { followLooks } from "./settings.ts";
import { keepInSight } from "./ui/keep-in-sight.ts";
import { reloadOnce } from "./ui/reload-once.ts";

const WITHOUT_TEXTS = {
  fr: "Palabre ne s’est pas chargé en entier. Vérifiez la connexion, puis rechargez la page.",
  en: "Palabre didn’t load completely. Check your connection, then reload the page.",
  de: "Palabre wurde nicht ganz geladen. Prüf die Verbindung und lade die Seite neu.",
};
const root = document.getElementById("app")!;

followLooks();
followNetwork();
installWorker();
followLinks();
keepInSight();
learn().then(
  () => render(<App />, root),
  () => {
    // The texts themselves did not come, so this cannot be one of them.
    root.textContent = WITHOUT_TEXTS[language.value];
    reloadOnce();
  },
);
