import { roundsOf } from "../../../games/mot-a-mot/roles.ts";
import { Choice } from "../../ui/choice.tsx";
import type { GameSetup, OptionsWish } from "../client-game.ts";
import { words } from "./texts/index.ts";

const BID_SECONDS = [30, 60, 120] as const;
const FLOOR_SECONDS = [5, 8, 15] as const;
const ROUNDS = [2, 3, 4, 6, 8, 10, 12] as const;
const USUAL = { bidSeconds: 60, floorSeconds: 8, lead: "drawn", rounds: "usual" } as const;

export const motAMotSetup: GameSetup = { Fields };

function Fields(props: { options: OptionsWish; seats: number; change: (wish: OptionsWish) => void }) {
  const { options, seats, change } = props;
  const { setup } = words.value;
  const lead = options.lead ?? USUAL.lead;
  const rounds = options.rounds ?? USUAL.rounds;
  // Any number may have been agreed on without this page.
  const numbers = [...new Set([...ROUNDS, ...(typeof rounds === "number" ? [rounds] : [])])];
  return (
    <>
      <Choice
        legend={setup.lead}
        value={typeof lead === "number" && lead < seats ? String(lead) : USUAL.lead}
        choices={[
          [USUAL.lead, setup.drawn],
          ...Array.from({ length: seats }, (_, seat) => [String(seat), setup.seat(seat + 1)] as const),
        ]}
        change={(value) => change({ ...options, lead: value === USUAL.lead ? value : Number(value) })}
      />
      <Choice
        legend={setup.rounds}
        value={String(rounds)}
        choices={[
          [USUAL.rounds, setup.usualRounds(roundsOf(seats, USUAL.rounds))],
          ...numbers.sort((a, b) => a - b).map((each) => [String(each), String(each)] as const),
        ]}
        change={(value) => change({ ...options, rounds: value === USUAL.rounds ? value : Number(value) })}
      />
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
