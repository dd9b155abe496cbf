import type { Env } from "../../../src/env.ts";
import { Lobby as PlainLobby } from "../../../src/objects/lobby.ts";
import { Match as PlainMatch } from "../../../src/objects/match.ts";
import { Matchmaker as PlainMatchmaker } from "../../../src/objects/matchmaker.ts";
import { Player as PlainPlayer } from "../../../src/objects/player.ts";
import plain from "../../../src/worker.ts";
import { bill, countDatabase, countPoints, countQueue, countStorage, takeBill } from "./bill.ts";

export { Bots } from "../../../src/objects/bots.ts";

/** The Worker as it is, which counts what it would be billed for: `GET /api/bill` tells, and begins anew. */
const counted = (env: Env): Env => ({
  ...env,
  DB: countDatabase(env.DB),
  RESULTS: countQueue(env.RESULTS),
  WEBHOOKS: countQueue(env.WEBHOOKS),
  ...(env.METRICS ? { METRICS: countPoints(env.METRICS) } : {}),
});

/** Calls come in through these methods; frames and closings of sockets are not calls. */
function countCalls(prototype: object, doors: readonly string[]): void {
  for (const name of doors) {
    const door = Reflect.get(prototype, name) as ((...args: unknown[]) => unknown) | undefined;
    if (!door) throw new Error(`No door ${name}`);
    Reflect.set(prototype, name, function (this: unknown, ...args: unknown[]) {
      bill.calls++;
      return door.apply(this, args);
    });
  }
}

countCalls(PlainMatch.prototype, [
  ...["fetch", "alarm", "createSeated", "takeSeat", "start", "changeRoom", "arrange", "leaveRoom"],
  ...[
    "hint",
    "summary",
    "evidence",
    "replay",
    "analysis",
    "resultRecorded",
    "forgetName",
    "endSessions",
    "rematch",
  ],
  "newsFor",
]);
countCalls(PlainPlayer.prototype, [
  ...[
    "fetch",
    "alarm",
    "admit",
    "epoch",
    "standingChanges",
    "standingChanged",
    "endAll",
    "endPasskey",
    "leave",
  ],
  ...["belong", "claim", "found", "hear", "waiting"],
]);
countCalls(PlainLobby.prototype, ["fetch", "alarm", "list", "drop", "entries", "endSessions"]);
countCalls(PlainMatchmaker.prototype, ["fetch", "alarm", "receive", "dismiss", "endSessions"]);

export class Match extends PlainMatch {
  constructor(ctx: DurableObjectState, env: Env) {
    countStorage(ctx.storage);
    super(ctx, counted(env));
  }

  override webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    bill.frames++;
    return super.webSocketMessage(socket, raw);
  }

  /** Bytes of its database. */
  size(): number {
    return this.ctx.storage.sql.databaseSize;
  }
}

export class Matchmaker extends PlainMatchmaker {
  constructor(ctx: DurableObjectState, env: Env) {
    countStorage(ctx.storage);
    super(ctx, counted(env));
  }
}

export class Player extends PlainPlayer {
  constructor(ctx: DurableObjectState, env: Env) {
    countStorage(ctx.storage);
    super(ctx, counted(env));
  }
}

export class Lobby extends PlainLobby {
  constructor(ctx: DurableObjectState, env: Env) {
    countStorage(ctx.storage);
    super(ctx, counted(env));
  }
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/api/bill") {
      const match = searchParams.get("match");
      const matches = env.MATCHES as unknown as DurableObjectNamespace<Match>;
      const size = match === null ? 0 : await matches.getByName(match).size();
      return Response.json({ bill: takeBill(), size });
    }
    bill.requests++;
    return plain.fetch(request as Parameters<typeof plain.fetch>[0], counted(env), ctx);
  },
  queue: (batch: MessageBatch<unknown>, env: Env) => plain.queue(batch, counted(env)),
};
