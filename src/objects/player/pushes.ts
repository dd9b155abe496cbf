import type { PushEnv } from "../../players/push-post.ts";
import { postPush } from "../../players/push-post.ts";
import type { Ended } from "../../players/revocation.ts";
import type { Session } from "../../players/tokens.ts";
import type { ChangePush, NewPushDevice, PushWishes } from "../../protocol/push.ts";
import type { Alarm } from "../alarm.ts";
import type { Sockets } from "../sockets.ts";
import { PushDevices } from "./push-devices.ts";
import { type PushFact, PushOutbox } from "./push-outbox.ts";

/** What a player asks about being told on their devices; each is answered with how it then stands. */
export type PushRequest =
  | { readonly type: "read" }
  | {
      readonly type: "add";
      readonly device: NewPushDevice;
      readonly session: Session;
      readonly site: string;
    }
  | { readonly type: "change"; readonly change: ChangePush }
  | { readonly type: "remove"; readonly device: string };

/** A page that is seen pings twice a minute: after so long it is not there any more. */
const SEEN_MS = 75_000;

/** Ties what is to be told to the object's one alarm. Who wants to be told of nothing costs one read a change. */
export class Pushes {
  private readonly devices: PushDevices;
  private readonly outbox: PushOutbox;
  private readonly clock: Alarm;
  private readonly sockets: Pick<Sockets, "seenAt">;

  constructor(
    kv: SyncKvStorage,
    env: PushEnv,
    clock: Alarm,
    sockets: Pick<Sockets, "seenAt">,
    facts: () => readonly PushFact[],
  ) {
    this.devices = new PushDevices(kv);
    this.outbox = new PushOutbox(kv, this.devices, facts, (device, message) =>
      postPush(env, device, message, Date.now()),
    );
    this.clock = clock;
    this.sockets = sockets;
  }

  /** To be waited for before something changes that they may be told of; null, and nothing to wait for, for most. */
  ready(): Promise<void> | null {
    return this.devices.areAny ? this.clock.ready() : null;
  }

  /** In the turn of the change: what is to be told, and when to look again. */
  plan(): void {
    if (this.devices.areAny) this.clock.wish(this.outbox.look(Date.now(), this.seenAt()));
  }

  /** Whether somebody sees a page has changed: what waited for that is told now. */
  async turned(): Promise<void> {
    await this.ready();
    this.plan();
  }

  async answer(request: PushRequest): Promise<PushWishes> {
    await this.clock.ready();
    const now = Date.now();
    if (request.type === "add") this.devices.add(request.device, request.session, request.site, now);
    if (request.type === "change") this.devices.change(request.change);
    if (request.type === "remove") this.devices.remove(request.device, now);
    if (request.type === "remove") this.outbox.clear();
    this.plan();
    return this.devices.settings(now);
  }

  /** Browsers of sessions that are over are told nothing more; in the turn in which these end. */
  end(ended: Ended): void {
    if (!this.devices.areAny) return;
    this.devices.end(ended, Date.now());
    this.outbox.clear();
  }

  /** By the alarm alone: a push service may take its time, and no call waits for it. */
  async carryOut(): Promise<void> {
    if (!this.devices.areAny) return;
    await this.turned();
    await this.outbox.carryOut(Date.now(), this.seenAt() !== null);
    await this.turned();
  }

  private seenAt(): number | null {
    return this.sockets.seenAt(Date.now(), SEEN_MS);
  }
}
