import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Replay } from "../../match/log.ts";
import type { ApiProblem } from "../api.ts";
import type { ClientGame } from "../games/client-game.ts";
import type { GameAfter } from "../games/game-after.ts";
import { findGame, type GameEntry } from "../games/registry.ts";
import { language, texts } from "../language.ts";
import { guest } from "../session.ts";
import { Loading } from "../ui/lazy.tsx";
import { Notice } from "../ui/notice.tsx";
import { fetchReplay } from "./read.ts";
import { replayTexts } from "./texts.ts";
import { WatchedMatch } from "./watched.ts";
import { Watching } from "./watching.tsx";

/** A replay and the code of its game. */
export interface Loaded {
  readonly replay: Replay;
  readonly game: GameEntry;
  readonly client: ClientGame;
  readonly after: GameAfter;
}

/** `/m/:id/replay`: a finished match, step by step, folded and checked in the page. */
export function ReplayPage({ id }: { id: string }) {
  const loaded = useSignal<Result<Loaded, ApiProblem> | null>(null);
  async function load() {
    const replay = await fetchReplay(id);
    loaded.value = replay.ok ? await withGame(replay.value) : replay;
  }
  useEffect(() => void load(), [id]);
  const { line, problems, retry } = texts.value;
  if (loaded.value === null) return <Loading />;
  if (loaded.value.ok) return <Watched loaded={loaded.value.value} />;
  const { error } = loaded.value;
  if (error === "match-not-found") return <Notice title={line.noSuchMatchTitle} body={line.noSuchMatch} />;
  return (
    <Notice title={replayTexts.value.shut} body={problems[error]} act={retry} onAct={() => void load()} />
  );
}

/** `/games/:game/example`: the match that a game's rules are explained by, where there is one. */
export function ExamplePage({ game: id }: { game: string }) {
  const loaded = useSignal<Loaded | "none" | null>(null);
  useEffect(() => {
    void loadExample(id).then((found) => {
      loaded.value = found ?? "none";
    });
  }, [id]);
  const { lost } = texts.value;
  if (loaded.value === null) return <Loading />;
  if (loaded.value === "none") return <Notice title={lost.title} body={lost.body} />;
  return <Watched loaded={loaded.value} isExample />;
}

function Watched({ loaded, isExample = false }: { loaded: Loaded; isExample?: boolean }) {
  const match = useMemo(() => {
    const made = new WatchedMatch(loaded.after, loaded.replay);
    const mine = made.steps
      .at(-1)
      ?.state.seats.findIndex(({ members }) => members.some(({ id }) => id === guest.value?.id));
    made.seat.value = mine === undefined || mine < 0 ? null : mine;
    return made;
  }, [loaded]);
  return (
    <Watching
      match={match}
      loaded={loaded}
      isExample={isExample}
      name={loaded.game.texts[language.value].name}
    />
  );
}

async function withGame(replay: Replay): Promise<Result<Loaded, ApiProblem>> {
  const game = findGame(replay.header.game);
  if (!game) return fail("game-unknown");
  const [client, after] = await Promise.all([game.load(), game.loadAfter()]);
  return ok({ replay, game, client, after });
}

async function loadExample(id: string): Promise<Loaded | null> {
  const replay = await findGame(id)?.loadExample?.();
  if (!replay) return null;
  const loaded = await withGame(replay);
  return loaded.ok ? loaded.value : null;
}
