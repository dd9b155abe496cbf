import { gameContract } from "../../contracts/game.ts";
import { motAMotKit } from "../../contracts/kits/mot-a-mot.ts";

gameContract(motAMotKit("fr", [3, 5, 6], 4));
gameContract(motAMotKit("en", [4], 4));
