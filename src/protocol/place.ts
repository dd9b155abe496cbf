/** A place on a board needs so many rated matches, against so many people. */
export const PLACE_MATCHES = 10;
export const PLACE_OPPONENTS = 5;

/** What a rating still lacks for a place on the board; both 0 once it has one. */
export function lacking(played: { readonly matches: number; readonly opponents: number }) {
  return {
    matches: Math.max(0, PLACE_MATCHES - played.matches),
    opponents: Math.max(0, PLACE_OPPONENTS - played.opponents),
  };
}
