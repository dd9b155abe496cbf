import { gameContract } from "../../contracts/game.ts";
import { solitaireKit } from "../../contracts/kits/buzzle-solitaire.ts";

gameContract(solitaireKit);
