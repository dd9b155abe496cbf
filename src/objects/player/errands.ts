import type { Env } from "../../env.ts";
import { matchesOf } from "../../players/history.ts";
import { removePasskey } from "../../players/passkeys.ts";
import { noteSeen, raiseEpoch, removePlayer } from "../../players/players.ts";
import type { SocketPlace } from "../../players/revocation.ts";
import type { Records, TellPlace } from "./sessions.ts";

/** What a player's object asks of others: D1, and the objects where their sockets, their seats or their name are. */
export class PlayerErrands implements Records {
  private readonly env: Env;
  private readonly player: () => string;

  constructor(env: Env, player: () => string) {
    this.env = env;
    this.player = player;
  }

  readonly tellPlace: TellPlace = ({ object, name }, told) => {
    const { MATCHES, MATCHMAKERS, LOBBIES } = this.env;
    const objects = { match: MATCHES, pool: MATCHMAKERS, lobby: LOBBIES };
    return objects[object].getByName(name).endSessions(this.player(), told);
  };

  /** Whether their name, or their words, stand there. */
  async isNamedAt({ object, name }: SocketPlace): Promise<boolean> {
    return object === "match" && (await this.env.MATCHES.getByName(name).isNamed(this.player()));
  }

  forgetNameAt(match: string): Promise<void> {
    return this.env.MATCHES.getByName(match).forgetName(this.player());
  }

  /** Matches of theirs that are over, the newest first. */
  results(): Promise<string[]> {
    return matchesOf(this.env.DB, this.player());
  }

  raiseEpoch(epoch: number): Promise<unknown> {
    return raiseEpoch(this.env.DB, this.player(), epoch).run();
  }

  dropPasskey(id: string): Promise<unknown> {
    return removePasskey(this.env.DB, this.player(), id);
  }

  noteSeen(at: number): Promise<unknown> {
    return noteSeen(this.env.DB, this.player(), at).run();
  }

  removePlayer(at: number): Promise<void> {
    return removePlayer(this.env.DB, this.player(), at);
  }
}
