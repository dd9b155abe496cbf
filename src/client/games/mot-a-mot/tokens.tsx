import { words } from "./texts/index.ts";

/** What the two kinds are called, and how one gets them. */
export function TokenNames() {
  const { tokens } = words.value;
  return (
    <div class="mam-token-names note">
      <p>{tokens.goal}</p>
      <ul>
        {(["speaker", "seeker"] as const).map((kind) => (
          <li key={kind} class="mam-token" data-kind={kind}>
            <TokenSign kind={kind} />
            {tokens.names[kind]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TokenSign({ kind }: { kind: "speaker" | "seeker" }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {kind === "speaker" ? (
        <rect x="2" y="2" width="12" height="12" rx="2" />
      ) : (
        <circle cx="8" cy="8" r="6.5" />
      )}
    </svg>
  );
}

/** Speaker tokens are black squares, seeker tokens red discs: told apart by shape as well. */
export function Tokens({ speaker, seeker }: { speaker: number; seeker: number }) {
  const { tokens } = words.value;
  return (
    <span class="mam-tokens">
      <span class="mam-token" data-kind="speaker" title={tokens.speaker(speaker)}>
        <TokenSign kind="speaker" />
        <span aria-hidden="true">{speaker}</span>
        <span class="unseen">{tokens.speaker(speaker)}</span>
      </span>
      <span class="mam-token" data-kind="seeker" title={tokens.seeker(seeker)}>
        <TokenSign kind="seeker" />
        <span aria-hidden="true">{seeker}</span>
        <span class="unseen">{tokens.seeker(seeker)}</span>
      </span>
    </span>
  );
}
