import type { NewsTexts } from "./texts.ts";

const MINUTE_MS = 60_000;

/** The two largest units of a time: `2 j 5 h`, `3 h 20 min`, `4 min`. */
export function sayLeft(ms: number, units: NewsTexts["units"]): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? `${days} ${units.day} ${hours} ${units.hour}` : `${days} ${units.day}`;
  if (hours > 0)
    return rest > 0 ? `${hours} ${units.hour} ${rest} ${units.minute}` : `${hours} ${units.hour}`;
  return `${rest} ${units.minute}`;
}
