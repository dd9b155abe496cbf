import { chooseLanguage } from "./choose-language.ts";
import { readLooks, showLooks } from "./looks.ts";

/**
 * Runs before the first paint, on its own and before any module: the page appears at once in the chosen colours,
 * and the texts of its language are on their way while the program is still being read.
 */
declare const TEXT_FILES: Readonly<Record<string, string>>;

function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`palabre.${key}`) ?? "null");
  } catch {
    return null; // blocked, or written by hand: as if nothing had been chosen
  }
}

showLooks(readLooks(kept("settings")));

const language = chooseLanguage(kept("language"), navigator.languages);
document.documentElement.lang = language;
const file = TEXT_FILES[language];
if (file) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
}
