import type { Origin } from "../../src/match/regions.ts";
import type { QuickMatchServerFrame } from "../../src/protocol/quick-match.ts";
import { guest, Line, until } from "./client.ts";

/** Somebody who looks for strangers to play with, from anywhere in the world. */
export class Seeker extends Line<QuickMatchServerFrame> {
  private static readonly opened: Seeker[] = [];
  readonly player: { token: string; id: string };

  private constructor(socket: WebSocket, player: { token: string; id: string }) {
    super(socket);
    this.player = player;
  }

  static async open({
    player,
    token,
    game = "password",
    language = "fr",
    headers = {},
    cf,
  }: {
    player?: { token: string; id: string };
    token?: string;
    game?: string;
    language?: string;
    headers?: Record<string, string>;
    cf?: Origin;
  } = {}): Promise<Seeker> {
    const who = player ?? (await guest());
    const path = `/api/quick-match/socket?game=${game}&language=${language}`;
    const init = { headers, ...(cf ? { cf: cf as RequestInitCfProperties } : {}) };
    const seeker = new Seeker(await Line.upgrade(path, token ?? who.token, init), who);
    Seeker.opened.push(seeker);
    return seeker;
  }

  /** So that nobody of one test is still waiting in the next. */
  static async everybodyLeaves(): Promise<void> {
    for (const seeker of Seeker.opened.splice(0)) {
      if (!seeker.closed) seeker.close();
      await seeker.gone();
    }
  }

  /** Waits for the offer, confirms it, and waits until that is known. */
  async agree(): Promise<string> {
    const { offer } = await this.next("offer");
    const before = this.frames.length;
    this.send({ type: "confirm", offer });
    this.send('{ "type": "ping" }'); // with these spaces the object itself answers, after what came before
    await until("the answer", () => this.closed ?? this.frames[before]);
    return offer;
  }
}
