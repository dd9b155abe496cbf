/**
 * What the server found out about a finished match, as the game's page asks for it. Never fails: a match without an
 * analysis, or with one that is not of the game, has none to show.
 */
export async function readAnalysis<Analysis>(
  match: string,
  isOne: (found: unknown) => found is Analysis,
): Promise<Analysis | null> {
  try {
    const response = await fetch(`/api/matches/${encodeURIComponent(match)}/analysis`);
    const found: unknown = response.ok ? await response.json() : null;
    return isOne(found) ? found : null;
  } catch {
    return null;
  }
}
