import { Piece } from "../buzzle-family/pieces.tsx";
import "../buzzle-family/miniature.css";

/** A heap thrown on the table: the pieces of TUE, or of EUT. */
export function QuickBuzzleMiniature() {
  return (
    <svg class="bz-miniature" viewBox="450 -80 2750 2750" aria-hidden="true" focusable="false">
      <g class="bz-heap">
        <Piece kind="I" x={700} y={900} turn={-18} />
      </g>
      <g class="bz-heap">
        <Piece kind="I" x={1500} y={700} turn={72} />
      </g>
      <g class="bz-heap">
        <Piece kind="i" x={1250} y={1400} turn={30} />
      </g>
      <g class="bz-heap">
        <Piece kind="i" x={1800} y={1250} turn={-50} />
      </g>
      <g class="bz-heap">
        <Piece kind="i" x={2300} y={800} turn={10} />
      </g>
      <g class="bz-heap">
        <Piece kind="i" x={2700} y={1500} turn={85} />
      </g>
      <g class="bz-heap">
        <Piece kind="i" x={2950} y={900} turn={-30} />
      </g>
      <g class="bz-heap">
        <Piece kind="i" x={900} y={1900} turn={100} />
      </g>
      <g class="bz-heap">
        <Piece kind="u" x={2050} y={1850} turn={-20} />
      </g>
    </svg>
  );
}
