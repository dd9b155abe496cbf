import { words } from "./texts/index.ts";

/** Speaker tokens are black squares, seeker tokens red discs: told apart by shape as well. */
export function Tokens({ speaker, seeker }: { speaker: number; seeker: number }) {
  const { tokens } = words.value;
  return (
    <span class="mam-tokens">
      <span class="mam-token" data-kind="speaker" title={tokens.speaker(speaker)}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <rect x="2" y="2" width="12" height="12" rx="2" />
        </svg>
        <span aria-hidden="true">{speaker}</span>
        <span class="unseen">{tokens.speaker(speaker)}</span>
      </span>
      <span class="mam-token" data-kind="seeker" title={tokens.seeker(seeker)}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="6.5" />
        </svg>
        <span aria-hidden="true">{seeker}</span>
        <span class="unseen">{tokens.seeker(seeker)}</span>
      </span>
    </span>
  );
}
