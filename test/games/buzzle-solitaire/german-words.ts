/**
 * The words of a German dictionary that use exactly the pieces of EINS, ZWEI, DREI or VIER, frozen: inflected and
 * conjugated forms count, names do not. The four words themselves are among them. The rule book promises 76.
 */
export const SEVENTY_SIX: readonly string[] = [
  ..."AALS AMIS BALL BAZI EINS FLIPP HALS HAST KAPP KIPPT LABT MAIS NIES RUIN SAAL SAAT SAHT SEIN URIN".split(
    " ",
  ),
  ..."AKTE FEHL FEILT FIELT FILET FLEH FÄLL HEFT HETZ KAFF KATE KEILT KEIM KIFFT KILLE KITTE LAKE LIEFT LIFTE LIKET LIKTE LITZE MIEF NIXE TÄFL WELL WELT WEM ZIELT ZIEM ZWEI ÄTZT".split(
    " ",
  ),
  ..."AUCH DREI DUAL GART GIPFL GRAL GRILL HUCH PECH RAGT TRAG TRICK".split(" "),
  ..."ARM FAIR IMPF INUK NULL PAKT PATZ RILLT TRAT TRITT VIER WAR WIRT".split(" "),
];

/** Words that lack a piece, or have one too many. */
export const NEAR_MISSES = "WEIN WEIT ZEIT REIM BREI VIEL NEIN EIS KEIN DREIST ZWEIG REIS RAT TAL FELS".split(
  " ",
);
