import { gameContract } from "../../contracts/game.ts";
import { passwordKit } from "../../contracts/kits/password.ts";

gameContract(passwordKit);
