/**
 * While a release is deployed, an object may be called that still runs the one before, and has no such method: then
 * what was done before is done. Only what the last release lacks is called through this.
 */
export async function orAsBefore<T>(call: () => Promise<T>, before: () => T | Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isMissing(error)) throw error;
    return before();
  }
}

/** The runtime has no other sign of it than these words. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("The RPC receiver does not implement");
