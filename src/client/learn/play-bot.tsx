import { useSignal } from "@preact/signals";
import { BOT_LEVELS, type BotLevel } from "../../games/game.ts";
import type { ApiProblem } from "../api.ts";
import type { GameEntry } from "../games/registry.ts";
import { texts } from "../language.ts";
import { keepBotLevel, lastBotLevel, playBot } from "../play-bot.ts";
import { Choice } from "../ui/choice.tsx";
import { learnTexts } from "./texts.ts";
import "./play-bot.css";
import { Introduced } from "../bots/introduced.tsx";

/** How strong the bot is, and the one press that begins a match with it. */
export function PlayBot({ game }: { game: GameEntry }) {
  const { page } = learnTexts.value;
  const isAlone = game.seats.max === 1;
  return (
    <div class="play-bot">
      {!isAlone && <LevelChoice />}
      <StartButton game={game} label={isAlone ? page.alone : page.play} isFilled />
    </div>
  );
}

function LevelChoice() {
  const { create } = texts.value;
  const level = useSignal<BotLevel>(lastBotLevel());
  return (
    <>
      <Choice
        legend={create.botLevel}
        value={String(level.value)}
        choices={BOT_LEVELS.map((each) => [String(each), create.botLevels[each]])}
        change={(value) => {
          level.value = Number(value) as BotLevel;
          keepBotLevel(level.value);
        }}
      />
      <Introduced level={level.value} />
    </>
  );
}

export function StartButton(props: {
  game: GameEntry;
  label: string;
  isFilled?: boolean;
  wish?: Parameters<typeof playBot>[1];
}) {
  const { page } = learnTexts.value;
  const busy = useSignal(false);
  const problem = useSignal<ApiProblem | null>(null);
  async function start() {
    busy.value = true;
    problem.value = await playBot(props.game, props.wish);
    busy.value = false;
  }
  return (
    <>
      <button
        type="button"
        class={props.isFilled ? "button is-filled is-large" : "button"}
        disabled={busy.value}
        onClick={start}
      >
        {busy.value ? page.starting : props.label}
      </button>
      <p class="refusal" role="alert">
        {problem.value && texts.value.problems[problem.value]}
      </p>
    </>
  );
}
