// Before the pages, so that their own styles can differ from the shared ones.
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/parts.css";
import "../styles/still.css";
import { render } from "preact";
import type { FrameFacts } from "../../embed/facts.ts";
import type { HostCommand } from "../../embed/schema.ts";
import { language, learn } from "../language.ts";
import { leaveQueue } from "../quick/queue.ts";
import { go, HOME_PATH, keepAddress, matchPath } from "../route.ts";
import { becomeBy, ensureGuest } from "../session.ts";
import { followLooks, settings } from "../settings.ts";
import { FrameApp } from "./app.tsx";
import { Host } from "./host.ts";
import { Identity } from "./identity.ts";
import { stayInFrame } from "./links.ts";
import { reportHeight, reportTo } from "./report.ts";
import "./frame.css";

/** The entry of the page inside a partner's page. What it is to show stands in the page itself. */
const facts = JSON.parse(
  document.querySelector<HTMLMetaElement>("meta[name=palabre-frame]")!.content,
) as FrameFacts;

// What the page wants holds here and now; what this person chose on our own pages is left as it is.
const show = (theme: FrameFacts["theme"]): void => {
  settings.value = { ...settings.value, look: theme };
};

async function obey(command: HostCommand): Promise<string> {
  switch (command.type) {
    case "token":
      return identity.take(command.data.jwt);
    case "theme":
      show(command.data.theme);
      return "";
    case "locale":
      return learn(command.data.locale).then(
        () => "",
        () => "unreachable",
      );
    case "join": {
      const player = await ensureGuest();
      if (!player.ok) return player.error.replaceAll("-", "_");
      go(matchPath(command.data.match));
      return "";
    }
    case "leave":
      leaveQueue();
      go(HOME_PATH);
      return "";
  }
}

const host = new Host(facts.origins, obey);
const identity = new Identity(facts, host);
becomeBy(identity);
keepAddress();
stayInFrame();
show(facts.theme);
followLooks();
await learn(facts.locale ?? language.value);
render(<FrameApp facts={facts} />, document.getElementById("app")!);
await host.init;
reportTo(host);
reportHeight(host);
