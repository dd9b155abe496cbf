import type { BotLevel } from "../../games/game.ts";
import { texts } from "../language.ts";
import { lazy } from "../ui/lazy.tsx";
import "./introduced.css";

const BotFacts = lazy(
  () => import("./card.tsx").then((module) => module.BotFacts),
  () => null,
  () => null,
);

/** Who plays at this strength, under the choice of it; its room is kept while it is fetched. */
export const Introduced = ({ level }: { level: BotLevel }) => (
  <div class="bot-introduced">
    <BotFacts level={level} name={texts.value.botNames[level]} />
  </div>
);
