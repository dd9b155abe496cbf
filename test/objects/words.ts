import { CLASS } from "../../src/lexicon/lexicon.ts";

const lemmas =
  "SALADE DANSE OUI MAISON PORTE CHAT CHIEN LIVRE POMME TABLE JARDIN SOLEIL FLEUR ROUGE BLANC VERT GRAND PETIT ROSE LUNE MAIN PIED BOIS PAIN LOUP";

export const WORDS: Record<string, number> = {
  ...Object.fromEntries(lemmas.split(" ").map((word) => [word, CLASS.lemma])),
  PORTES: CLASS.inflected | CLASS.conjugated,
  BUVEZ: CLASS.conjugated,
  LOIRE: CLASS.proper,
};
