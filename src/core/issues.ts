/** What a schema found wrong, as the person who sent it reads it: the place and the fault of the first few. */
const MOST_TOLD = 5;

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export const explainIssues = (issues: readonly Issue[]): string =>
  issues
    .slice(0, MOST_TOLD)
    .map(({ path, message }) => (path.length > 0 ? `${path.map(String).join(".")}: ${message}` : message))
    .join("; ");
