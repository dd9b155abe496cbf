import { gameContract } from "../../contracts/game.ts";
import { newGameKit } from "../../contracts/kits/new-game.ts";

gameContract(newGameKit);
