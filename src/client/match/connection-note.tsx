import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { texts } from "../language.ts";
import { isOffline } from "../offline.ts";
import type { MatchStore } from "./store.ts";

/** How long a break stays unmentioned: most are over before anybody would have noticed. */
const QUIET_MS = 1200;

/** Says quietly that the line is down and that nothing is lost; never stands in the way of the board. */
export function ConnectionNote({ match }: { match: MatchStore }) {
  const shown = useSignal(false);
  const status = match.status.value;
  const down = status.kind !== "live" || isOffline.value;

  useEffect(() => {
    if (!down) {
      shown.value = false;
      return;
    }
    const timer = setTimeout(() => {
      shown.value = true;
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [down]);

  const { line } = texts.value;
  const sentence =
    status.kind === "waiting" && status.flood ? line.flood : isOffline.value ? line.offline : line.lost;
  return (
    <>
      <p class="watching-note">{match.seat.value === null && <span>{texts.value.match.watching}</span>}</p>
      <div class="line-note" role="status" data-status={status.kind}>
        {shown.value && down && (
          <>
            <span>{sentence}</span>
            {status.kind === "waiting" && !status.flood && (
              <button type="button" class="plain" onClick={() => match.retryNow()}>
                {line.retryNow}
              </button>
            )}
          </>
        )}
      </div>
    </>
  );
}
