import { useEffect } from "preact/hooks";
import { texts } from "../language.ts";
import { isOffline } from "../offline.ts";
import { Notice } from "./notice.tsx";
import { reloadOnce } from "./reload-once.ts";

/** A part of the page did not arrive: there is no network, or the page is older than the server. */
export function OutOfDate() {
  const { line, problems, retry } = texts.value;
  const reload = () => location.reload();
  useEffect(() => {
    if (!isOffline.value) reloadOnce();
  }, []);
  return isOffline.value ? (
    <Notice title={line.offlineTitle} body={problems.unreachable} act={retry} onAct={reload} />
  ) : (
    <Notice title={line.reloadTitle} body={line.reload} act={line.reloadGo} onAct={reload} />
  );
}
