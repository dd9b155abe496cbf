import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { toBase64Url } from "../../core/bytes.ts";
import { earliest } from "../../core/earliest.ts";
import { DEFAULT_QUIET, type QuietHours } from "../../match/push.ts";
import type { PushAddress } from "../../players/push-post.ts";
import { RETENTION } from "../../players/retention.ts";
import { type Ended, isEnded } from "../../players/revocation.ts";
import type { Session } from "../../players/tokens.ts";
import { type ChangePush, MOST_DEVICES, type NewPushDevice, type PushWishes } from "../../protocol/push.ts";
import { PUSH_WISHES } from "../../protocol/terms.ts";

/** The browsers that a player wants to be told on, and of what. A browser is told for as long as the session lasts that asked. */
const DEVICES = "push-devices";
const WISH = "push-wish";

export interface PushDevice extends PushAddress, Pick<NewPushDevice, "language"> {
  readonly id: string;
  readonly session: Session;
  readonly since: number;
  /** When a page there last said that it still wants to be told. */
  readonly seenAt: number;
}

/** `timeZone` is that of the browser last seen; without one no hour is known to be quiet. */
type Wish = Pick<PushWishes, "wishes" | "quiet"> & { readonly timeZone: string | null };

const EVERYTHING: Wish = {
  wishes: Object.fromEntries(PUSH_WISHES.map((wish) => [wish, true])) as Wish["wishes"],
  quiet: DEFAULT_QUIET,
  timeZone: null,
};

export class PushDevices {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  /** Asked whenever there is news: one read where nobody wants to be told. */
  get areAny(): boolean {
    return this.kv.get(DEVICES) !== undefined;
  }

  /** Those that are told, the last seen first; whose time is over are dropped. */
  all(now: number): readonly PushDevice[] {
    const kept = this.kv.get<PushDevice[]>(DEVICES) ?? [];
    const live = kept.filter((device) => endOf(device) > now);
    if (live.length < kept.length) this.keep(live);
    return live;
  }

  /** When the next of them is to be dropped. */
  endAt(now: number): number | null {
    return earliest(...this.all(now).map(endOf));
  }

  /** The same browser again takes its own place. */
  add(
    { endpoint, keys, language, timeZone }: NewPushDevice,
    session: Session,
    site: string,
    now: number,
  ): string {
    const id = toBase64Url(sha256(utf8ToBytes(endpoint))).slice(0, 22);
    const others = this.all(now).filter((device) => device.id !== id);
    const since = this.all(now).find((device) => device.id === id)?.since ?? now;
    const device: PushDevice = { id, endpoint, keys, language, session, site, since, seenAt: now };
    this.keep([device, ...others].slice(0, MOST_DEVICES));
    this.kv.put(WISH, { ...this.wish, timeZone } satisfies Wish);
    return id;
  }

  remove(id: string, now: number): void {
    this.keep(this.all(now).filter((device) => device.id !== id));
  }

  /** Those that sessions asked for which are over are told nothing more. */
  end(ended: Ended, now: number): void {
    this.keep(this.all(now).filter(({ session }) => !isEnded(session, ended)));
  }

  change({ wishes, quiet }: ChangePush): void {
    const { wish } = this;
    const chosen = Object.fromEntries(PUSH_WISHES.map((each) => [each, wishes?.[each] ?? wish.wishes[each]]));
    this.kv.put(WISH, {
      ...wish,
      wishes: chosen as Wish["wishes"],
      ...(quiet !== undefined && { quiet }),
    } satisfies Wish);
  }

  get wish(): Wish {
    return this.kv.get<Wish>(WISH) ?? EVERYTHING;
  }

  get quietHours(): QuietHours | null {
    const { quiet, timeZone } = this.wish;
    return quiet && timeZone !== null ? { ...quiet, timeZone } : null;
  }

  settings(now: number): PushWishes {
    const { wishes, quiet } = this.wish;
    const devices = this.all(now).map(({ id, since, seenAt }) => ({ id, since, seenAt }));
    return { wishes, quiet, devices };
  }

  private keep(devices: readonly PushDevice[]): void {
    if (devices.length > 0) this.kv.put(DEVICES, devices);
    else this.kv.delete(DEVICES);
  }
}

const endOf = ({ session, seenAt }: PushDevice): number =>
  Math.min(session.endsAt, seenAt + RETENTION.pushDeviceMs);
