import { useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Language } from "../../core/language.ts";
import type { RoomWish } from "../../protocol/requests.ts";
import { type ApiProblem, startMatch, takeSeat } from "../api.ts";
import type { GameEntry } from "../games/registry.ts";
import { texts } from "../language.ts";
import { playBot } from "../play-bot.ts";
import { dropMatch } from "../recent.ts";
import { AgreementNote } from "../room/agreement-note.tsx";
import { changeRoom, leaveRoom } from "../room/api.ts";
import { TableFields, type TableWish } from "../room/fields.tsx";
import { SeatRow } from "../room/seat-row.tsx";
import { roomTexts } from "../room/texts.ts";
import { go, HOME_PATH, matchPath } from "../route.ts";
import { ensureGuest, guest } from "../session.ts";
import { lazy } from "../ui/lazy.tsx";
import { announce } from "../ui/live.tsx";
import { isFree } from "./arrive.ts";
import type { MatchStore } from "./store.ts";
import "../room/room.css";

const Nothing = () => null;
const QrCode = lazy(
  () => import("../room/qr-code.tsx").then((module) => module.QrCode),
  Nothing,
  () => <p class="refusal">{roomTexts().qrFailed}</p>,
);

/** Before the match begins: who is there, what will be played, and the way to invite somebody. */
export function WaitingRoom({ match, game }: { match: MatchStore; game: GameEntry }) {
  const { waiting, problems } = texts.value;
  const said = roomTexts();
  const problem = useSignal<ApiProblem | null>(null);
  const busy = useSignal(false);
  const table = match.table.value;
  const seats = match.seats.value;
  const you = match.seat.value;
  const isHost = table !== null && table.host === match.player.value;
  const isFull = !seats.some(isFree);
  useToldToHost(match);
  if (table === null) return null;

  /** One call at a time; what it changed comes back over the socket, to everybody alike. */
  async function act(ask: (token: string) => Promise<{ ok: boolean; error?: ApiProblem }>): Promise<boolean> {
    busy.value = true;
    const player = await ensureGuest();
    const answer = player.ok ? await ask(player.value.token) : player;
    busy.value = false;
    problem.value = answer.ok ? null : (answer.error ?? "internal");
    return answer.ok;
  }

  async function leave() {
    if (!(await act((token) => leaveRoom(token, match.id)))) return;
    dropMatch(match.id);
    go(HOME_PATH);
  }

  async function sitDown() {
    const wasKnown = guest.value !== null;
    if ((await act((token) => takeSeat(token, match.id))) && !wasKnown) match.takeBack();
  }

  const wish = { ...table, seats: seats.length } as unknown as TableWish;
  return (
    <div class="waiting">
      <div class="waiting-text">
        <h2>{waiting.title}</h2>
        {you === null ? (
          <p class="lead">{said.watching}</p>
        ) : (
          <Invitation match={match} code={table.code} isMain={!isFull} />
        )}
        <AgreementNote game={game.id} language={table.language as Language} options={table.options} />
        <ul class="waiting-seats">
          {seats.map((seat) => (
            <SeatRow key={seat.seat} match={match} seat={seat} isHost={isHost} act={act} />
          ))}
        </ul>
        <div class="row waiting-acts">
          {isHost && table.start === "host" && (
            <button
              type="button"
              class="button is-filled is-large"
              disabled={!isFull || busy.value}
              onClick={() => act((token) => startMatch(token, match.id))}
            >
              {waiting.start}
            </button>
          )}
          {you === null && !isFull && (
            <button type="button" class="button is-filled" disabled={busy.value} onClick={sitDown}>
              {said.sit}
            </button>
          )}
          {you !== null && (
            <button type="button" class="button" onClick={leave}>
              {said.leave}
            </button>
          )}
        </div>
        <p class="note">
          {table.start === "full" ? waiting.startSoon : isHost ? !isFull && said.notFull : waiting.hostStarts}
        </p>
        <p class="refusal" role="alert">
          {problem.value && problems[problem.value]}
        </p>
        <details class="more room-settings">
          <summary>{said.settings}</summary>
          <p class="note">{isHost ? said.settingsHost : said.settingsOthers}</p>
          <fieldset class="room-fields" disabled={!isHost}>
            <TableFields
              game={game}
              wish={wish}
              language={table.language as Language}
              people
              change={({ options, seats, visibility, start }) =>
                act((token) =>
                  changeRoom(token, match.id, { options, seats, visibility, start } satisfies RoomWish),
                )
              }
            />
          </fieldset>
        </details>
        {you !== null && (
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
        )}
      </div>
      <div class="waiting-picture">
        <game.Miniature />
      </div>
    </div>
  );
}

/** Whoever gets the room from its host is told so. */
function useToldToHost(match: MatchStore): void {
  const before = useRef<string | null>(null);
  useSignalEffect(() => {
    const host = match.table.value?.host ?? null;
    if (before.current !== null && before.current !== host && host === match.player.value)
      announce(roomTexts().youHost);
    before.current = host;
  });
}

function Invitation(props: { match: MatchStore; code: string | null; isMain: boolean }) {
  const { match, code, isMain } = props;
  const { waiting } = texts.value;
  const said = roomTexts();
  return (
    <>
      <p class="lead">{waiting.send}</p>
      <LinkToSend address={new URL(matchPath(match.id), location.href).href} isMain={isMain} />
      {code && (
        <p class="room-code">
          <span class="field-name">{said.code}</span> <b>{code}</b> <span class="note">{said.codeHint}</span>
        </p>
      )}
    </>
  );
}

/** Where a device shares by itself that comes first; else the link is copied. One filled button, until the table is full. */
function LinkToSend({ address, isMain }: { address: string; isMain: boolean }) {
  const { waiting } = texts.value;
  const said = roomTexts();
  const told = useSignal("");
  const isQrShown = useSignal(false);
  const canShare = "share" in navigator;

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
      {canShare && (
        <button
          type="button"
          class={isMain ? "button is-filled" : "button"}
          onClick={() => void navigator.share({ title: "Palabre", url: address }).catch(() => {})}
        >
          {waiting.share}
        </button>
      )}
      <button type="button" class={isMain && !canShare ? "button is-filled" : "button"} onClick={copy}>
        {waiting.copy}
      </button>
      <button
        type="button"
        class="button"
        aria-expanded={isQrShown.value}
        onClick={() => {
          isQrShown.value = !isQrShown.value;
        }}
      >
        {isQrShown.value ? said.qrHide : said.qrShow}
      </button>
      <span class="note" role="status">
        {told.value}
      </span>
      {isQrShown.value && <QrCode address={address} />}
    </div>
  );
}
