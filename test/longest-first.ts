import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take ten seconds of a processor and more, the longest first. Without a run before, the order is by the
 * size of the file; then these came last, and one core worked at them while the other had nothing left to do.
 */
const LONGEST = [
  "test/games/mot-a-mot/built.test.ts",
  "test/games/mot-a-mot/contract.test.ts",
  "test/build.test.ts",
  "test/games/buzzle/contract.test.ts",
  "test/games/overturn/contract.test.ts",
  "test/games/password/contract.test.ts",
  "test/simulation/simulation.test.ts",
  "test/deploy.test.ts",
  "test/dictionaries/built.test.ts",
  "test/games/lexiduel/contract.test.ts",
  "test/dictionaries/common.test.ts",
  "test/games/password/ladder.test.ts",
  "test/games/overturn/search.test.ts",
  "test/games/quick-buzzle/contract.test.ts",
  "test/bench/quick-match/simulation.test.ts",
  "test/e2e/pages.test.ts",
  "test/e2e/new-game.test.ts",
];

/** Decides when a file is run, never what it finds: each has a process of its own, or a server. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
