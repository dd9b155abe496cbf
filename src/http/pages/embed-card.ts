import type { Language } from "../../core/language.ts";
import type { THEMES } from "../../embed/messages.ts";

/** What stands in a frame instead of a game, and why: for the visitor a sentence, for the partner a code. */
const SAID = {
  partner_unknown: {
    fr: "Ce site n’est pas inscrit auprès de Palabre.",
    en: "This site is not registered with Palabre.",
    de: "Diese Seite ist bei Palabre nicht angemeldet.",
  },
  game_unknown: {
    fr: "Ce jeu n’existe pas ici.",
    en: "There is no such game here.",
    de: "Dieses Spiel gibt es hier nicht.",
  },
  mode_unknown: {
    fr: "Cette façon de jouer n’existe pas.",
    en: "There is no such way to play.",
    de: "Diese Spielweise gibt es nicht.",
  },
  daily_unknown: {
    fr: "Ce jeu n’a pas de puzzle du jour.",
    en: "This game has no puzzle of the day.",
    de: "Dieses Spiel hat kein Rätsel des Tages.",
  },
  match_unknown: {
    fr: "Cette partie n’existe pas, ou plus.",
    en: "There is no such match, or no longer.",
    de: "Diese Partie gibt es nicht, oder nicht mehr.",
  },
  match_missing: {
    fr: "Il manque la partie à montrer.",
    en: "The match to show is missing.",
    de: "Die Partie, die gezeigt werden soll, fehlt.",
  },
} as const satisfies Record<string, Record<Language, string>>;
export type CardCode = keyof typeof SAID;

const GO: Record<Language, string> = {
  fr: "Jouer sur Palabre",
  en: "Play on Palabre",
  de: "Auf Palabre spielen",
};

export function card(code: CardCode, language: Language, theme: (typeof THEMES)[number]): Response {
  const html = `<!doctype html>
<html lang="${language}" data-code="${code}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Palabre</title>
<link rel="stylesheet" href="/embed/card.css">
</head>
<body>
<main>
<h1>Palabre</h1>
<p>${SAID[code][language]}</p>
<p><a href="/" target="_blank" rel="noopener">${GO[language]}</a></p>
<p><small>${code}</small></p>
</main>
<script type="module" src="/embed/card.js"></script>
</body>
</html>
`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
