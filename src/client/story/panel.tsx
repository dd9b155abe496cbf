import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Replay } from "../../match/log.ts";
import type { ClientGame } from "../games/client-game.ts";
import type { GameAfter } from "../games/game-after.ts";
import { findGame, GAMES, type GameEntry } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import type { Told } from "../match/after-end.tsx";
import type { MatchStore } from "../match/store.ts";
import { speakerOf } from "../match/story.tsx";
import { fetchReplay } from "../replay/read.ts";
import { type Step, stepsOf } from "../replay/steps.ts";
import { gamePath, replayPath } from "../route.ts";
import { Lines } from "./lines.tsx";
import { Plot } from "./plot.tsx";
import { storyTexts } from "./texts.ts";
import { Tip } from "./tip.tsx";
import { leadChanged, turningPoint } from "./turning.ts";
import "./story.css";

interface StoryMaterial {
  readonly game: GameEntry;
  readonly client: ClientGame;
  readonly after: GameAfter;
  readonly replay: Replay;
  readonly steps: readonly Step[];
}

/** The story of a match that is over: how it went, what stood out and what to learn of it. */
export function StoryPanel({ match, told }: { match: MatchStore; told: Signal<Told | null> }) {
  const material = useSignal<StoryMaterial | null>(null);
  useEffect(() => {
    void read(match).then((found) => {
      material.value = found;
    });
  }, [match.id]);
  if (material.value) return <Panel match={match} told={told} {...material.value} />;
  // A match that nobody keeps, as one in the page alone, or that nobody may read yet, has no story to fetch.
  const game = findGame(match.table.value?.game ?? "");
  return (
    game && (
      <div class="story-panel">
        <Tip match={match} game={game} />
      </div>
    )
  );
}

type PanelProps = StoryMaterial & { match: MatchStore; told: Signal<Told | null> };

function Panel({ match, told, game, client, after, replay, steps }: PanelProps) {
  const said = storyTexts.value;
  const speaker = speakerOf(match);
  const you = match.seat.value;
  const name = (seat: number): string => (seat === you ? texts.value.waiting.you : speaker.name(seat));
  const tale = after.tale(steps, { ...speaker, name });
  const turn = turningPoint(tale.series);
  const turned = turn === null ? null : steps[turn]!;
  const sentence = turned?.events.flatMap(
    (event) => client.tell(after.rules.disclose(event, you), speaker) ?? [],
  )[0];
  // Where the lead never turned, the finest thing that happened is the moment.
  const [finest, ...others] = tale.moments;
  const moment = sentence ? { label: said.turning, text: sentence } : finest;
  const rest = sentence ? tale.moments : others;
  useEffect(() => {
    // A plot is shown around only where it says something, as it is here.
    told.value = {
      series: leadChanged(tale.series) ? tale.series : [],
      boast: after.boast?.(steps, speaker) ?? null,
    };
  }, [steps]);
  const next = GAMES[(GAMES.indexOf(game) + 1) % GAMES.length]!;
  return (
    <section class="story-panel" aria-label={said.title}>
      <h3>{said.title}</h3>
      {moment && (
        <p class="story-moment">
          <span class="note">{moment.label}</span> {capital(moment.text)}
        </p>
      )}
      <Tip match={match} game={game} />
      {rest.length > 0 && (
        <dl class="story-moments">
          {rest.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{capital(text)}</dd>
            </div>
          ))}
        </dl>
      )}
      {leadChanged(tale.series) && (
        <Plot
          series={tale.series}
          label={tale.counted}
          names={match.seats.value.map(({ seat }) => capital(name(seat)))}
          you={you}
        />
      )}
      <Lines match={match} log={replay.log} />
      <p class="row">
        <a class="button" href={replayPath(match.id)}>
          {said.replay}
        </a>
        <a href={gamePath(next.id)}>{said.next(next.texts[language.value].name)}</a>
      </p>
    </section>
  );
}

/** A sentence may begin with "you". */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

async function read(match: MatchStore): Promise<StoryMaterial | null> {
  const game = findGame(match.table.value?.game ?? "");
  if (!game) return null;
  const replay = await fetchReplay(match.id);
  if (!replay.ok) return null;
  try {
    const [client, after] = await Promise.all([game.load(), game.loadAfter()]);
    return { game, client, after, replay: replay.value, steps: stepsOf(after.rules, replay.value.log) };
  } catch {
    return null; // an old page after a deployment: the end stands without its story
  }
}
