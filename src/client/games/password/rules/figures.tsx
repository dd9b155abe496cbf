import { useMemo } from "preact/hooks";
import type { PasswordTypes } from "../../../../games/password/index.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { sceneAt } from "../../../learn/scene.ts";
import { Ring } from "../ring-board.tsx";
import { PasswordTable } from "../table.ts";
import { Target } from "../target.tsx";
import "../styles/index.css";

/** After a yes to a circle, a yes to a letter, and a throw to the next circle. */
const ASKED = 4;
const REFUSED = 5;

export const figures: Figures<PasswordTypes> = {
  board: ({ lesson }) => {
    const table = useMemo(() => new PasswordTable(sceneAt(lesson, ASKED)), [lesson]);
    return <Ring table={table} />;
  },
  word: ({ lesson }) => {
    const table = useMemo(() => new PasswordTable(sceneAt(lesson, REFUSED)), [lesson]);
    return <Target table={table} />;
  },
};
