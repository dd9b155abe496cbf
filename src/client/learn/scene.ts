import { stillPort } from "../local/browser-port.ts";
import type { LocalMatch } from "../local/store.ts";
import type { Lesson } from "./lesson.ts";
import { LessonRun } from "./run.ts";

/** The position in which a step of a lesson begins, to be drawn. */
export const sceneAt = (lesson: Lesson, step: number): LocalMatch =>
  new LessonRun(lesson, { id: "learner", name: "" }, stillPort(), step).match.value;
