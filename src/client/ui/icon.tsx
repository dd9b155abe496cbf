/** Line drawings of the house, 24 by 24, in the colour of the text beside them; what they mean is always said too. */
const ICONS = {
  play: ["M5 4h14v16H5z", "M9 15.5V8.5h3.6a2.3 2.3 0 0 1 0 4.6H9"],
  tables: ["M3 9h18", "M6 9v11", "M18 9v11", "M9 5h6"],
  matches: ["M8 3h12v13H8z", "M16 16v5H4V8h4"],
  boards: ["M9 21V9h6v12", "M3 21v-7h6v7", "M15 21v-5h6v5H3", "M12 3v2"],
  me: ["M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z", "M4 21c1-4.5 4-6.5 8-6.5s7 2 8 6.5"],
  settings: [
    "M4 7h8M18 7h2M4 17h2M12 17h8",
    "M15 9.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
    "M9 19.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z",
  ],
} as const;
export type IconName = keyof typeof ICONS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {ICONS[name].map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
