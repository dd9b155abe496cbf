import { computed, signal } from "@preact/signals";
import type { WaitingForMe } from "../../protocol/me.ts";

/** What waits for whoever plays here, as far as this page knows; null before it was told. */
export const waiting = signal<WaitingForMe | null>(null);

/** How much of it wants an answer: turns at tables where one is not, and invitations. */
export const waitingCount = computed(() => {
  const known = waiting.value;
  if (!known) return 0;
  return known.matches.filter(({ yourTurn, here }) => yourTurn && !here).length + known.invitations.length;
});
