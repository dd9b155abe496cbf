/** Yes or no as a mark beside the words that say it: drawn, for not every phone has it among its letters. */
export function Sign({ yes }: { yes: boolean }) {
  return (
    <svg class="sign" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d={yes ? "M1.5 6.5 4.5 10 10.5 2" : "M2 2l8 8M10 2l-8 8"} />
    </svg>
  );
}
