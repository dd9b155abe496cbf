import { correction, generate } from "lean-qr";
import { roomTexts } from "./texts.ts";

/** Light modules that a camera needs around the code. */
const QUIET = 4;

/** The table's address for the camera of whoever sits beside the host. Fetched when it is asked for. */
export function QrCode({ address }: { address: string }) {
  const said = roomTexts();
  const { size, path } = qrPath(address);
  const whole = size + 2 * QUIET;
  return (
    <figure class="qr-code">
      <svg viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={said.qrPicture}>
        <path d={path} />
      </svg>
      <figcaption class="note">{said.qrHint}</figcaption>
    </figure>
  );
}

/** The dark modules as one path: a rectangle of one unit's height for every run in a row. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) {
      const from = x;
      while (code.get(x, y)) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  return { size: code.size, path };
}
