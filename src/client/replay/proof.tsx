import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Replay } from "../../match/log.ts";
import { type Check, isVerified, verify } from "../../proof/verify.ts";
import type { GameAfter } from "../games/game-after.ts";
import { Sign } from "../ui/sign.tsx";
import { browserNotary } from "./read.ts";
import { replayTexts } from "./texts.ts";

/** The badge: whether the match is what it was, found out here, check by check. */
export function Proof({ replay, after }: { replay: Replay; after: GameAfter }) {
  const { proof: said } = replayTexts.value;
  const checks = useSignal<readonly Check[] | null>(null);
  useEffect(() => {
    void browserNotary()
      .then((notary) => verify(after.rules, replay, notary))
      .then((found) => {
        checks.value = found;
      });
  }, [replay]);
  const found = checks.value;
  const verdict = found === null ? "checking" : verdictOf(found);
  return (
    <details class="replay-proof" data-verdict={verdict}>
      <summary>
        <span class="replay-badge" role="status">
          {(verdict === "verified" || verdict === "broken") && <Sign yes={verdict === "verified"} />}{" "}
          {said[verdict]}
        </span>
      </summary>
      <p class="note">{said.lead}</p>
      <details class="replay-technical">
        <summary>{said.technical}</summary>
        <ul>
          {found?.map(({ name, result, fault, where = "" }) => (
            <li key={name} data-result={result}>
              <span class="replay-sign" aria-hidden="true">
                {result === "missing" ? "–" : <Sign yes={result === "yes"} />}
              </span>
              <span>
                {said.checks[name]} <b>{said.results[result]}</b>
                {fault && <span class="note"> {said.faults[fault](where)}</span>}
              </span>
            </li>
          ))}
        </ul>
        <p class="note">{said.byHand}</p>
      </details>
    </details>
  );
}

function verdictOf(checks: readonly Check[]): "verified" | "broken" | "unsealed" {
  if (isVerified(checks)) return "verified";
  return checks.some(({ result }) => result === "no") ? "broken" : "unsealed";
}
