import { gameContract } from "../../contracts/game.ts";
import { lexiduelKit } from "../../contracts/kits/lexiduel.ts";

gameContract(lexiduelKit);
