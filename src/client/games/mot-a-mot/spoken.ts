import type { MotAMotTypes } from "../../../games/mot-a-mot/index.ts";
import { useSpoken } from "../../match/spoken.ts";
import type { ClientGame } from "../client-game.ts";
import type { MotAMotTable } from "./table.ts";
import { tell } from "./tell.ts";

/** The board says clues itself, at once; said here as well they would be heard twice. */
const SAID_BY_THE_BOARD = ["clue-given"];

const tellTheRest: ClientGame<MotAMotTypes>["tell"] = (event, speaker) =>
  SAID_BY_THE_BOARD.includes(event.type) ? null : tell(event, speaker);

export const useTableTalk = (table: MotAMotTable): void => useSpoken(table.match, tellTheRest);
