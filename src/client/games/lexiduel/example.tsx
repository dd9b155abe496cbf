import { examplePath } from "../../route.ts";
import { words } from "./texts/index.ts";

/** What the worked game is called where a match has its id. */
export const EXAMPLE_ID = "example";

/** The rule book's own game, to be watched before one plays; beside a match under way, in a page of its own. */
export function Example({ aside = false }: { aside?: boolean }) {
  return (
    <a class="button" href={examplePath("lexiduel")} {...(aside && { target: "_blank" })}>
      {words.value.replay.open}
    </a>
  );
}
