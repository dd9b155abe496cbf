import { language } from "../language.ts";

/** A day as the page's language writes it. */
export const formatDay = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(at);
