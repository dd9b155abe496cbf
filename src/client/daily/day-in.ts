import { language } from "../language.ts";

/** The day of a puzzle as one writes it. */
export const dayIn = (date: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
