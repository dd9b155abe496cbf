import type { Language } from "../../core/language.ts";

const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;
/** How a day is written short. */
const DAY: Record<Language, string> = { fr: "j", en: "d", de: "T" };

/** `1:05`, from an hour on `2 h 05`, and from a day on `2 j 5 h`, or `3 j` when no hour is over. */
export function formatLeft(ms: number, language: Language = "fr"): string {
  if (ms >= DAY_MS) {
    const hours = Math.ceil(ms / HOUR_MS);
    const days = `${Math.floor(hours / 24)} ${DAY[language]}`;
    return hours % 24 === 0 ? days : `${days} ${hours % 24} h`;
  }
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (ms >= HOUR_MS) {
    const minutes = Math.ceil(seconds / 60);
    return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)}`;
  }
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

const pad = (value: number): string => String(value).padStart(2, "0");
