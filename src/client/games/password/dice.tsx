import type { Dice as Throw } from "../../../games/password/events.ts";

/** The spots of each face on a grid of three by three. */
const SPOTS: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function Dice({ dice, side }: { dice: Throw | null; side: number }) {
  const faces: Throw = dice ?? [3, 4];
  return (
    <div class={`dice place-${side}`} data-idle={dice === null}>
      {faces.map((face, i) => (
        <svg key={`${i}-${face}`} class="die" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
          <rect x="1.5" y="1.5" width="37" height="37" rx="7" />
          {SPOTS[face]!.map((spot) => (
            <circle key={spot} cx={10 + (spot % 3) * 10} cy={10 + Math.floor(spot / 3) * 10} r="3.6" />
          ))}
        </svg>
      ))}
    </div>
  );
}
