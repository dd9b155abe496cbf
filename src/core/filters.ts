/**
 * How much a table minds rude words, in talk and in games with words of one's own. `off`: not at all. `mild`:
 * insults, hate and crude words are refused, also in disguise. `strict`: so is everyday swearing.
 */
export const FILTERS = ["off", "mild", "strict"] as const;
export type Filter = (typeof FILTERS)[number];
