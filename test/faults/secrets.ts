import type { Viewer } from "../../src/games/game.ts";
import { compareDraws } from "../contracts/draws.ts";
import type { Kit } from "../contracts/kit.ts";
import { buzzleKit } from "../contracts/kits/buzzle.ts";
import { solitaireKit } from "../contracts/kits/buzzle-solitaire.ts";
import { motAMotKit } from "../contracts/kits/mot-a-mot.ts";
import { overturnKit } from "../contracts/kits/overturn.ts";
import { passwordKit } from "../contracts/kits/password.ts";
import { quickBuzzleKit } from "../contracts/kits/quick-buzzle.ts";
import { compareTwins, VIEWER_KINDS, type ViewerKind } from "../contracts/twins.ts";
import { silently, type Tell } from "./progress.ts";

/** Twin matches by the hundred: how many positions were compared, for each kind of viewer, and what leaked. */
export interface SecretsReport {
  readonly positions: Readonly<Record<string, number>>;
  readonly leaks: readonly string[];
}

type Kinds = Readonly<Record<ViewerKind, number>>;

const LEAVES_AFTER = 12;
/** Every game in which something is hidden: chosen by players, or drawn. Lexiduel has nothing to hide. */
const KITS: readonly Kit[] = [
  passwordKit,
  buzzleKit,
  quickBuzzleKit,
  solitaireKit,
  overturnKit,
  motAMotKit("fr", [3, 4, 6], 1),
];

/** As many positions for every game, by everyone who might look at them. */
export function trySecrets(positions: number, seed: number, tell: Tell = silently): SecretsReport {
  const counted: Record<string, number> = {};
  const leaks: string[] = [];
  for (const [i, kit] of KITS.entries()) {
    let seen = 0;
    const count = (setup: string, what: string, kinds: Kinds, leak: string | null): void => {
      for (const kind of VIEWER_KINDS) {
        const row = `${kit.rules.id}, ${what}, ${kind}`;
        counted[row] = (counted[row] ?? 0) + kinds[kind];
        seen += kinds[kind];
      }
      if (leak) leaks.push(`${kit.rules.id}, ${setup}: ${leak}`);
    };
    for (let round = 0; seen < positions; round++) {
      for (const setup of kit.setups) {
        const viewers: Viewer[] = [null, ...Array.from({ length: setup.seats }, (_, seat) => seat)];
        const viewer = viewers[round % viewers.length]!;
        if (kit.twin) {
          // Every second match goes on without whoever looks.
          const leavesAfter = setup.seats > 2 && round % 2 === 1 ? round % LEAVES_AFTER : undefined;
          const chosen = compareTwins(kit, setup, seed + round, viewer, leavesAfter);
          count(setup.name, "chosen", chosen.kinds, chosen.leak);
        }
        if (!kit.draws) continue;
        const drawn = compareDraws(kit, setup, seed + round);
        count(setup.name, "drawn", drawn.compared, drawn.leak);
      }
      tell(positions * i + seen, () => ({ game: kit.rules.id, rounds: round + 1, leaks: leaks.length }));
    }
  }
  return { positions: counted, leaks };
}
