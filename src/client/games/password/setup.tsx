import type { GameSetup } from "../client-game.ts";

export const passwordSetup: GameSetup = { Fields: () => null };
