/** Chance of one purpose: the same seed and purpose give the same numbers, whatever other purposes drew. */
export class Dice {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number, purpose = "") {
    this.a = 0x9e3779b9 ^ seed;
    this.b = 0x243f6a88 ^ Math.floor(seed / 2 ** 32);
    this.c = hashOf(purpose);
    this.d = 1;
    for (let i = 0; i < 12; i++) this.uint32();
  }

  /** A further purpose: independent of what is drawn here afterwards. */
  fork(purpose: string): Dice {
    return new Dice(this.uint32(), purpose);
  }

  /** sfc32: small, fast, and good enough for a world. */
  uint32(): number {
    const t = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** At least 0, less than 1. */
  next(): number {
    return this.uint32() / 2 ** 32;
  }

  int(below: number): number {
    return Math.floor(this.next() * below);
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(items.length)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  }

  /** Time until the next of something that happens once in `mean` on average. */
  until(mean: number): number {
    return -Math.log(1 - this.next()) * mean;
  }

  fill<T extends ArrayBufferView>(view: T): T {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = this.uint32();
    return view;
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash | 0;
}
