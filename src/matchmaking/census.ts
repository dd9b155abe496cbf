import type { Wish } from "./pairing.ts";

/** Who waits for what, in numbers. People with the same wish are counted together, so that asking for each is cheap. */
export class Census {
  private readonly kinds = new Map<string, { readonly wish: Wish; count: number }>();
  private byGame: Readonly<Record<string, number>> | null = null;

  constructor(wishes: Iterable<Wish>) {
    for (const wish of wishes) {
      const key = JSON.stringify([wish.games, wish.paces]);
      const kind = this.kinds.get(key);
      if (kind) kind.count++;
      else this.kinds.set(key, { wish, count: 1 });
    }
  }

  get players(): number {
    return this.total(() => true);
  }

  /** How many would play something that this one would, themselves included. */
  sharing({ games }: Wish): number {
    return this.total((other) => !games || !other.games || games.some((game) => other.games!.includes(game)));
  }

  /** How many would play each game. */
  get games(): Readonly<Record<string, number>> {
    this.byGame ??= this.countGames();
    return this.byGame;
  }

  private countGames(): Record<string, number> {
    const named = new Set([...this.kinds.values()].flatMap(({ wish }) => wish.games ?? []));
    return Object.fromEntries(
      [...named].sort().map((game) => [game, this.total((wish) => wish.games?.includes(game) === true)]),
    );
  }

  /** The same text as long as the same people wait for the same. */
  get digest(): string {
    return [...this.kinds]
      .map(([key, { count }]) => `${count} ${key}`)
      .sort()
      .join();
  }

  private total(counts: (wish: Wish) => boolean): number {
    let sum = 0;
    for (const { wish, count } of this.kinds.values()) if (counts(wish)) sum += count;
    return sum;
  }
}
