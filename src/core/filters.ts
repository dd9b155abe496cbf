/**
 * How much a table minds rude words, in talk and in games with words of one's own. `off`: not at all. `mild`:
 * insults, hate and crude words are refused, also in disguise. `strict`: so is everyday swearing.
 */
export const FILTERS = ["off", "mild", "strict"] as const;
export type Filter = (typeof FILTERS)[number];

/** What a table minds. A match that was made before tables had a filter has none in its options, and is mild. */
export const filterOf = ({ filter = "mild" }: { readonly filter?: Filter }): Filter => filter;
