import type { Shelf } from "../matchmaking/messages.ts";

/** A map that outlives the object's memory: read once per wake-up, every change written through. */
export class StoredMap<T> implements Shelf<T> {
  private readonly storage: SyncKvStorage;
  private readonly prefix: string;
  private cache: Map<string, T> | null = null;

  constructor(storage: SyncKvStorage, prefix: string) {
    this.storage = storage;
    this.prefix = `${prefix}:`;
  }

  private get map(): Map<string, T> {
    this.cache ??= new Map(
      [...this.storage.list<T>({ prefix: this.prefix })].map(([key, value]) => [
        key.slice(this.prefix.length),
        value,
      ]),
    );
    return this.cache;
  }

  get size(): number {
    return this.map.size;
  }

  get(key: string): T | undefined {
    return this.map.get(key);
  }

  set(key: string, value: T): void {
    this.map.set(key, value);
    this.storage.put(this.prefix + key, value);
  }

  delete(key: string): boolean {
    return this.map.delete(key) && this.storage.delete(this.prefix + key);
  }

  values(): Iterable<T> {
    return this.map.values();
  }
}
