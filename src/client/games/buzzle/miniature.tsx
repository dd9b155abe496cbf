import { Sketch } from "../buzzle-family/sketch.tsx";

/** A match under way: some letters found, some begun, one still dark. */
export function BuzzleMiniature() {
  return <Sketch rows={["BUZ", "ZLE"]} found={["Iuu", "iiu", "Ii", "i", "I", ""]} />;
}
