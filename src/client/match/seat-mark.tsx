/** A side's sign: mine is a filled disc; the others are outlines, each of its own shape and colour. */
export function SeatMark({ place }: { place: number }) {
  return (
    <svg class={`seat-mark place-${place}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {place === 0 && <circle cx="8" cy="8" r="6.5" />}
      {place === 1 && <rect x="2.5" y="2.5" width="11" height="11" rx="1" />}
      {place === 2 && <path d="M8 2 14.5 13.5h-13Z" />}
      {place === 3 && <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" />}
    </svg>
  );
}

/** Places go round the table from the one who looks: 0 is mine, 1 sits to my left. A spectator sits at 0. */
export const placeOf = (seat: number, you: number | null, seats: number): number =>
  (seat - (you ?? 0) + seats) % seats;
