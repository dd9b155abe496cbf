import type { Server } from "../e2e/server.ts";

/** What a server has printed, and what it should not have. */

/** `<payload>.<name of the key>.<signature>`, as every token of ours has it. */
const TOKEN = /[\w-]{40,}\.[\w-]+\.[\w-]{40,}/;

/**
 * Lines in which the server itself says that something went wrong, or says a token. That a peer hung up is none: the
 * runtime prints it for any socket that ends without a farewell.
 */
export const faultsIn = (server: Pick<Server, "output">): string[] =>
  server
    .output()
    .split("\n")
    .filter(
      (line) =>
        line.includes('"level":"error"') ||
        /Uncaught|TypeError|ReferenceError/.test(line) ||
        TOKEN.test(line) ||
        line.includes("Bearer "),
    )
    .filter((line) => !line.includes("Network connection lost"));

/** Lines of the log that hold one of these words, which somebody had hidden. */
export function secretsIn(output: string, words: ReadonlySet<string>): string[] {
  const says = (line: string) => line.split(/[^\w-]+/).some((word) => words.has(word));
  return output.split("\n").filter((line) => line.startsWith("{") && says(line));
}
