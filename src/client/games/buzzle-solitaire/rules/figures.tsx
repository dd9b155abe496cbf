import type { SolitaireTypes } from "../../../../games/buzzle-solitaire/index.ts";
import type { Lesson } from "../../../learn/lesson.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { sceneAt } from "../../../learn/scene.ts";
import { begunView } from "../../../match/store.ts";
import { DrawnWord } from "../../buzzle-family/pieces.tsx";
import "../../buzzle-family/styles/index.css";
import "../../buzzle-family/rules/figures.css";

/** The four starting words, and the first of them with what the lesson makes of it. */
const groupsIn = (lesson: Lesson<SolitaireTypes>, step: number) =>
  begunView(sceneAt(lesson, step)).value.groups;

export const figures: Figures<SolitaireTypes> = {
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
