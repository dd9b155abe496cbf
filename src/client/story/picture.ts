import { pathOf } from "./plot.tsx";

/** The picture that is shared: paper, ink, the plot's lines. Drawn here, in the house's own face, by nobody else. */
export interface PictureData {
  readonly game: string;
  readonly lines: readonly string[];
  readonly series: readonly (readonly number[])[];
  readonly names: readonly string[];
}

const SIDE = 1080;
const MARGIN = 84;
/** Light, whatever the page looks like: it will stand on other people's screens. */
const PAPER = "#f6f1e7";
const INK = "#1f1b16";
const SOFT = "#645b50";
const SIDES = ["#1f4e8c", "#b53a23", "#8a5a08", "#1c6a6a", "#7a3f63", "#356b40", "#1f1b16", "#645b50"];
/** Beside a name, as high as a capital. */
const SIGN = 24;
const BAR = /^[▰▱]+$/;
const DASHES = [[], [5, 3], [2, 2], [8, 3, 2, 3], [1, 2], [10, 4], [3, 1], [6, 2, 1, 2]];

export async function drawPicture(canvas: HTMLCanvasElement, data: PictureData): Promise<void> {
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  // Until the face has come, canvas would silently draw with another one.
  await document.fonts.load("700 64px Fraunces").catch(() => []);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = INK;
  pen.fillRect(MARGIN, 180, SIDE - 2 * MARGIN, 6);
  pen.fillRect(MARGIN, 190, SIDE - 2 * MARGIN, 2);
  pen.textBaseline = "alphabetic";
  write(pen, "Palabre", MARGIN, 150, 64, INK);
  pen.textAlign = "right";
  write(pen, data.game, SIDE - MARGIN, 150, 48, SOFT);
  pen.textAlign = "left";
  // Without lines over time there is room for larger ones in words.
  const hasPlot = data.series.length > 1;
  const [first, other] = hasPlot ? [60, 48] : [84, 64];
  let y = hasPlot ? 290 : 460;
  for (const [i, line] of data.lines.entries())
    y = BAR.test(line) ? bar(pen, line, y) : paragraph(pen, line, y, i === 0 ? first : other);
  plot(pen, data, Math.max(y + 10, 470));
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  ink: string,
): void {
  pen.font = `700 ${size}px Fraunces, Georgia, serif`;
  pen.fillStyle = ink;
  pen.fillText(text, x, y, SIDE - 2 * MARGIN);
}

/** How much of a heap was found, as many marks as words: drawn, for the face has no such letters. */
function bar(pen: CanvasRenderingContext2D, marks: string, foot: number): number {
  const step = Math.min(30, (SIDE - 2 * MARGIN) / marks.length);
  pen.fillStyle = INK;
  pen.strokeStyle = INK;
  pen.lineWidth = 2;
  for (const [i, mark] of [...marks].entries()) {
    const x = MARGIN + i * step;
    if (mark === "▰") pen.fillRect(x, foot - SIGN, step * 0.7, SIGN);
    else pen.strokeRect(x + 1, foot - SIGN + 1, step * 0.7 - 2, SIGN - 2);
  }
  return foot + 2 * SIGN;
}

/** Breaks a line where it would run over the edge; returns where the next one stands. */
function paragraph(pen: CanvasRenderingContext2D, text: string, top: number, size: number): number {
  pen.font = `700 ${size}px Fraunces, Georgia, serif`;
  let [line, y] = ["", top];
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && pen.measureText(longer).width > SIDE - 2 * MARGIN) {
      write(pen, line, MARGIN, y, size, INK);
      [line, y] = [word, y + size * 1.2];
    } else line = longer;
  }
  write(pen, line, MARGIN, y, size, INK);
  return y + size * 1.35;
}

function plot(pen: CanvasRenderingContext2D, { series, names }: PictureData, top: number): void {
  if (series.length < 2) return;
  const scale = Math.min((SIDE - 2 * MARGIN) / 320, (SIDE - MARGIN - 90 - top) / 140);
  pen.save();
  pen.translate(MARGIN - 26 * scale + 20, top);
  pen.scale(scale, scale);
  pen.lineWidth = 1.2;
  pen.strokeStyle = SOFT;
  pen.stroke(new Path2D("M26 6V128H314"));
  pen.lineWidth = 2.6;
  pen.lineJoin = "round";
  for (const seat of names.keys()) {
    pen.strokeStyle = SIDES[seat % SIDES.length]!;
    pen.setLineDash(DASHES[seat % DASHES.length]!);
    pen.stroke(new Path2D(pathOf(series, seat)));
  }
  pen.restore();
  pen.setLineDash([]);
  let x = MARGIN;
  for (const [seat, name] of names.entries()) {
    pen.font = "700 34px Fraunces, Georgia, serif";
    const text = `${name} ${series.at(-1)?.[seat] ?? ""}`;
    const wide = SIGN + 12 + pen.measureText(text).width;
    if (x + wide > SIDE - MARGIN) break;
    const ink = SIDES[seat % SIDES.length]!;
    sign(pen, x, SIDE - 60, ink, seat === 0);
    write(pen, text, x + SIGN + 12, SIDE - 60, 34, ink);
    x += wide + 40;
  }
}

/** A disc or a square: drawn, for not every device has them among its letters. */
function sign(pen: CanvasRenderingContext2D, x: number, foot: number, ink: string, isRound: boolean): void {
  pen.fillStyle = ink;
  pen.beginPath();
  if (isRound) pen.arc(x + SIGN / 2, foot - SIGN / 2, SIGN / 2, 0, 2 * Math.PI);
  else pen.rect(x, foot - SIGN, SIGN, SIGN);
  pen.fill();
}
