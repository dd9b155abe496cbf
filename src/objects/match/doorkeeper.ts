import { orAsBefore } from "../../core/release.ts";
import type { Env } from "../../env.ts";
import type { Refusal } from "../../games/game.ts";
import { isAmongStrangers } from "../../match/access.ts";
import type { Engine } from "../../match/engine.ts";
import { refuse } from "../../match/refusals.ts";
import { peopleOf } from "../../match/rooms.ts";
import type { Sockets } from "../sockets.ts";

/** Who sits down with whom: each player's own object is asked whom they blocked, and whether they are barred. */
export class Doorkeeper {
  private readonly env: Pick<Env, "PLAYERS">;
  private readonly engine: Pick<Engine<WebSocket>, "live">;
  private readonly sockets: Pick<Sockets, "toldOf">;

  constructor(
    env: Pick<Env, "PLAYERS">,
    engine: Pick<Engine<WebSocket>, "live">,
    sockets: Pick<Sockets, "toldOf">,
  ) {
    this.env = env;
    this.engine = engine;
    this.sockets = sockets;
  }

  /** Ids of everybody who sits here. */
  people(): string[] {
    return this.engine.live ? peopleOf(this.engine.live.state) : [];
  }

  /**
   * Nobody sits down with somebody who blocked them, or whom they blocked: it is not said which. Nor among strangers
   * while they are barred.
   */
  async refusal(player: string): Promise<Refusal | null> {
    if (await this.isBarredHere(player)) return refuse("match/barred");
    return (await this.isBlockedHere(player)) ? refuse("match/may-not-join") : null; // last: the seat is taken next
  }

  /** Whoever sits down while the others are asked is asked as well. */
  private async isBlockedHere(player: string): Promise<boolean> {
    const asked = new Set<string>();
    for (;;) {
      const unasked = this.people().filter((id) => !asked.has(id));
      if (unasked.length === 0) return false;
      if (await this.isBlocked(player, unasked)) return true;
      for (const id of unasked) asked.add(id);
    }
  }

  /** Whether somebody blocked one of these people, or one of them blocked somebody: each own object knows its side. */
  async isBlocked(player: string, people: readonly string[]): Promise<boolean> {
    const { PLAYERS } = this.env;
    const others = people.filter((id) => id !== player);
    if (others.length === 0) return false;
    // In the release before, nobody could block anybody.
    const blocks = (one: string, those: readonly string[]): Promise<boolean> =>
      orAsBefore(
        () => PLAYERS.getByName(one).blocksAny(those),
        () => false,
      );
    const answers = await Promise.all([
      blocks(player, others),
      ...others.map((other) => blocks(other, [player])),
    ]);
    return answers.includes(true);
  }

  /** Those who are barred from strangers. */
  async barredAmong(players: readonly string[]): Promise<string[]> {
    const isBarred = (player: string): Promise<boolean> =>
      orAsBefore(
        () => this.env.PLAYERS.getByName(player).isBarred(),
        () => false,
      );
    const areBarred = await Promise.all(players.map(isBarred));
    return players.filter((_, i) => areBarred[i]);
  }

  /** What was told a moment ago counts: their object may have answered before that. */
  private async isBarredHere(player: string): Promise<boolean> {
    const header = this.engine.live?.state.header;
    if (!header || !isAmongStrangers(header)) return false;
    const [barred] = await this.barredAmong([player]);
    return barred !== undefined || (this.sockets.toldOf(player)?.barredUntil ?? 0) > Date.now();
  }
}
