import { EN_1 } from "./1.ts";
import { EN_2 } from "./2.ts";
import { EN_3 } from "./3.ts";

export const ENGLISH_CARDS: readonly string[] = [EN_1, EN_2, EN_3];
