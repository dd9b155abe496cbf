import { gameContract } from "../../contracts/game.ts";
import { overturnKit } from "../../contracts/kits/overturn.ts";

gameContract(overturnKit);
