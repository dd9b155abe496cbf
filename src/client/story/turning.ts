/**
 * The step from which the lead never changed again: the last one before which somebody else was ahead, or level.
 * Null when the match was level at the end, had one seat, or was led by the same side from its first point on.
 */
export function turningPoint(series: readonly (readonly number[])[]): number | null {
  const final = leaderOf(series.at(-1) ?? []);
  if (final === null) return null;
  const last = series.findLastIndex((counts) => leaderOf(counts) !== final);
  const wasChallenged = series.some((counts) => {
    const leader = leaderOf(counts);
    return leader !== null && leader !== final;
  });
  return wasChallenged ? last + 1 : null;
}

/** Who is ahead alone. */
function leaderOf(counts: readonly number[]): number | null {
  if (counts.length < 2) return null;
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null;
}

/** Whether the lead ever went from one side to another: only then do lines over time say more than the result. */
export function leadChanged(series: readonly (readonly number[])[]): boolean {
  const leaders = series.map(leaderOf).filter((leader) => leader !== null);
  return leaders.some((leader) => leader !== leaders[0]);
}
