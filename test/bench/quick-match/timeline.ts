/** Virtual time: things happen in the order of their times, and nothing takes any. */
export class Timeline {
  now = 1_000_000;
  /** How many things have happened. */
  events = 0;
  private readonly heap: { at: number; order: number; act: () => void }[] = [];
  private order = 0;

  after(ms: number, act: () => void): void {
    this.at(this.now + ms, act);
  }

  at(at: number, act: () => void): void {
    const { heap } = this;
    heap.push({ at: Math.max(at, this.now), order: this.order++, act });
    for (let i = heap.length - 1; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!this.sooner(i, parent)) break;
      this.swap(i, parent);
      i = parent;
    }
  }

  run(): void {
    for (let next = this.pop(); next; next = this.pop()) {
      this.now = next.at;
      this.events++;
      next.act();
    }
  }

  private pop() {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let i = 0; ; ) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2])
        if (child < heap.length && this.sooner(child, least)) least = child;
      if (least === i) return first;
      this.swap(i, least);
      i = least;
    }
  }

  private sooner(i: number, j: number): boolean {
    const [a, b] = [this.heap[i]!, this.heap[j]!];
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  private swap(i: number, j: number): void {
    [this.heap[i], this.heap[j]] = [this.heap[j]!, this.heap[i]!];
  }
}
