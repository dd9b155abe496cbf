import { FR_1 } from "./1.ts";

export const FRENCH_CARDS: readonly string[] = [FR_1];
