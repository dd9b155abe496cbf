import type { MotAMotTypes } from "../../../games/mot-a-mot/index.ts";
import { useSpoken } from "../../match/spoken.ts";
import type { ClientGame } from "../client-game.ts";
import type { MotAMotTable } from "./table.ts";
import { tell } from "./tell.ts";
import { motAMotTexts } from "./texts/index.ts";

/** The board says clues itself, at once; said here as well they would be heard twice. */
const SAID_BY_THE_BOARD = ["clue-given"];

const tellTheRest: ClientGame<MotAMotTypes>["tell"] = (event, speaker) =>
  SAID_BY_THE_BOARD.includes(event.type)
    ? null
    : event.type === "bid-made"
      ? // Who listens does not see the count that the bid starts: it is as many seconds as clues.
        `${tell(event, speaker)} ${motAMotTexts.in(speaker.language).tell.counting(event.clues)}`
      : tell(event, speaker);

export const useTableTalk = (table: MotAMotTable): void => useSpoken(table.match, tellTheRest);
