/**
 * Time, and the order of everything. One event runs after the other; before the next one every promise that can go on
 * without a further event has gone on. So whatever the program does is decided by the events, and these by the seed.
 */
export interface Timer {
  readonly at: number;
  cancel(): void;
}

class Planned implements Timer {
  readonly at: number;
  readonly order: number;
  run: (() => void) | null;

  constructor(at: number, order: number, run: () => void) {
    this.at = at;
    this.order = order;
    this.run = run;
  }

  cancel(): void {
    this.run = null;
  }
}

/** How many events run before the machine's own work (a key pressed, a line printed) gets a turn. */
const AT_A_STRETCH = 2000;

export class Timeline {
  /** Milliseconds of the world's clock, in whole ones: the platform's clock shows no finer ones. */
  now: number;
  /** How many events there were. */
  steps = 0;
  private readonly heap: Planned[] = [];
  private order = 0;
  private readonly turnEnds: (() => void)[] = [];

  constructor(startsAt: number) {
    this.now = startsAt;
  }

  at(time: number, run: () => void): Timer {
    const planned = new Planned(Math.max(this.now, Math.ceil(time)), this.order++, run);
    this.push(planned);
    return planned;
  }

  after(ms: number, run: () => void): Timer {
    return this.at(this.now + ms, run);
  }

  /** Once the program has come to rest in the event that runs now. */
  atTurnEnd(run: () => void): void {
    this.turnEnds.push(run);
  }

  /** Until nothing is planned before that time. To be awaited: promises only go on from outside of one. */
  async runUntil(time: number): Promise<void> {
    for (;;) {
      const isDone = await new Promise<boolean>((resolve, reject) => {
        setImmediate(() => {
          try {
            resolve(this.runSome(time));
          } catch (error) {
            reject(error);
          }
        });
      });
      if (isDone) break;
    }
    this.now = Math.max(this.now, time);
  }

  private runSome(time: number): boolean {
    drain(); // what was begun outside of any event
    this.endTurn();
    for (let i = 0; i < AT_A_STRETCH; i++) {
      const next = this.heap[0];
      if (!next || next.at > time) return true;
      this.pop();
      if (!next.run) continue;
      this.now = next.at;
      this.steps++;
      next.run();
      drain();
      this.endTurn();
    }
    return false;
  }

  private endTurn(): void {
    while (this.turnEnds.length > 0) {
      for (const run of this.turnEnds.splice(0)) run();
      drain();
    }
  }

  private push(planned: Planned): void {
    const { heap } = this;
    let i = heap.push(planned) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!isBefore(planned, heap[parent]!)) break;
      heap[i] = heap[parent]!;
      i = parent;
    }
    heap[i] = planned;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[i] = heap[child]!;
      i = child;
    }
    heap[i] = last;
  }
}

const isBefore = (a: Planned, b: Planned): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/**
 * Lets every promise go on that can. Node has this between any two of its own events under this name; asking for one
 * of its events instead (`setImmediate`) takes four times as long, and the world has a hundred million events.
 */
const drain: () => void = (process as unknown as { _tickCallback(): void })._tickCallback.bind(process);
