/** A value or the reason why there is none. Plain data, so that it crosses object RPC whole. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/**
 * Closes a switch over a union: a new member that is not handled does not compile. It names the case and nothing else
 * of it, since the value may hold a secret and errors are logged.
 */
export function assertNever(value: never): never {
  const unknown: unknown = value;
  const isTyped = typeof unknown === "object" && unknown !== null && "type" in unknown;
  throw new Error(`Unhandled case: ${isTyped ? String(unknown.type) : typeof unknown}`);
}
