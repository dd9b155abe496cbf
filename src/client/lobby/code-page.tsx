import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ApiProblem } from "../api.ts";
import { texts } from "../language.ts";
import { findRoom } from "../room/api.ts";
import { go, matchPath } from "../route.ts";
import { guest } from "../session.ts";
import { Loading } from "../ui/lazy.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { usePageTitle } from "../ui/page-title.ts";
import { CodeForm } from "./page.tsx";
import { lobbyTexts } from "./texts.ts";
import "./lobby.css";

/** A room's code in an address: on to its table, or why not and another try. */
export function CodePage({ code }: { code: string }) {
  const said = lobbyTexts();
  const problem = useSignal<ApiProblem | null>(null);
  usePageTitle(problem.value ? said.codeTitle : said.looking);
  useEffect(() => {
    let isHere = true;
    void findRoom(code, guest.value?.token).then((found) => {
      if (!isHere) return;
      if (found.ok) go(matchPath(found.value.match), true);
      else problem.value = found.error;
    });
    return () => {
      isHere = false;
    };
  }, [code]);
  if (problem.value === null) return <Loading />;
  return (
    <div class="page">
      <Masthead />
      <main id="main" class="notice" tabIndex={-1}>
        <h1>{said.codeTitle}</h1>
        <p role="alert">{texts.value.problems[problem.value]}</p>
        <CodeForm initial={code} />
      </main>
    </div>
  );
}
