import type { AnyEvent } from "../match/events.ts";
import { type Lacks, lacksNow, passRoom, roomDue } from "../match/rooms.ts";
import type { MatchState } from "../match/state.ts";

const KEY = "room-lacks";
const NOTHING: Lacks = { hostlessSince: null, emptySince: null };

/**
 * Remembers since when a room lacks its host, or everybody: who is connected is in no log, and memory may be
 * emptied at any time.
 */
export class RoomKeeper {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** Somebody came or went. Written only when it makes a difference. */
  note(state: MatchState, connected: ReadonlySet<string>, now: number): void {
    if (state.progress.stage !== "waiting") return;
    const before = this.lacks();
    const lacks = lacksNow(state, connected, before, now);
    if (lacks.hostlessSince !== before.hostlessSince || lacks.emptySince !== before.emptySince)
      this.storage.kv.put(KEY, lacks);
  }

  dueAt(state: MatchState): number | null {
    return state.progress.stage === "waiting" ? roomDue(state, this.lacks()) : null;
  }

  pass(state: MatchState, connected: ReadonlySet<string>, now: number): "ends" | AnyEvent[] | null {
    return state.progress.stage === "waiting" ? passRoom(state, connected, this.lacks(), now) : null;
  }

  private lacks(): Lacks {
    return this.storage.kv.get<Lacks>(KEY) ?? NOTHING;
  }
}
