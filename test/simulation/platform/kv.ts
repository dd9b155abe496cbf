import type { Cloud } from "./cloud.ts";
import { bodyOf } from "./http.ts";
import { answerTo } from "./origin.ts";

/** A KV namespace. Every place sees a new value at once, which is more than the platform promises. */
export class Kv {
  private readonly cloud: Cloud;
  private readonly values = new Map<string, ArrayBuffer>();

  constructor(cloud: Cloud) {
    this.cloud = cloud;
  }

  /** From outside of the world: how dictionaries are published. */
  publish(key: string, value: string | Uint8Array): void {
    const bytes = typeof value === "string" ? new TextEncoder().encode(value) : Uint8Array.from(value);
    this.values.set(key, bytes.buffer);
  }

  get(key: string, how: string | { readonly type?: string } = "text"): Promise<unknown> {
    const type = typeof how === "string" ? how : (how.type ?? "text");
    return this.ask(() => {
      const value = this.values.get(key);
      return value === undefined ? null : readAs(value, type);
    });
  }

  put(key: string, value: string | Uint8Array | ArrayBuffer): Promise<void> {
    return this.ask(() => this.publish(key, value instanceof ArrayBuffer ? new Uint8Array(value) : value));
  }

  delete(key: string): Promise<void> {
    return this.ask(() => void this.values.delete(key));
  }

  private ask<T>(work: () => T): Promise<T> {
    const { timeline, weather } = this.cloud;
    return answerTo("KV", (resolve, reject) => {
      timeline.after(weather.storeMs(), () => {
        if (weather.kvIsAway) {
          timeline.after(weather.storeMs(), () =>
            reject(new Error("KV GET failed: 503 Service Unavailable")),
          );
          return;
        }
        const answer = attempt(work);
        timeline.after(weather.storeMs(), () => (answer.ok ? resolve(answer.value) : reject(answer.error)));
      });
    });
  }
}

function attempt<T>(
  work: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown } {
  try {
    return { ok: true, value: work() };
  } catch (error) {
    return { ok: false, error };
  }
}

/** Bytes are given as they are kept: nobody writes into them, and every process reads the same large ones. */
function readAs(value: ArrayBuffer, type: string): unknown {
  if (type === "arrayBuffer") return value;
  if (type === "stream") return bodyOf(new Uint8Array(value));
  const text = new TextDecoder().decode(value);
  return type === "json" ? JSON.parse(text) : text;
}
