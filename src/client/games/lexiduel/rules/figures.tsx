import type { LexiduelTypes } from "../../../../games/lexiduel/index.ts";
import type { Lesson } from "../../../learn/lesson.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { sceneAt } from "../../../learn/scene.ts";
import { begunView } from "../../../match/store.ts";
import { Picture } from "../picture.tsx";
import "../styles/index.css";

function Drawn({ lesson, step }: { lesson: Lesson<LexiduelTypes>; step: number }) {
  const { board, last } = begunView(sceneAt(lesson, step)).value;
  const marks = last?.type === "letters-placed" ? { posed: last.squares, taken: last.captures } : {};
  return <Picture board={board} isNearBlue marks={marks} />;
}

export const figures: Figures<LexiduelTypes> = {
  board: ({ lesson }) => <Drawn lesson={lesson} step={0} />,
  primer: ({ lesson }) => <Drawn lesson={lesson} step={1} />,
  another: ({ lesson }) => <Drawn lesson={lesson} step={3} />,
  taking: ({ lesson }) => <Drawn lesson={lesson} step={2} />,
  taken: ({ lesson }) => <Drawn lesson={lesson} step={4} />,
};
