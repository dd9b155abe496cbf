import { type DurableObjectEvictionOptions, evictDurableObject, runInDurableObject } from "cloudflare:test";

/**
 * Takes an object's memory away, after what it has under way. One that has slept for a while by itself cannot be
 * evicted, so it is woken first.
 */
export async function evict(
  stub: DurableObjectStub<undefined>,
  options?: DurableObjectEvictionOptions,
): Promise<void> {
  await runInDurableObject(stub, () => {});
  await evictDurableObject(stub, options);
}
