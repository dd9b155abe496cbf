import type { Viewer } from "../../src/games/game.ts";
import type { Kit } from "../contracts/kit.ts";
import { buzzleKit } from "../contracts/kits/buzzle.ts";
import { passwordKit } from "../contracts/kits/password.ts";
import { quickBuzzleKit } from "../contracts/kits/quick-buzzle.ts";
import { compareTwins } from "../contracts/twins.ts";

/** Twin matches by the hundred: how many positions were compared, for each kind of viewer, and what leaked. */
export interface SecretsReport {
  readonly positions: Readonly<Record<string, number>>;
  readonly leaks: readonly string[];
}

/** Games in which players choose secrets. What is drawn and hidden elsewhere has tests beside those games' rules. */
const KITS: readonly Kit[] = [passwordKit, buzzleKit, quickBuzzleKit];

export function trySecrets(positions: number, seed: number): SecretsReport {
  const counted: Record<string, number> = {};
  const leaks: string[] = [];
  let all = 0;
  for (let round = 0; all < positions; round++) {
    for (const kit of KITS) {
      for (const setup of kit.setups) {
        const viewers: Viewer[] = [null, ...Array.from({ length: setup.seats }, (_, seat) => seat)];
        const viewer = viewers[round % viewers.length]!;
        const { compared, leak } = compareTwins(kit, setup, seed + round, viewer);
        const who = `${kit.rules.id}, ${viewer === null ? "spectator" : "seat"}`;
        counted[who] = (counted[who] ?? 0) + compared;
        all += compared;
        if (leak) leaks.push(`${kit.rules.id}, ${setup.name}: ${leak}`);
      }
    }
  }
  return { positions: counted, leaks };
}
