import type { NewGameTypes } from "../../../../games/new-game/index.ts";
import type { Lesson } from "../../../learn/lesson.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { sceneAt } from "../../../learn/scene.ts";
import { begunView } from "../../../match/store.ts";
import { Chain } from "../chain.tsx";
import "../new-game.css";

function Drawn({ lesson, step }: { lesson: Lesson<NewGameTypes>; step: number }) {
  const { said } = begunView(sceneAt(lesson, step)).value;
  return <Chain said={said} place={(seat) => seat} name={() => ""} />;
}

export const figures: Figures<NewGameTypes> = {
  chain: ({ lesson }) => <Drawn lesson={lesson} step={2} />,
};
