import type { Lesson } from "../../../learn/lesson.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { sceneAt } from "../../../learn/scene.ts";
import { DrawnWord } from "../../buzzle-family/pieces.tsx";
import "../../buzzle-family/styles/index.css";
import "../../buzzle-family/rules/figures.css";

/** The four starting words, and the first of them with what the lesson makes of it. */
const groupsIn = (lesson: Lesson, step: number) =>
  (sceneAt(lesson, step).view.value as unknown as { groups: { start: string; made: string[] }[] }).groups;

export const figures: Figures = {
  groups: ({ lesson }) => (
    <p class="bz-figure">
      {groupsIn(lesson, 0).map(({ start }) => (
        <DrawnWord key={start} word={start} small />
      ))}
    </p>
  ),
  made: ({ lesson }) => {
    const { start, made } = groupsIn(lesson, 1)[0]!;
    return (
      <p class="bz-figure">
        <DrawnWord word={start} /> → <DrawnWord word={made[0]!} />
      </p>
    );
  },
};
