const HOUR_MS = 3_600_000;

/** `1:05`, and from an hour on `2 h 05`. */
export function formatLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (ms >= HOUR_MS) {
    const minutes = Math.ceil(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)}`;
  }
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

const pad = (value: number): string => String(value).padStart(2, "0");
