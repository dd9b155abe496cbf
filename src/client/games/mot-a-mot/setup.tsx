import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { words } from "./texts/index.ts";

const BID_SECONDS = [30, 60, 120] as const;
const FLOOR_SECONDS = [5, 8, 15] as const;
const USUAL = { bidSeconds: 60, floorSeconds: 8 } as const;

export const motAMotSetup: GameSetup = { Fields };

function Fields({ options, change }: { options: OptionsWish; change: (wish: OptionsWish) => void }) {
  const { setup } = words.value;
  return (
    <>
      <Choice
        legend={setup.bid}
        value={String(options.bidSeconds ?? USUAL.bidSeconds)}
        choices={BID_SECONDS.map((each) => [String(each), setup.seconds(each)])}
        change={(value) => change({ ...options, bidSeconds: Number(value) })}
      />
      <Choice
        legend={setup.floor}
        value={String(options.floorSeconds ?? USUAL.floorSeconds)}
        choices={FLOOR_SECONDS.map((each) => [String(each), setup.seconds(each)])}
        change={(value) => change({ ...options, floorSeconds: Number(value) })}
      />
    </>
  );
}
