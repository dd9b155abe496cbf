import { fail, ok } from "../../core/result.ts";
import type { Replay } from "../../match/log.ts";
import { isSignedBy } from "../../proof/signature.ts";
import type { Notary } from "../../proof/verify.ts";
import type { PublicKeys } from "../../protocol/requests.ts";
import { type Answer, readKeys, readReplay } from "../api.ts";
import { guest } from "../session.ts";

/** The whole log of a finished match. Who we are matters only for a puzzle that others still look for. */
export async function fetchReplay(id: string): Answer<Replay> {
  const read = await readReplay(id, guest.value?.token);
  return read.ok ? ok(read.value as unknown as Replay) : fail(read.error);
}

/** Checks signatures here; the server is asked only which keys are its own. */
export async function browserNotary(): Promise<Notary> {
  const published: PublicKeys["keys"] | null = await readKeys().then((read) =>
    read.ok ? read.value.keys : null,
  );
  return {
    verify: (publicKey, message, signature) => isSignedBy(crypto.subtle, publicKey, message, signature),
    keyOf: (id) => (published ? (published.find((key) => key.id === id)?.publicKey ?? null) : undefined),
  };
}
