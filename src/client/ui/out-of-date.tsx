import { useEffect } from "preact/hooks";
import { texts } from "../language.ts";
import { Notice } from "./notice.tsx";
import { reloadOnce } from "./reload-once.ts";

/** The page is older than the server, or a part of it did not arrive. */
export function OutOfDate() {
  const { line } = texts.value;
  useEffect(reloadOnce, []);
  return (
    <Notice title={line.reloadTitle} body={line.reload} act={line.reloadGo} onAct={() => location.reload()} />
  );
}
