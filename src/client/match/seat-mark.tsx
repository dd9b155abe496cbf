/** A side's sign: mine is a filled disc; the others are outlines, each of its own shape and colour. */
export function SeatMark({ place }: { place: number }) {
  return (
    <svg class={`seat-mark place-${place}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {place === 0 && <circle cx="8" cy="8" r="6.5" />}
      {place === 1 && <rect x="2.5" y="2.5" width="11" height="11" rx="1" />}
      {place === 2 && <path d="M8 2 14.5 13.5h-13Z" />}
      {place === 3 && <path d="M8 1.5 14.5 8 8 14.5 1.5 8Z" />}
      {place === 4 && <path d="M8 1.5 13.6 4.8v6.4L8 14.5 2.4 11.2V4.8Z" />}
      {place === 5 && <path d="M6 2h4v4h4v4h-4v4H6v-4H2V6h4Z" />}
      {place === 6 && <path d="M8 1.5 14.5 6.3 12 14H4L1.5 6.3Z" />}
      {place === 7 && <path d="M8 1.5 9.9 6h4.6l-3.7 3 1.4 5L8 11l-4.2 3 1.4-5-3.7-3h4.6Z" />}
    </svg>
  );
}

/** Places go round the table from the one who looks: 0 is mine, 1 sits to my left. A spectator sits at 0. */
export const placeOf = (seat: number, you: number | null, seats: number): number =>
  (seat - (you ?? 0) + seats) % seats;
