import { EN_1 } from "./1.ts";

export const ENGLISH_CARDS: readonly string[] = [EN_1];
