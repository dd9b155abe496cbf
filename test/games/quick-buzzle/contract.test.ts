import { gameContract } from "../../contracts/game.ts";
import { quickBuzzleKit } from "../../contracts/kits/quick-buzzle.ts";

gameContract(quickBuzzleKit);
