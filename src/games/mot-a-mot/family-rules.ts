import type { Language } from "../../core/language.ts";

/**
 * How words of one language are made from one another. Endings stand as they are once a plural s is gone; two words
 * with the same stem are of one family if both go on with an ending, and the shorter the stem, the plainer one of them
 * must be.
 */
export interface FamilyRules {
  readonly endings: ReadonlySet<string>;
  /** What a word ends in that others are made from: after a stem of four letters one of the two needs it. */
  readonly plain: ReadonlySet<string>;
  /** Endings that go together: after a stem of four letters two of a group will do. */
  readonly groups: readonly ReadonlySet<string>[];
  /** Endings of the other word where the plain one has only three letters. */
  readonly afterThree: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  /** What stands before a word in a compound; null where any word may. */
  readonly firstParts: readonly string[] | null;
  /** What may stand between two parts of a compound. */
  readonly links: readonly string[];
  /** What people and things are called after a name. */
  readonly ofNames: ReadonlySet<string>;
  /** A stem as it is compared, whatever spelling its ending asks for. */
  even(stem: string): string;
}

const list = (text: string): string[] => text.trim().split(/\s+/);
/** The empty ending belongs to every set of endings. */
const set = (text: string): ReadonlySet<string> => new Set(["", ...list(text)]);

const groups = (text: string): ReadonlySet<string>[] => text.split(",").map((group) => new Set(list(group)));

const FRENCH: FamilyRules = {
  endings: set(`
    E EE ER EZ ON ION IEZ ANT ANTE ENT ENTE AIT AIENT AI A ERA ERAI ERAIT ERAIENT ERONT ERON EREZ ERENT
    IR IRA IRAIT IT ITE I IE ISSANT ISSANTE ISSAIT ISSENT ISSON ISSE ISSEUR U UE
    ABILITE ABLE ADE AGE AGER AGERE AGNARD AGNARDE AGNE AIL AILLE AILLER AIN AINE AIRE AIS AISE AISON AL ALE ALITE
    AN ANCE ANE ARD ARDE ASSE ASTE AT ATEUR ATRICE ATIF ATIVE ATION ATOIRE ATRE AUX AUD AUDE AUTE CULE
    EAU EEN EENNE EL ELER ELLE ELET ELETTE ELIER ELIERE EMENT ENCE ERESSE ERIE ESQUE ESSE ET ETE ETER ETIER ETTE
    EUR EURE EUSE EUX IAL IALE IAQUE IBILITE IBLE ICE ICIEN ICIENNE IEN IENNE IER IERE IEUX IEUSE IF IVE IFIER
    IFICATION ILLAGE ILLE ILLER ILLON IN INE IQUE IQUEMENT IS ISANT ISATION ISE ISER ISME ISSEMENT ISSAGE ISTE
    ITAIN ITAINE ITEUR ITION ITUDE MENT OGRAPHE OGRAPHIE OIR OIRE OIS OISE OL OLE OLOGIE OLOGUE ONNAGE ONNEMENT
    ONNE ONNER ONNIER ONNIERE OT OSITE OTE OTER OTTE OTTER TE TEUR TIER TIERE TION TRICE UDE UEL UELLE UEUX UEUSE ULE URE URIER
  `),
  plain: set("E EE ER IR"),
  groups: groups(
    "ANT ANTE ANCE, ENT ENTE ENCE, ATEUR ATRICE ATION ATIF ATIVE, EUX EUSE OSITE, IER IERE ERIE",
  ),
  afterThree: set("ER EUR EUSE EUX AL ALE AUX IER IERE ISTE ISME ADE ATION EMENT"),
  prefixes: list("CONTRE TRANS INTER SOUS ANTI DES PRE SUR MAL DE RE IN IM IR IL EN EM MI A"),
  firstParts: list(`
    ANTI ARRIERE AUTO AVANT BI BON CASSE CONTRE COUPE CROQUE DEMI ENTRE ESSUIE EXTRA GARDE GRAND GRATTE HYPER INTER
    LAVE MAXI MEGA MICRO MI MINI MONO MULTI OUVRE PARA PARE PASSE PERCE POLY PORTE POST PRE RAMASSE SEMI SOUS SOU
    SUPER SUR TELE TIRE TOURNE TRANS TRI ULTRA VICE
  `),
  links: [""],
  ofNames: set(
    "IEN IENNE AIS AISE OIS OISE AIN AINE AN ANE ITE ISTE ISME ESQUE IQUE IN INE EEN EENNE OL OLE",
  ),
  even: (stem) => stem.replace(/GE$/, "G").replace(/QU$/, "C").replace(/GU$/, "G").replace(/Y$/, "I"),
};

