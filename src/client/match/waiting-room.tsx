import { useSignal } from "@preact/signals";
import type { ApiProblem } from "../api.ts";
import { startMatch } from "../api.ts";
import type { GameEntry } from "../games/registry.ts";
import { texts } from "../language.ts";
import { playBot } from "../play-bot.ts";
import { matchPath } from "../route.ts";
import { guest } from "../session.ts";
import { isFree } from "./arrive.ts";
import { seatName } from "./names.ts";
import { placeOf, SeatMark } from "./seat-mark.tsx";
import type { MatchStore } from "./store.ts";

/** Before everyone is there: the seats, the link to send, and the board already on the table. */
export function WaitingRoom({ match, game }: { match: MatchStore; game: GameEntry }) {
  const { waiting, problems } = texts.value;
  const problem = useSignal<ApiProblem | null>(null);
  const seats = match.seats.value;
  const you = match.seat.value;
  const isHosted = match.table.value?.start === "host";
  const isFull = !seats.some(isFree);

  async function start() {
    const started = await startMatch(guest.value?.token ?? "", match.id);
    if (!started.ok) problem.value = started.error;
  }

  return (
    <div class="waiting">
      <div class="waiting-text">
        <h2>{waiting.title}</h2>
        <p class="lead">{waiting.send}</p>
        <LinkToSend address={new URL(matchPath(match.id), location.href).href} />
        <ul class="waiting-seats">
          {seats.map((seat) => (
            <li key={seat.seat} data-free={isFree(seat)}>
              <SeatMark place={placeOf(seat.seat, you, seats.length)} />
              <span>{seatName(seats, seat.seat, texts.value)}</span>
              {seat.seat === you && <span class="note">({waiting.you})</span>}
            </li>
          ))}
        </ul>
        {isHosted && you === 0 ? (
          <button type="button" class="button is-filled" disabled={!isFull} onClick={start}>
            {waiting.start}
          </button>
        ) : (
          <p class="note">{isHosted ? waiting.hostStarts : waiting.startSoon}</p>
        )}
        <p class="refusal" role="alert">
          {problem.value && problems[problem.value]}
        </p>
        <p class="waiting-bot">
          <span>{waiting.meanwhile}</span>{" "}
          <button
            type="button"
            class="plain"
            onClick={async () => {
              problem.value = await playBot(game);
            }}
          >
            {waiting.meanwhileGo}
          </button>
        </p>
      </div>
      <div class="waiting-picture">
        <game.Miniature />
      </div>
    </div>
  );
}

function LinkToSend({ address }: { address: string }) {
  const { waiting } = texts.value;
  const told = useSignal("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      told.value = waiting.copied;
    } catch {
      told.value = waiting.copyFailed;
    }
  }

  return (
    <div class="link-to-send">
      <label class="field">
        <span class="unseen">{waiting.link}</span>
        <input class="text-box" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <button type="button" class="button is-filled" onClick={copy}>
        {waiting.copy}
      </button>
      {"share" in navigator && (
        <button
          type="button"
          class="button"
          onClick={() => void navigator.share({ title: "Palabre", url: address }).catch(() => {})}
        >
          {waiting.share}
        </button>
      )}
      <span class="note" role="status">
        {told.value}
      </span>
    </div>
  );
}
