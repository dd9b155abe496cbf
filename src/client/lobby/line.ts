import { type ReadonlySignal, signal } from "@preact/signals";
import type { Language } from "../../core/language.ts";
import { Link } from "../../link/link.ts";
import type { LobbyEntry, LobbyFrame } from "../../protocol/lobby.ts";
import { browserPort, socketUrl, wakeWithPage } from "../browser-port.ts";

/** A line to a language's lobby: the list as it is, until it is left. */
export interface LobbyLine {
  /** Null until the first list is there. */
  readonly entries: ReadonlySignal<readonly LobbyEntry[] | null>;
  readonly isLive: ReadonlySignal<boolean>;
  leave(): void;
}

export function openLobby(language: Language): LobbyLine {
  const entries = signal<readonly LobbyEntry[] | null>(null);
  const isLive = signal(false);
  const link = new Link<LobbyFrame, never>(browserPort, {
    address: socketUrl(`/api/lobby/${language}/socket`),
    pingMs: 10_000,
    isGreeting: ({ type }) => type === "lobby",
    frame: (frame) => {
      entries.value = follow(entries.value ?? [], frame);
    },
    status: ({ kind }) => {
      isLive.value = kind === "live";
    },
  });
  const stopWaking = wakeWithPage(link);
  link.connect();
  return {
    entries,
    isLive,
    leave() {
      stopWaking();
      link.close();
    },
  };
}

/** What is new or changed keeps or takes the first place; the rest stays where it is. */
export function follow(entries: readonly LobbyEntry[], frame: LobbyFrame): readonly LobbyEntry[] {
  switch (frame.type) {
    case "lobby":
      return frame.entries;
    case "listed": {
      const at = entries.findIndex(({ id }) => id === frame.entry.id);
      return at < 0 ? [frame.entry, ...entries] : entries.with(at, frame.entry);
    }
    case "gone":
      return entries.filter(({ id }) => id !== frame.id);
    default:
      return entries; // a pong
  }
}
