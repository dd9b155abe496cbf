/** How long what others did is to be seen before the next thing covers it. Bots leave more time than this by themselves. */
export const SEEN_MS = 900;
/** More than this waits for nobody: the rest is summed up. */
const MOST_WAITING = 6;

/** What is asked of a frame: whether it changes the board, and whether it must be seen at once. */
export interface PacedFrame {
  readonly type: string;
  readonly isUrgent: boolean;
}

/**
 * Shows frames in the order they came, each change of the board long enough to be seen: after a stalled line several
 * come at once. What is urgent, one's own move or a time of one's own that runs, is never held back: all that waits is
 * then shown with it, and `skipped` hears what nobody could see.
 */
export class Pace<Frame extends PacedFrame> {
  private waiting: Frame[] = [];
  private stopResting: (() => void) | null = null;
  private readonly show: (frame: Frame) => void;
  private readonly skipped: (frames: readonly Frame[]) => void;
  private readonly after: (ms: number, run: () => void) => () => void;

  constructor(options: {
    readonly show: (frame: Frame) => void;
    readonly skipped: (frames: readonly Frame[]) => void;
    readonly after: (ms: number, run: () => void) => () => void;
  }) {
    this.show = options.show;
    this.skipped = options.skipped;
    this.after = options.after;
  }

  take(frame: Frame): void {
    this.waiting.push(frame);
    if (frame.isUrgent || this.waiting.filter(isChange).length > MOST_WAITING) this.flush();
    else if (this.stopResting === null) this.showNext();
  }

  /** Everything that waits, now. */
  flush(): void {
    const all = this.waiting;
    this.waiting = [];
    const changes = all.filter(isChange);
    if (changes.length > 1) this.skipped(changes.slice(0, -1));
    for (const frame of all) this.show(frame);
    const last = changes.at(-1);
    if (last) this.rest(last);
  }

  /** The page is left. */
  close(): void {
    this.stopResting?.();
    this.stopResting = null;
    this.waiting = [];
  }

  private showNext(): void {
    for (let frame = this.waiting.shift(); frame; frame = this.waiting.shift()) {
      this.show(frame);
      if (!isChange(frame)) continue;
      this.rest(frame);
      return;
    }
  }

  /** What somebody did themselves needs no time to be seen. */
  private rest({ isUrgent }: Frame): void {
    this.stopResting?.();
    this.stopResting = null;
    if (isUrgent) return;
    this.stopResting = this.after(SEEN_MS, () => {
      this.stopResting = null;
      this.showNext();
    });
  }
}

const isChange = ({ type }: PacedFrame): boolean => type === "update";
