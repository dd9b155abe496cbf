import type { Viewer } from "../../src/games/game.ts";
import { compareDraws } from "../contracts/draws.ts";
import type { Kit } from "../contracts/kit.ts";
import { buzzleKit } from "../contracts/kits/buzzle.ts";
import { solitaireKit } from "../contracts/kits/buzzle-solitaire.ts";
import { motAMotKit } from "../contracts/kits/mot-a-mot.ts";
import { overturnKit } from "../contracts/kits/overturn.ts";
import { passwordKit } from "../contracts/kits/password.ts";
import { quickBuzzleKit } from "../contracts/kits/quick-buzzle.ts";
import { compareTwins, VIEWER_KINDS } from "../contracts/twins.ts";

/** Twin matches by the hundred: how many positions were compared, for each kind of viewer, and what leaked. */
export interface SecretsReport {
  readonly positions: Readonly<Record<string, number>>;
  readonly leaks: readonly string[];
}

/** Every game in which something is hidden: chosen by players, or drawn. Lexiduel has nothing to hide. */
const KITS: readonly Kit[] = [
  passwordKit,
  buzzleKit,
  quickBuzzleKit,
  solitaireKit,
  overturnKit,
  motAMotKit("fr", [3, 4, 6], 1),
];

export function trySecrets(positions: number, seed: number): SecretsReport {
  const counted: Record<string, number> = {};
  const leaks: string[] = [];
  let all = 0;
  for (let round = 0; all < positions; round++) {
    for (const kit of KITS) {
      for (const setup of kit.setups) {
        const viewers: Viewer[] = [null, ...Array.from({ length: setup.seats }, (_, seat) => seat)];
        const viewer = viewers[round % viewers.length]!;
        const chosen = kit.twin && compareTwins(kit, setup, seed + round, viewer);
        const drawn = kit.draws && compareDraws(kit, setup, seed + round);
        for (const [what, seen] of [
          ["chosen", chosen?.kinds],
          ["drawn", drawn?.compared],
        ] as const)
          for (const kind of seen ? VIEWER_KINDS : []) {
            const row = `${kit.rules.id}, ${what}, ${kind}`;
            counted[row] = (counted[row] ?? 0) + seen![kind];
            all += seen![kind];
          }
        for (const leak of [chosen?.leak, drawn?.leak])
          if (leak) leaks.push(`${kit.rules.id}, ${setup.name}: ${leak}`);
      }
    }
  }
  return { positions: counted, leaks };
}
