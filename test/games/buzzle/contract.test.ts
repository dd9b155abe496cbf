import { gameContract } from "../../contracts/game.ts";
import { buzzleKit } from "../../contracts/kits/buzzle.ts";

gameContract(buzzleKit);
