import { useMemo } from "preact/hooks";
import type { OverturnTypes } from "../../../../games/overturn/index.ts";
import type { Lesson } from "../../../learn/lesson.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { sceneAt } from "../../../learn/scene.ts";
import { Drawing } from "../drawing.tsx";
import { OverturnTable } from "../table.ts";
import "../overturn.css";
import "./figures.css";

function Drawn({ lesson, step }: { lesson: Lesson<OverturnTypes>; step: number }) {
  const table = useMemo(() => new OverturnTable(sceneAt(lesson, step)), [lesson, step]);
  return <Drawing table={table} />;
}

export const figures: Figures<OverturnTypes> = {
  board: ({ lesson }) => <Drawn lesson={lesson} step={0} />,
  turned: ({ lesson }) => <Drawn lesson={lesson} step={1} />,
  back: ({ lesson }) => <Drawn lesson={lesson} step={2} />,
};
