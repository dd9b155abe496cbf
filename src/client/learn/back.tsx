/** The way back, as an arrow; the text beside it says where to. */
export function BackArrow() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M20 12H5m6-6-6 6 6 6" />
    </svg>
  );
}
