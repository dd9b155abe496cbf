import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

/**
 * What every page of ours loads is one file, and what frames may need of it another. Left alone, the bundler makes a
 * chunk of each set of pages that share something, so that the home page asked for three dozen scripts: more than a
 * browser fetches at once, and each with a way of its own.
 */
const MAIN = fileURLToPath(new URL("../main.tsx", import.meta.url));
const FRAME = fileURLToPath(new URL("../frame/main.tsx", import.meta.url));

type Graph = Rolldown.ChunkingContext;

/** The modules that come with this one at once, or, with `later`, ever. */
function reach(graph: Graph, id: string, later: boolean, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const module = graph.getModuleInfo(id);
  const next = [...(module?.importedIds ?? []), ...(later ? (module?.dynamicallyImportedIds ?? []) : [])];
  for (const each of next) reach(graph, each, later, found);
  return found;
}

/** To be used for one build: what the pages reach is found once. */
export function shellChunks(): Rolldown.CodeSplittingGroup {
  let shell: Set<string> | null = null;
  let framed: Set<string> | null = null;
  return {
    debugName: "shell",
    name(id, graph) {
      shell ??= reach(graph, MAIN, false);
      framed ??= reach(graph, FRAME, true);
      if (!shell.has(id) || id === MAIN) return null;
      return framed.has(id) ? "shared" : "shell";
    },
  };
}
