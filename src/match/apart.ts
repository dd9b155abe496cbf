import type { Inside } from "./effects.ts";

/**
 * Who is spared whose words, because one of the two blocked the other. Who is there brings their own list with their
 * socket; of who has spoken here it is kept, since their words may be read again while they are away.
 */
type Lists = Readonly<Record<string, readonly string[]>>;

export class Apart<Socket> {
  private readonly outside: Pick<Inside<Socket>, "kept" | "lines" | "do">;
  private cache: Lists | null = null;

  constructor(outside: Pick<Inside<Socket>, "kept" | "lines" | "do">) {
    this.outside = outside;
  }

  forget(): void {
    this.cache = null;
  }

  /** The one answer to whether a socket is sent what this player says, or said. */
  hears(socket: Socket, speaker: string): boolean {
    const { lines } = this.outside;
    const listener = lines.playerOf(socket)?.id;
    if (listener === undefined || listener === speaker) return true;
    return !lines.blocksOf(socket).includes(speaker) && !this.lists[speaker]?.includes(listener);
  }

  /** Whom somebody has blocked who speaks here, or has spoken. */
  learn(speaker: string, blocks: readonly string[]): void {
    const { [speaker]: before = [], ...others } = this.lists;
    if (before.length === blocks.length && before.every((id, i) => id === blocks[i])) return;
    const lists: Lists = blocks.length > 0 ? { ...others, [speaker]: blocks } : others;
    this.cache = lists;
    const value = Object.keys(lists).length > 0 ? lists : null;
    this.outside.do({ type: "note", key: "apart", value });
  }

  private get lists(): Lists {
    this.cache ??= this.outside.kept.note<Lists>("apart") ?? {};
    return this.cache;
  }
}