const ENGLISH: FamilyRules = {
  endings: set(`
    E ED ING ER EST Y IER IED IEST IES ES LY ILY NESS INESS MENT FUL FULLY LESS ISH ABLE IBLE ABILITY IBILITY AL ALLY
    IAL IC ICAL ICALLY ICIAN IAN EAN AN ESE OUS IOUS OSITY OUSLY IVE IVITY ATIVE ION ATION ITION TION SION OR ATOR
    ITOR IST ISTIC ISM ITY ETY TY ANCE ANCY ENCE ENCY ANT ENT ARY ERY RY AGE TH EN ENED ENING ENER HOOD SHIP DOM IZE
    ISE IZER IZATION IFY IFIED ATE ATED ATING URE ESS RESS EER STER LING LET ETTE IA IUM
  `),
  plain: set("E Y OUS"),
  groups: groups("ANT ANCE ANCY, ENT ENCE ENCY, ATOR ATION ATIVE ATE, IC ICAL IST, OUS OSITY, ER ERY"),
  afterThree: set("ED ING ER EST Y LY NESS ISH LESS FUL ES"),
  prefixes: list("COUNTER UNDER OVER ANTI TRANS SEMI OUT NON MIS DIS PRE UN RE IN IM IR IL EN EM A"),
  firstParts: null,
  links: [""],
  ofNames: set("IAN EAN AN N ESE ISH ER IC ITE IST ISM ESQUE"),
  // RUNNER is RUN, JOLLIER is JOLLY.
  even: (stem) => stem.replace(/([BCDFGLMNPRSTZ])\1$/, "$1").replace(/[IY]$/, "I"),
};

const GERMAN: FamilyRules = {
  endings: set(`
    E EN ER ES N ERN EM T ST TE TEN TET ET EST END ENDE ENDER
    BAR BARKEIT CHEN EI EREI ERISCH ERIN HAFT HEIT IEN IER IERIN IEREN IERT IERUNG IG IGE IGEN IGER IGKEIT IN INNEN
    ISCH ISCHE ISCHER ISMUS IST ISTIN ITAT KEIT LAND LEIN LER LERIN LICH LICHE LICHKEIT LICHT LING LOS LOSIGKEIT N NER
    NERIN NIS OSE S SAL SAM SCHAFT TUM UNG VOLL
  `),
  plain: set("E EN N IEN"),
  groups: groups("ER ERIN EREI, IG IGKEIT, LICH LICHKEIT, ISCH IEN IER"),
  afterThree: set("E EN ER ES N IG IGE IN INNEN ISCH LICH CHEN LEIN LOS SCHAFT"),
  prefixes: list(
    "UNTER UBER NACH HINTER WIDER WIEDER AUF AUS EIN MIT VOR WEG ZER VER ENT EMP MISS GE BE ER UN UR AB AN ZU UM",
  ),
  firstParts: null,
  links: ["", "S", "ES", "N", "EN"],
  ofNames: set("ER ERIN ISCH IANER"),
  even: (stem) => stem,
};

export const RULES: Readonly<Record<Language, FamilyRules>> = { fr: FRENCH, en: ENGLISH, de: GERMAN };
