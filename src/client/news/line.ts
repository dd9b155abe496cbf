import { Link } from "../../link/link.ts";
import { CLOSE } from "../../protocol/close.ts";
import type { Headline, MeClientFrame, MeServerFrame } from "../../protocol/me.ts";
import { browserPort, socketUrl, wakeWithPage } from "../browser-port.ts";
import { currentToken } from "../session.ts";
import { waiting } from "./state.ts";

/**
 * The one line on which a player hears what waits. The newest page has it; one that lost it so takes it back when it
 * is seen again, so that somebody with ten tabs is told once. Returns how to hang up.
 */
export function listen(tell: (headline: NonNullable<Headline>) => void): () => void {
  let isElsewhere = false;
  const isVisible = (): boolean => document.visibilityState === "visible";
  const link = new Link<MeServerFrame, MeClientFrame>(browserPort, {
    address: socketUrl("/api/me/socket"),
    token: currentToken,
    pingMs: 30_000,
    isGreeting: ({ type }) => type === "matches",
    frame(frame) {
      if (frame.type !== "matches") return;
      const { type: _, headline, ...known } = frame;
      waiting.value = known;
      if (headline) tell(headline);
    },
    status(status) {
      if (status.kind === "live") say();
      isElsewhere = status.kind === "ended" && status.code === CLOSE.openedElsewhere;
    },
  });
  /** Who sees a page is told here, and not on their devices as well. */
  function say(): void {
    link.send({ type: "visible", visible: isVisible() });
  }
  document.addEventListener("visibilitychange", say);
  const stopWaking = wakeWithPage({
    wake() {
      if (!isElsewhere) link.wake();
      else if (isVisible()) link.connect();
    },
  });
  link.connect();
  return () => {
    stopWaking();
    document.removeEventListener("visibilitychange", say);
    link.close();
  };
}
