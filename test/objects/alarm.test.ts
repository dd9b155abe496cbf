import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Alarm } from "../../src/objects/alarm.ts";

describe("an object's alarm", () => {
  /** What was set, of several wishes made one after the other. */
  const setBy = (...wishes: (number | null)[][]) =>
    runInDurableObject(env.LOBBIES.getByName(crypto.randomUUID()), async () => {
      const set: number[] = [];
      const storage = { getAlarm: async () => null, setAlarm: async (at: number) => void set.push(at) };
      const clock = new Alarm(storage as unknown as DurableObjectStorage);
      await clock.ready();
      for (const times of wishes) clock.wish(...times);
      return set;
    });

  it("[T9i] is never set for a time that is over: the platform may never ring for one", async () => {
    const now = Date.now();
    for (const at of [now, now - 1, now - 86_400_000, 0]) {
      const [set] = await setBy([at]);
      expect(set).toBeGreaterThan(now);
      expect(set).toBeLessThan(now + 5000);
    }
  });

  it("[W105] is set once for what is due already, and for the earliest of what is not", async () => {
    const now = Date.now();
    expect(await setBy([0], [0], [now - 5], [now + 60_000])).toHaveLength(1);
    expect(await setBy([now + 60_000], [null], [now + 90_000, now + 30_000])).toEqual([
      now + 60_000,
      now + 30_000,
    ]);
  });
});
