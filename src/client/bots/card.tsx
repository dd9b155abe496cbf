import type { BotLevel } from "../../games/game.ts";
import { CardDialog } from "../people/card-dialog.tsx";
import { castTexts } from "./cast.ts";
import { Portrait } from "./portrait.tsx";

/** Who a bot is. */
export function BotCard({ level, name }: { level: BotLevel; name: string }) {
  const cast = castTexts();
  return (
    <CardDialog name={name} isBusy={cast === null}>
      <BotFacts level={level} />
      <p class="note">{cast?.isBot}</p>
    </CardDialog>
  );
}

/** What kind of player it is: on its card, and where a strength is chosen. */
export function BotFacts({ level, name }: { level: BotLevel; name?: string }) {
  const cast = castTexts();
  return (
    <div class="bot-facts">
      <Portrait level={level} />
      <p>
        <b>{name ?? cast?.strength[level] ?? "\u00a0"}</b>
        <span class="note">{cast?.style[level] ?? "\u00a0"}</span>
      </p>
    </div>
  );
}
