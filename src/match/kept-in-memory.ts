import type { AnyGame, Seat } from "../games/game.ts";
import { CHAT_KEPT } from "../protocol/chat.ts";
import type { ChatMessage } from "../protocol/frames.ts";
import type { Effect, Kept, NoteKey, Unsent } from "./effects.ts";
import type { Commit } from "./events.ts";
import { foldLog } from "./log.ts";
import type { MatchState } from "./state.ts";

/** What a match keeps, where nothing outlives the memory: a match in a page, or in a test. */
export class KeptInMemory implements Kept {
  readonly log: Commit[];
  private readonly rules: AnyGame;
  /** As text, so that nobody keeps hold of what was given. */
  private readonly notes = new Map<NoteKey, string>();
  private readonly messages: { readonly team: Seat | null; readonly message: ChatMessage }[] = [];
  private owed: Unsent | null = null;

  constructor(rules: AnyGame, log: readonly Commit[] = []) {
    this.rules = rules;
    this.log = [...log];
  }

  /** Does what an effect says is to be written; all others are somebody else's. */
  write(effect: Effect<unknown>): void {
    switch (effect.type) {
      case "append":
        this.log.push(effect.commit);
        if (effect.state.progress.stage === "finished") this.owed = { due: effect.commit.at, tries: 0 };
        break;
      case "note":
        this.notes.set(effect.key, JSON.stringify(effect.value));
        break;
      case "keep-chat":
        this.messages.push({ team: effect.team, message: effect.message });
        break;
      case "resend-result":
        this.owed = this.owed && { due: effect.at, tries: this.owed.tries + 1 };
        break;
    }
  }

  state(): MatchState | null {
    return this.log.length > 0 ? foldLog(this.rules, this.log) : null;
  }

  moves(): { player: string; move: string; seq: number }[] {
    return this.log.flatMap(({ player, move, seq }) =>
      player !== null && move !== null ? [{ player, move, seq }] : [],
    );
  }

  newest(after: number, most: number): Commit[] {
    return this.log.filter(({ seq }) => seq > after).slice(-most);
  }

  chat(seat: Seat | null): ChatMessage[] {
    const readable = this.messages.filter(({ team }) => team === null || team === seat);
    return readable.map(({ message }) => message).slice(-CHAT_KEPT);
  }

  timesSpoken(player: string): number {
    return this.messages.filter(({ message }) => message.from.id === player).length;
  }

  note<T>(key: NoteKey): T | null {
    return JSON.parse(this.notes.get(key) ?? "null");
  }

  unsent(): Unsent | null {
    return this.owed;
  }
}
