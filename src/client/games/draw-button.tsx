/** Another word at random, as a die beside the words that say it. */
export function DrawButton({ label, draw }: { label: string; draw: (() => void) | null }) {
  return (
    <button type="button" class="plain draw-word" disabled={draw === null} onClick={() => draw?.()}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
        <rect
          x="2"
          y="2"
          width="16"
          height="16"
          rx="4"
          fill="none"
          stroke="currentcolor"
          stroke-width="1.6"
        />
        <path
          d="M6.5 6.5h.01M13.5 6.5h.01M10 10h.01M6.5 13.5h.01M13.5 13.5h.01"
          stroke="currentcolor"
          stroke-width="2.4"
          stroke-linecap="round"
        />
      </svg>{" "}
      {label}
    </button>
  );
}
