import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { withoutGuestNumber } from "../../core/guest-names.ts";
import { changeName } from "../account/api.ts";
import { texts } from "../language.ts";
import type { MatchStore } from "../match/store.ts";
import { isFramed } from "../route.ts";
import { becomePlayer, currentToken, guest } from "../session.ts";
import { recall, remember } from "../storage.ts";
import { announce } from "../ui/live.tsx";
import { roomTexts } from "./texts.ts";
import "./own-name.css";

const NAME_MAX = 24;
const TOLD = "name-told";

/** Where a partner's site says who one is, the name is changed there. */
export const canRename = (): boolean => guest.value !== null && !isFramed();

/** One's own name, changed where it stands: what is there is a suggestion. */
export function OwnName({ done }: { done?: () => void }) {
  const said = roomTexts();
  const isOpen = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen.value) opener.current?.focus();
    wasOpen.current = isOpen.value;
  }, [isOpen.value]);
  if (!canRename()) return null;
  const shut = (): void => {
    isOpen.value = false;
  };
  return isOpen.value ? (
    <NameForm
      shut={shut}
      done={() => {
        shut();
        done?.();
      }}
    />
  ) : (
    <button
      ref={opener}
      type="button"
      class="plain own-name-open"
      onClick={() => {
        isOpen.value = true;
      }}
    >
      {said.nameChange}
    </button>
  );
}

function NameForm({ shut, done }: { shut: () => void; done: () => void }) {
  const said = roomTexts();
  const { create, problems, close } = texts.value;
  const typed = useSignal(guest.value?.name ?? "");
  const refused = useSignal<string | null>(null);
  const busy = useSignal(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  async function change(event: Event) {
    event.preventDefault();
    const wanted = typed.value.trim();
    if (wanted === guest.value?.name || wanted === "") return shut();
    busy.value = true;
    const answer = await changeName(currentToken() ?? "", wanted);
    busy.value = false;
    if (!answer.ok) {
      refused.value = answer.error === "body-malformed" ? create.nameRefused : problems[answer.error];
      return;
    }
    becomePlayer(answer.value);
    announce(said.nameAs(answer.value.player.name));
    done();
  }

  return (
    <form
      class="own-name"
      onSubmit={(event) => void change(event)}
      onKeyDown={(event) => {
        if (event.key === "Escape") shut();
      }}
    >
      <input
        ref={field}
        class="text-box"
        aria-label={create.name}
        value={typed.value}
        maxLength={NAME_MAX}
        autoComplete="nickname"
        aria-invalid={refused.value !== null}
        onInput={(event) => {
          typed.value = event.currentTarget.value;
          refused.value = null;
        }}
      />
      <button type="submit" class="button" disabled={busy.value}>
        {said.nameKeep}
      </button>
      <button type="button" class="plain" onClick={shut}>
        {close}
      </button>
      <p class="refusal" role="alert">
        {refused.value}
      </p>
    </form>
  );
}

/**
 * Whether somebody who came straight to a table with others is still called as nobody chose: they never saw the waiting
 * room, where their name stands beside their seat.
 */
export function isNameNew(match: MatchStore): boolean {
  const { name } = guest.value ?? { name: "" };
  const others = match.seats.value.some(
    ({ seat, members }) => seat !== match.seat.value && members.length > 0,
  );
  return (
    canRename() &&
    withoutGuestNumber(name) !== name &&
    match.seat.value !== null &&
    others &&
    match.isLive.value &&
    match.view.value?.phase !== "waiting" &&
    recall(TOLD) === null
  );
}

/** Says once, at the first table with others, how they read one's name; it goes when it is changed or put away. */
export function NameNote({ match }: { match: MatchStore }) {
  const said = roomTexts();
  const isShut = useSignal(false);
  if (isShut.value || guest.value === null || match.view.value?.outcome != null) return null;
  const shut = (): void => {
    remember(TOLD, true);
    isShut.value = true;
  };
  return (
    <div class="name-note">
      <span>{said.nameAs(guest.value.name)}</span> <OwnName done={shut} />
      <button type="button" class="icon-button" aria-label={texts.value.close} onClick={shut}>
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
