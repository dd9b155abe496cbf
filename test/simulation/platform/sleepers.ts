/** Something that is cheap to keep as it is for a while, and large to keep so for ever. */
export interface Sleeper {
  /** Nobody will need it soon: it is put away as small as it gets. */
  pack(): void;
}

/** So many stay as they are: who is needed again within moments is not made anew each time. */
const KEPT = 64;

/** Objects' databases whose object sleeps, the one that was needed last at the end. */
export class Sleepers {
  private readonly kept = new Set<Sleeper>();

  add(sleeper: Sleeper): void {
    this.kept.delete(sleeper);
    this.kept.add(sleeper);
    if (this.kept.size <= KEPT) return;
    const [oldest] = this.kept;
    this.kept.delete(oldest!);
    oldest!.pack();
  }
}
