import { LetterPieces } from "./pieces.tsx";
import "./miniature.css";

const WIDE = 920;
const HIGH = 1240;

/** Letters in boxes, some of their pieces only sketched. */
export function Sketch({ rows, found }: { rows: readonly string[]; found: readonly string[] }) {
  const columns = rows[0]!.length;
  return (
    <svg
      class="bz-miniature"
      viewBox={`-40 -40 ${columns * WIDE + 40} ${rows.length * HIGH + 40}`}
      aria-hidden="true"
      focusable="false"
    >
      {[...rows.join("")].map((letter, i) => (
        <g
          key={i}
          transform={`translate(${(i % columns) * WIDE + 60} ${Math.floor(i / columns) * HIGH + 80})`}
        >
          <rect class="bz-miniature-box" x="-60" y="-80" width="840" height="1160" rx="60" />
          <LetterPieces letter={letter} found={found[i] ?? ""} />
        </g>
      ))}
    </svg>
  );
}
