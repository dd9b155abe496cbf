/**
 * What this browser remembers. Reading `localStorage` throws where storage is blocked, and writing throws where
 * it is full; the page then works all the same and forgets when it is closed.
 */
const PREFIX = "palabre.";
const memory = new Map<string, string>();

export function recall<T>(key: string): T | null {
  const text = memory.get(key) ?? readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null; // written by hand or by another version: as if it were not there
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // blocked: there is nothing to remove
  }
}

/** Whether what is chosen here will still be known tomorrow. */
export function canKeep(): boolean {
  try {
    localStorage.setItem(`${PREFIX}probe`, "1");
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}
