import { CLASS } from "../../../src/lexicon/lexicon.ts";
import { lexiconOf } from "../../../src/lexicon/lexicon-of.ts";

/** Words of the worked game and some that cross well: enough for whole matches, few enough to play thousands. */
const LEMMAS =
  "MER MON JEU NUE ETE AIT RAI ROI IRA LOI LI TU RU ET AIR AMER OR OS AS SA NE EN TE ON NI AN LA LE TA SE ES " +
  "IL LIT SEL RAS MET TES LES SES LAS SAC CAS ART TRI RIS ILES LAIT LIRE RIRE SALE RIEN TIEN MIEN LIEN SEIN " +
  "RAIE RAIES TAIE TAIES LIMON LIMONS AMERE TIRA SERA MENE MENES ROSE ROSES OSE OSER SOIE SOIES AMI AMIE AMIES " +
  "NAIT NAITRAI RENAITRAI MERVEILLE LIMONADE PENDUE DUE QUE FUI CONTINUE POLEMIQUE ETENDAIT FUITAIT JEUNE " +
  "RAIDISSE PRESENTE PRESENTES LOISIR LOISIRS PRESENTERAIT PRESSURER ESCLAMER ROIS RECRIER REPRESENTERAIT " +
  "TAIRA TREMPER DETREMPER FILAMENT AIDE AIDES RAIDE PLAIT MERE MERES METRE METRES ENTRE ENTRER RENTRE RENTRER";

export const FEW_WORDS = lexiconOf("fr", {
  ...Object.fromEntries(LEMMAS.split(" ").map((word) => [word, CLASS.lemma])),
  PORTES: CLASS.inflected | CLASS.conjugated,
  BUVEZ: CLASS.conjugated,
  NIL: CLASS.proper,
  AH: CLASS.interjection,
  SALAUD: CLASS.lemma | CLASS.shunned,
  CON: CLASS.lemma | CLASS.shunned,
});
