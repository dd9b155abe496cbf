import type { GameTypes } from "../../games/game.ts";
import { stillPort } from "../local/browser-port.ts";
import type { LocalMatch } from "../local/store.ts";
import type { Lesson } from "./lesson.ts";
import { LessonRun } from "./run.ts";

/** The position in which a step of a lesson begins, to be drawn. */
export const sceneAt = <Types extends GameTypes>(lesson: Lesson<Types>, step: number): LocalMatch<Types> =>
  new LessonRun(lesson, { id: "learner", name: "" }, stillPort(), step).match.value;
