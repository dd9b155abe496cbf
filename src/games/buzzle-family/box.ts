import { ALPHABET } from "../../lexicon/letters.ts";
import { countIn, KINDS, type Kind, kindOf, POSES_OF, type Pose } from "./alphabet.ts";
import { count } from "./pieces.ts";

/** One box of a hidden word, as the whole table sees it. */
export interface Box {
  /** Pieces in the box, in the order they were found: `IiC`. */
  readonly laid: string;
  /** Kinds under the box: not, or no longer, needed. */
  readonly under: string;
  /** Poses found exact, in the order they were found; one entry a piece. */
  readonly fixed: readonly Pose[];
  /** Poses ever answered wrong: the letter has no more in that pose than are fixed. */
  readonly wrong: readonly Pose[];
  /** Those of them answered since something was last fixed here: they may not be asked again. */
  readonly barred: readonly Pose[];
}

export const EMPTY_BOX: Box = { laid: "", under: "", fixed: [], wrong: [], barred: [] };

/** Whether the letter still lacks a piece of this kind. */
export const lacks = (letter: string, box: Box, kind: Kind): boolean =>
  countIn(letter, kind) > count(box.laid, kind);

/** Whether the letter has another piece in this pose. */
export const hasPose = (letter: string, box: Box, pose: Pose): boolean =>
  countIn(letter, pose) > fixedIn(box, pose);

export const noteProposal = (box: Box, kind: Kind, yes: boolean): Box =>
  yes ? { ...box, laid: box.laid + kind } : { ...box, under: box.under + kind };

export const notePosition = (box: Box, pose: Pose, exact: boolean): Box =>
  exact
    ? { ...box, fixed: [...box.fixed, pose], barred: [] }
    : {
        ...box,
        wrong: box.wrong.includes(pose) ? box.wrong : [...box.wrong, pose],
        barred: [...box.barred, pose],
      };

/** Whether the box holds a piece of this kind whose pose is not known. */
export const hasLoose = (box: Box, kind: Kind): boolean =>
  count(box.laid, kind) > box.fixed.filter((pose) => kindOf(pose) === kind).length;

/** Kinds that may be proposed here, and poses that may be tried. */
export const proposable = (box: Box): Kind[] => KINDS.filter((kind) => !box.under.includes(kind));
export const posable = (box: Box): Pose[] =>
  KINDS.filter((kind) => hasLoose(box, kind)).flatMap((kind) =>
    POSES_OF[kind].filter((pose) => !box.barred.includes(pose)),
  );

export const isOpen = (box: Box): boolean => proposable(box).length > 0 || posable(box).length > 0;

/** The letters that this box may still hide, a bit each, as `lexicon/letters.ts` numbers them. */
export function lettersFitting(box: Box): number {
  const kinds = KINDS.map((what) => ({
    what,
    least: count(box.laid, what),
    exactly: box.under.includes(what),
  }));
  const poses = [...new Set([...box.fixed, ...box.wrong])].map((what) => ({
    what,
    least: fixedIn(box, what),
    exactly: box.wrong.includes(what),
  }));
  const told = [...kinds, ...poses];
  let mask = 0;
  for (let i = 0; i < ALPHABET.length; i++) {
    const fits = told.every(({ what, least, exactly }) => {
      const has = countIn(ALPHABET[i]!, what);
      return exactly ? has === least : has >= least;
    });
    if (fits) mask |= 1 << i;
  }
  return mask;
}

const fixedIn = (box: Box, pose: Pose): number => box.fixed.filter((each) => each === pose).length;
