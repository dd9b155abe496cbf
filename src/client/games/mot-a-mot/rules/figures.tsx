import { useMemo } from "preact/hooks";
import type { MotAMotTypes } from "../../../../games/mot-a-mot/index.ts";
import type { Figures } from "../../../learn/rule-book.ts";
import { sceneAt } from "../../../learn/scene.ts";
import { Card } from "../card.tsx";
import { MotAMotMiniature } from "../miniature.tsx";
import { MotAMotTable } from "../table.ts";
import { Tokens } from "../tokens.tsx";
import "../styles/index.css";
import "./figures.css";

/** The learner speaks for the lesson's second card. */
const SPEAKING = 5;

export const figures: Figures<MotAMotTypes> = {
  card: ({ lesson }) => {
    const table = useMemo(() => new MotAMotTable(sceneAt(lesson, SPEAKING)), [lesson]);
    return <Card table={table} open />;
  },
  buzzer: () => <MotAMotMiniature />,
  tokens: () => (
    <p class="mam-figure">
      <Tokens speaker={3} seeker={2} />
    </p>
  ),
};
