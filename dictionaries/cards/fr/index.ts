import { FR_1 } from "./1.ts";
import { FR_2 } from "./2.ts";
import { FR_3 } from "./3.ts";
import { FR_4 } from "./4.ts";

export const FRENCH_CARDS: readonly string[] = [FR_1, FR_2, FR_3, FR_4];
