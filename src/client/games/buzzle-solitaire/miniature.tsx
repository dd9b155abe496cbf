import { Sketch } from "../buzzle-family/sketch.tsx";

/** Four letters on their way from one word to the next. */
export function SolitaireMiniature() {
  return <Sketch rows={["SO", "LO"]} found={["uu", "C", "Ii", ""]} />;
}
